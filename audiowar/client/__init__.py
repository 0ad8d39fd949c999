"""The player's side of online play: connect to a server, and use its tables like local ones."""
