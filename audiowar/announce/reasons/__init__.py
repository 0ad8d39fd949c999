"""Explain why a trick ended as it did, step by step, from its events and the options."""
