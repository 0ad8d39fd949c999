"""Control of a running server by its operator, through a socket in the server's folder."""
