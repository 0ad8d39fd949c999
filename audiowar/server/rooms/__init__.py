"""The lobby, and rooms in which people and bots play."""
