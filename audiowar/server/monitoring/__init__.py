"""Figures of a running server, whether it is well, and what it logs."""
