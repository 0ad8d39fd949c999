"""The only modules that open a window or a terminal."""
