"""Scientific War."""
