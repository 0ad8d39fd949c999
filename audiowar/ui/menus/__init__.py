"""The menus for starting and leaving a game."""
