"""The card game Scientific War and its family, played by ear and by keyboard."""

__version__ = "0.9.0"
