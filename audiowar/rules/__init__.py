"""The rules shared by all games: a pure core that turns answers and random outcomes into events."""
