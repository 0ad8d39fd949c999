"""Steal War."""
