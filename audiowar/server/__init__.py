"""The online server: connections, rooms, stored tables, and pages whose engine runs here."""
