"""How somebody chose in earlier games: counted by group, and kept from game to game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any, Protocol, runtime_checkable

from audiowar.rules.events import Seat

MOST = 1e6
"""No greater count is believed."""


@dataclass(frozen=True)
class Habits:
    """How often somebody chose from each group, and how often it would have been by chance."""

    seen: tuple[float, ...]
    could: tuple[float, ...]

    @property
    def choices(self) -> float:
        """How many choices were counted."""
        return sum(self.seen)

    def add(self, other: Habits) -> Habits:
        """Return both together."""
        return Habits(
            tuple(a + b for a, b in zip(self.seen, other.seen, strict=True)),
            tuple(a + b for a, b in zip(self.could, other.could, strict=True)),
        )

    def scale_to(self, most: float) -> Habits:
        """Return the same habits as if of no more than so many choices."""
        share = min(1.0, most / self.choices) if self.choices else 1.0
        return Habits(
            tuple(round(one * share, 3) for one in self.seen),
            tuple(round(one * share, 3) for one in self.could),
        )

    def to_json(self) -> dict[str, list[float]]:
        """Return them as they are written."""
        return {"seen": list(self.seen), "could": list(self.could)}


def load_habits(value: Any, groups: int) -> Habits | None:
    """Return the habits that somebody has written, None for anything else."""
    if not isinstance(value, Mapping):
        return None
    seen, could = (load_counts(value.get(name), groups) for name in ("seen", "could"))
    return None if seen is None or could is None else Habits(seen, could)


def load_counts(value: Any, groups: int) -> tuple[float, ...] | None:
    """Return so many counts of JSON, None for anything else."""
    if not isinstance(value, list) or len(value) != groups or not all(map(is_count, value)):
        return None
    return tuple(map(float, value))


def is_count(value: Any) -> bool:
    """Tell whether a value of JSON can be a count."""
    return type(value) in (int, float) and isfinite(value) and 0 <= value <= MOST


@runtime_checkable
class Remembering(Protocol):
    """A bot that can make use of how others chose in earlier games."""

    def remember(self, seat: Seat, habits: Habits) -> None:
        """Know this of who sits there, from the beginning of the game on."""
