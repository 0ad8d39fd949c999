"""A running table: seats, randomness, pace, and the bots that play at it."""
