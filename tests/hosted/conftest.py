"""Servers and a browser for tests."""

from tests.server.conftest import fast, serve
from tests.web.conftest import chromium

__all__ = ["chromium", "fast", "serve"]
