"""Habits: how often a player chose from each group of choices. Each game defines its groups."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from audiowar.rules.events import Seat

MAX_STORED_COUNT = 1e6
"""The largest count accepted from a file."""


@dataclass(frozen=True)
class Habits:
    """How often a player chose from each group of choices."""

    choice_counts: tuple[float, ...]
    """The number of choices from each group."""
    expected_counts: tuple[float, ...]
    """How often a player who chooses at random from the same hands would choose from each group, on
    average."""

    @property
    def choice_count(self) -> float:
        """The number of choices in all groups."""
        return sum(self.choice_counts)

    def combine_with(self, other: Habits) -> Habits:
        """Return habits that count the choices in these habits and in `other`."""
        return Habits(
            tuple(a + b for a, b in zip(self.choice_counts, other.choice_counts, strict=True)),
            tuple(a + b for a, b in zip(self.expected_counts, other.expected_counts, strict=True)),
        )

    def scale_down_to(self, max_choice_count: float) -> Habits:
        """Return the habits. If they have more than `max_choice_count` choices, scale them down."""
        share = min(1.0, max_choice_count / self.choice_count) if self.choice_count else 1.0
        return Habits(
            tuple(round(one * share, 3) for one in self.choice_counts),
            tuple(round(one * share, 3) for one in self.expected_counts),
        )

    def to_json(self) -> dict[str, list[float]]:
        """Return the habits as a JSON object, for `load_habits`."""
        return {"seen": list(self.choice_counts), "could": list(self.expected_counts)}


def load_habits(value: Any, group_count: int) -> Habits | None:
    """Load habits from a JSON value. Return None if it is invalid or has another group count."""
    if not isinstance(value, Mapping):
        return None
    seen, could = (_load_counts(value.get(name), group_count) for name in ("seen", "could"))
    return None if seen is None or could is None else Habits(seen, could)


def _load_counts(value: Any, group_count: int) -> tuple[float, ...] | None:
    if not isinstance(value, list) or len(value) != group_count:
        return None
    return tuple(map(float, value)) if all(map(is_valid_count, value)) else None


def is_valid_count(value: Any) -> bool:
    """Return whether a JSON value is a valid count: a number from 0 to MAX_STORED_COUNT."""
    return type(value) in (int, float) and 0 <= value <= MAX_STORED_COUNT


@runtime_checkable
class HabitUser(Protocol):
    """A bot that uses the remembered habits of other players."""

    def receive_earlier_habits(self, seat: Seat, habits: Habits) -> None:
        """Receive, at the start of a match, the remembered habits of the player in a seat."""
