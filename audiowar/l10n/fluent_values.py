"""The values that `convert_arguments.py` passes to the Fluent library: lists, texts and numbers.

This module is separate because it imports Fluent, which loads slowly.
"""

from __future__ import annotations

from typing import Any

from fluent.runtime.types import FluentFloat, FluentInt, FluentType

from .list_joining import YOU
from .protect_from_transliteration import protect_from_transliteration


class Items(FluentType, tuple[str, ...]):
    """A list of texts, joined by commas if a message calls no function such as NAMES."""

    def format(self, locale: Any) -> str:
        return ", ".join(self)


class Verbatim(str, FluentType):
    """A text that is never transliterated. Selectors compare the bare text, without any marks."""

    def format(self, locale: Any) -> str:  # type: ignore[override]
        return protect_from_transliteration(str(self))


class ScriptKeepingItems(Items):
    """A list of texts that are not transliterated."""

    def format(self, locale: Any) -> str:
        return ", ".join(
            item if item == YOU else protect_from_transliteration(item) for item in self
        )


LARGEST = 10**15
"""The largest number that Babel can format."""


def make_fluent_number(value: float) -> FluentInt | FluentFloat | Verbatim:
    """Return a number to be formatted without thousands separators, or as text if too large."""
    if abs(value) >= LARGEST:
        return Verbatim(str(value))
    if isinstance(value, float):
        return FluentFloat(value, useGrouping=False)
    return FluentInt(value, useGrouping=False)
