"""Explain tricks step by step, from their events and the options."""
