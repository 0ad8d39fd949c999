"""Commands, key names, key maps."""
