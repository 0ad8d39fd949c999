"""Mark pieces of text that must not be transliterated."""

from __future__ import annotations

OPEN, CLOSE = "\ue000", "\ue001"
"""Private characters before and after a protected piece. Transliteration removes them."""


def protect_from_transliteration(text: str) -> str:
    """Return a text in marks, between which transliteration leaves it unchanged."""
    return f"{OPEN}{text.replace(OPEN, '').replace(CLOSE, '')}{CLOSE}"
