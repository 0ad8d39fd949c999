"""Make Fluent values of what a message is told about; loaded with Fluent itself."""

from __future__ import annotations

from typing import Any

from fluent.runtime.types import FluentInt, FluentType

from .list_joining import YOU
from .script_shield import shield


class Items(FluentType, tuple[str, ...]):
    """A list of texts, for CARDS, NAMES, LIST, COUNT and LENGTH."""

    def format(self, locale: Any) -> str:
        """The items, for a message that names none of the functions."""
        return ", ".join(self)


class Verbatim(str, FluentType):
    """A text that equals itself in a selector and keeps its script where it is told."""

    def format(self, locale: Any) -> str:  # type: ignore[override]
        """The text in its shield."""
        return shield(str(self))


class ShieldedItems(Items):
    """A list of texts that keep their script."""

    def format(self, locale: Any) -> str:
        """The items, each in its shield but the listener."""
        return ", ".join(item if item == YOU else shield(item) for item in self)


LARGEST = 10**15
"""Babel cannot format numbers that are much greater."""


def make_number(value: int) -> FluentInt | Verbatim:
    """A number that is told without grouping of thousands; a senseless one as it is written."""
    if abs(value) >= LARGEST:
        return Verbatim(str(value))
    return FluentInt(value, useGrouping=False)
