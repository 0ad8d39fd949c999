"""Online play: connecting, server menu, waiting room, shared table."""
