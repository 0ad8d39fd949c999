"""The lobby and its rooms, in which people and bots play."""
