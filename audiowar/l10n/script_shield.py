"""Mark pieces of text that keep their script."""

from __future__ import annotations

OPEN, CLOSE = "\ue000", "\ue001"
"""Private characters round a piece; a transliteration takes them away."""


def shield(text: str) -> str:
    """Mark a piece of text so that transliteration leaves it as it is."""
    return f"{OPEN}{text.replace(OPEN, '').replace(CLOSE, '')}{CLOSE}"
