"""One file per way to speak."""
