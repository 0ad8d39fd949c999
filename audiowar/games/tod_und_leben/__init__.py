"""Tod und Leben."""
