"""Bots, which get the view of one seat and answer its questions, and the coach of most games."""
