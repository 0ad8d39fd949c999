"""Playing with others: connecting, server menu, waiting room, shared table."""
