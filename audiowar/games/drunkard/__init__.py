"""Drunkard: all that the program knows about it."""
