"""Classic War."""
