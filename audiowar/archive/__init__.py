"""All games of a player: the list of them, and what can be known from it."""
