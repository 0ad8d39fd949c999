"""New Game: all that the program knows about it."""
