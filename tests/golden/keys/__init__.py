"""What the keys of the table say in the middle of whole games, kept and read."""
