"""Bots: they get the view of one seat and answer its questions."""
