"""Servers and a browser for tests."""

from ..server.conftest import fast, serve
from ..web.conftest import chromium

__all__ = ["chromium", "fast", "serve"]
