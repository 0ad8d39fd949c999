"""Servers for tests."""

from ..server.conftest import fast, serve

__all__ = ["fast", "serve"]
