"""A small game of its own, with an event of its own: what a new game needs, and nothing more."""
