"""A match being played: its table, seats, pace, random numbers, and the bots that play in it."""
