"""Mark pieces of text that must not be transliterated."""

from __future__ import annotations

PROTECTION_START, PROTECTION_END = "\ue000", "\ue001"
"""Private-use characters around a protected piece of text. Transliteration removes them."""


def protect_from_transliteration(text: str) -> str:
    """Return a text enclosed in marks, so that a change of script leaves the text unchanged."""
    unmarked = text.replace(PROTECTION_START, "").replace(PROTECTION_END, "")
    return f"{PROTECTION_START}{unmarked}{PROTECTION_END}"
