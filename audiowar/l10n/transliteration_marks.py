"""Mark pieces of text that keep their script."""

from __future__ import annotations

OPEN, CLOSE = "\ue000", "\ue001"
"""Private characters around a piece; transliteration removes them."""


def shield(text: str) -> str:
    """Mark a piece of text so that transliteration leaves it unchanged."""
    return f"{OPEN}{text.replace(OPEN, '').replace(CLOSE, '')}{CLOSE}"
