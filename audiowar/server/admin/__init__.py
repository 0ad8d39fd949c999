"""Let the operator control a running server: commands arrive at a socket in the server's folder."""
