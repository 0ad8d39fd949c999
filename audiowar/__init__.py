"""The card game Scientific War and its family, played by ear and by keyboard."""

__version__ = "1.0.0"
