"""What is said, sounds and is sent on the way to a server and at its tables, kept and read."""
