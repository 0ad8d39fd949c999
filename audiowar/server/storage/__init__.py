"""The server's storage: tables, seats and event logs in a SQLite file."""
