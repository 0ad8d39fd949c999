"""Screens about the player's past and saved games."""
