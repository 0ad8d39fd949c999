"""Scientific War: all that the program knows about it."""
