"""Bots: they see the view of one seat and answer its questions."""
