"""Mark pieces of text that must not be transliterated."""

from __future__ import annotations

OPEN, CLOSE = "\ue000", "\ue001"
"""Private-use characters around such a piece of text. Transliteration removes them."""


def protect_from_transliteration(text: str) -> str:
    """Return a text enclosed in marks, so that a change of script leaves the text unchanged."""
    return f"{OPEN}{text.replace(OPEN, '').replace(CLOSE, '')}{CLOSE}"
