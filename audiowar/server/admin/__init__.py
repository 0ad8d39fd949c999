"""How the operator controls a running server: the socket in its folder, and the commands."""
