"""What the operator can see of a running server: its health, its metrics and its log."""
