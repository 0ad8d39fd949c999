"""Frontends: the window and the terminal."""
