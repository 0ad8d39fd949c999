"""Bots, which see a match from one seat and answer its questions, and the coach of most games."""
