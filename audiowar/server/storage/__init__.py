"""Where a server stores its game tables: the repository interface and its SQLite implementation."""
