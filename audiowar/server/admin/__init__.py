"""Control of a running server by its operator, through a socket in its folder."""
