"""A running table: seats, seed, who is asked, transcript, saves."""
