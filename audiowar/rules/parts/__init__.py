"""Functions from which games are composed."""
