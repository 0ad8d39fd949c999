"""A running table: seats, random numbers, pace, and the bots that play there."""
