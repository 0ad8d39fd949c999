"""Metrics, health and log of a running server."""
