"""The games: a pure core that turns choices and chance into events."""
