"""A browser for tests."""

from tests.web.conftest import chromium

__all__ = ["chromium"]
