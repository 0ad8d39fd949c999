"""Fluent messages, card names, numbers and scripts of the languages."""
