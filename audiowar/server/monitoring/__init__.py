"""Show the operator the state of a running server: its health, its metrics and its log."""
