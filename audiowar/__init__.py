"""Scientific War and its family of card games, played by ear and by keyboard."""

__version__ = "1.0.0"
