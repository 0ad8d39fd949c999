"""Tod und Leben: all that the program knows about it."""
