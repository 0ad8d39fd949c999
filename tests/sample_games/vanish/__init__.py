"""Vanish: all that the program knows about it."""
