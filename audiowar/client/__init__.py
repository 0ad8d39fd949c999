"""Connect to a server and show its tables as if they were local."""
