"""Convert message arguments to Fluent values. Imported only together with Fluent."""

from __future__ import annotations

from typing import Any

from fluent.runtime.types import FluentFloat, FluentInt, FluentType

from .list_joining import YOU
from .transliteration_marks import protect_script


class Items(FluentType, tuple[str, ...]):
    """A list of texts, for CARDS, NAMES, LIST, COUNT and LENGTH."""

    def format(self, locale: Any) -> str:
        """Return the items joined, for a message that calls no function."""
        return ", ".join(self)


class Verbatim(str, FluentType):
    """A text that is not transliterated, and that a selector compares unchanged."""

    def format(self, locale: Any) -> str:  # type: ignore[override]
        """Return the protected text."""
        return protect_script(str(self))


class ScriptKeepingItems(Items):
    """A list of texts that are not transliterated."""

    def format(self, locale: Any) -> str:
        """Return the joined items, protected except for the listener."""
        return ", ".join(item if item == YOU else protect_script(item) for item in self)


LARGEST = 10**15
"""The largest number that Babel can format."""


def make_number(value: float) -> FluentInt | FluentFloat | Verbatim:
    """Return a number without thousands separators.

    A number that is too large is returned as text.
    """
    if abs(value) >= LARGEST:
        return Verbatim(str(value))
    if isinstance(value, float):
        return FluentFloat(value, useGrouping=False)
    return FluentInt(value, useGrouping=False)
