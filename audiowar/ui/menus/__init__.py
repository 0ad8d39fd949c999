"""The menus that lead to a game."""
