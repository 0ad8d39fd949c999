"""Storage of a server's game tables: the repository interface and its SQLite implementation."""
