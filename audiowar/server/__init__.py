"""The online server: connections, rooms, stored tables, and hosted pages."""
