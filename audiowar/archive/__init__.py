"""The player's past and saved games: the list of them, statistics, goals and replay."""
