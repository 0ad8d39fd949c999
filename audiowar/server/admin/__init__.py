"""Let the operator control a running server by commands to a socket in its folder."""
