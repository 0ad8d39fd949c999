"""Input: commands, key names and key maps."""
