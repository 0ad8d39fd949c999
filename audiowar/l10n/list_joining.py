"""Join lists by the rules of a language: conjunctions, and the place of the listener."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

LISTENER_MARK = "\ue002"
"""Represents the listener among players' names. It is a private character that no name contains."""


@dataclass(frozen=True)
class ListRules:
    """The rules by which a language joins lists."""

    conjunctions: Mapping[str, str] = field(default_factory=lambda: {"and": "and", "or": "or"})
    """The usual conjunction for each kind of list ("and", "or")."""
    conjunctions_before: Mapping[str, tuple[tuple[str, re.Pattern[str]], ...]] = field(
        default_factory=dict
    )
    """Other conjunctions, with patterns of the items after them: in Spanish, "e" before "i"."""
    you_last: bool = False
    """Whether "you" comes last in a list of players, instead of first."""

    def join(self, items: list[str], kind: str = "and") -> str:
        """Return texts joined as "a", "a and b" or "a, b and c". `kind` is "and" or "or"."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self._word(kind, items[-1])} {items[-1]}"

    def _word(self, kind: str, following: str) -> str:
        for word, beginning in self.conjunctions_before.get(kind, ()):
            if beginning.match(following):
                return word
        return self.conjunctions[kind]

    def move_listener_first_or_last(self, names: list[str]) -> list[str]:
        """Return names with `LISTENER_MARK`, if among them, moved to the first or last place."""
        if LISTENER_MARK not in names:
            return names
        others = [name for name in names if name != LISTENER_MARK]
        return [*others, LISTENER_MARK] if self.you_last else [LISTENER_MARK, *others]


def to_list_of_texts(value: Any) -> list[str]:
    """Return a list's items as texts, or a text as a list. Raises ValueError for other values."""
    if isinstance(value, str):
        return [str(value)]
    if isinstance(value, Iterable):
        return [str(item) for item in value]
    raise ValueError(f"{value!r} is no list")


def get_number_or_length(value: Any) -> int:
    """Return a number unchanged, or the length of a list."""
    return int(value) if isinstance(value, int) else len(to_list_of_texts(value))
