"""Armed War: all that the program knows about it."""
