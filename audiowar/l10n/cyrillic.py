"""Write finished Serbian text in Cyrillic."""

from __future__ import annotations

import re

OPEN, CLOSE = "\ue000", "\ue001"
"""Private characters round a piece that keeps its script."""


def shield(text: str) -> str:
    """Mark a piece of text so that `to_cyrillic` leaves it as it is."""
    return f"{OPEN}{text.replace(OPEN, '').replace(CLOSE, '')}{CLOSE}"


def to_cyrillic(text: str) -> str:
    return re.sub(f"[{OPEN}{CLOSE}]", "", text)
