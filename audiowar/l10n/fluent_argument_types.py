"""The values that `convert_arguments.py` passes to the Fluent library: lists, texts and numbers.

This module is separate because it imports Fluent, which loads slowly.
"""

from __future__ import annotations

from typing import Any

from fluent.runtime.types import FluentFloat, FluentInt, FluentType

from .list_joining import LISTENER_MARK
from .protect_from_transliteration import protect_from_transliteration


class TextList(FluentType, tuple[str, ...]):
    """A list of texts, joined by commas unless a message passes it to a function such as NAMES."""

    def format(self, locale: Any) -> str:
        return ", ".join(self)


class UntransliteratedText(str, FluentType):
    """A text that is never transliterated. Selectors compare the bare text, without any marks."""

    def format(self, locale: Any) -> str:  # type: ignore[override]
        return protect_from_transliteration(str(self))


class UntransliteratedTextList(TextList):
    """A list of texts that are never transliterated."""

    def format(self, locale: Any) -> str:
        return ", ".join(
            item if item == LISTENER_MARK else protect_from_transliteration(item) for item in self
        )


TOO_LARGE_FOR_BABEL = 10**15
"""Babel cannot format a number of this size or larger."""


def make_fluent_number(value: float) -> FluentInt | FluentFloat | UntransliteratedText:
    """Return a Fluent number without thousands separators, or a text if Babel cannot format it."""
    if abs(value) >= TOO_LARGE_FOR_BABEL:
        return UntransliteratedText(str(value))
    if isinstance(value, float):
        return FluentFloat(value, useGrouping=False)
    return FluentInt(value, useGrouping=False)
