"""Screens about all games of a player."""
