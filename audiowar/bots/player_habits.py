"""A player's habits: how often each group of choices was chosen in earlier matches.

Each game that remembers habits defines its groups, such as the strongest quarter of the hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any, Protocol, runtime_checkable

from audiowar.rules.events import Seat

LARGEST_COUNT = 1e6
"""The largest count accepted from a file."""


@dataclass(frozen=True)
class Habits:
    """How often a player chose from each group of choices."""

    chosen: tuple[float, ...]
    """The number of choices from each group."""
    expected: tuple[float, ...]
    """The number to expect of a player who chooses at random from the same hands."""

    @property
    def choice_count(self) -> float:
        """The number of choices in all groups."""
        return sum(self.chosen)

    def combine_with(self, other: Habits) -> Habits:
        """Return the habits with the choices of both counted."""
        return Habits(
            tuple(a + b for a, b in zip(self.chosen, other.chosen, strict=True)),
            tuple(a + b for a, b in zip(self.expected, other.expected, strict=True)),
        )

    def scaled_down_to(self, most: float) -> Habits:
        """Return the habits with all counts reduced in proportion, to at most `most` choices."""
        share = min(1.0, most / self.choice_count) if self.choice_count else 1.0
        return Habits(
            tuple(round(one * share, 3) for one in self.chosen),
            tuple(round(one * share, 3) for one in self.expected),
        )

    def to_json(self) -> dict[str, list[float]]:
        """Return the habits as JSON."""
        return {"seen": list(self.chosen), "could": list(self.expected)}


def load_habits(value: Any, group_count: int) -> Habits | None:
    """Load habits from JSON. Return None unless they have `group_count` groups."""
    if not isinstance(value, Mapping):
        return None
    seen, could = (load_counts(value.get(name), group_count) for name in ("seen", "could"))
    return None if seen is None or could is None else Habits(seen, could)


def load_counts(value: Any, group_count: int) -> tuple[float, ...] | None:
    """Load a list of counts from JSON. Return None unless it has `group_count` valid counts."""
    if not isinstance(value, list) or len(value) != group_count or not all(map(is_count, value)):
        return None
    return tuple(map(float, value))


def is_count(value: Any) -> bool:
    """Return whether a JSON value is a valid count."""
    return type(value) in (int, float) and isfinite(value) and 0 <= value <= LARGEST_COUNT


@runtime_checkable
class HabitUser(Protocol):
    """A bot that uses what is remembered of other players' habits."""

    def remember(self, seat: Seat, habits: Habits) -> None:
        """Receive the remembered habits of the player at a seat, at the start of a match."""
