"""What the server keeps on disk: tables, seats and their event logs."""
