"""Values that Fluent itself does not know: lists, and texts that keep their script."""

from __future__ import annotations

from typing import Any

from fluent.runtime.types import FluentType

from .cyrillic import shield


class Items(FluentType, tuple):  # type: ignore[misc, type-arg]
    """A list of texts, for CARDS, NAMES, LIST, COUNT and LENGTH."""

    def format(self, locale: Any) -> str:
        return ", ".join(
            item.format(locale) if isinstance(item, FluentType) else str(item) for item in self
        )


class Verbatim(FluentType, str):  # type: ignore[misc]
    """A text that equals itself in a selector and is shielded where it is told."""

    def format(self, locale: Any) -> str:
        return shield(str(self))
