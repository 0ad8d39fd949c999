"""Mark pieces of text that must not be transliterated."""

from __future__ import annotations

OPEN, CLOSE = "\ue000", "\ue001"
"""The private characters around such a piece. Transliteration removes them."""


def protect_script(text: str) -> str:
    """Mark a piece of text so that transliteration leaves it unchanged."""
    return f"{OPEN}{text.replace(OPEN, '').replace(CLOSE, '')}{CLOSE}"
