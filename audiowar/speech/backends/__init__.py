"""Speech backends."""
