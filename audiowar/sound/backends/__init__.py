"""One file per way to sound."""
