"""A running table: its seats, random numbers, pace, and the bots that play at it."""
