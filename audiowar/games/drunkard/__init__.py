"""Drunkard."""
