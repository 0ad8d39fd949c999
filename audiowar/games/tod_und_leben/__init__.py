"""The card game Tod und Leben (Death and Life)."""
