"""What the operator asks of a running server, by a socket in its folder."""
