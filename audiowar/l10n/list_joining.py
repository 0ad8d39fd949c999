"""Join lists by the rules of a language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

YOU = "\ue002"
"""Represents the listener among players' names. It is a private character that no name contains."""


@dataclass(frozen=True)
class ListRules:
    """The rules by which a language joins lists."""

    words: Mapping[str, str] = field(default_factory=lambda: {"and": "and", "or": "or"})
    """The conjunction of each kind, "and" and "or"."""
    before: Mapping[str, tuple[tuple[str, re.Pattern[str]], ...]] = field(default_factory=dict)
    """Other conjunctions of a kind, each with a pattern that the next item must begin with."""
    you_last: bool = False
    """Whether the listener is named last."""

    def join(self, items: list[str], kind: str = "and") -> str:
        """Join texts: "a", "a and b", "a, b and c". Raises KeyError for an unknown kind."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self._word(kind, items[-1])} {items[-1]}"

    def _word(self, kind: str, following: str) -> str:
        for word, beginning in self.before.get(kind, ()):
            if beginning.match(following):
                return word
        return self.words[kind]

    def place_listener(self, names: list[str]) -> list[str]:
        """Move the listener, if named, to the place that the language prefers."""
        if YOU not in names:
            return names
        others = [name for name in names if name != YOU]
        return [*others, YOU] if self.you_last else [YOU, *others]


def to_items(value: Any) -> list[str]:
    """Return the items of a list; for a text, a list with that text."""
    if isinstance(value, str):
        return [str(value)]
    if isinstance(value, Iterable):
        return [str(item) for item in value]
    raise ValueError(f"{value!r} is no list")


def get_length(value: Any) -> int:
    """Return a number unchanged, or the length of a list."""
    return int(value) if isinstance(value, int) else len(to_items(value))
