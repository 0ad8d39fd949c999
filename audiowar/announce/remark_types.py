"""Types for remarks: the facts of a step, and the occasions found in it with their weights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeVar

from audiowar.rules import events as ev
from audiowar.rules.cards import Rank, get_rank

_EventT = TypeVar("_EventT", bound=ev.Event)

FoundOccasion = tuple[str, ev.Seat]
"""The name of an occasion, such as "war-won", and a seat whose bot may remark on it."""


class RemarkWeight(IntEnum):
    """How important an occasion for a remark is. Bots remark more often on important occasions."""

    SMALL = 1
    GREAT = 2
    RARE = 3
    END = 4


@dataclass
class StepFacts:
    """The events of a step."""

    player_count: int
    events: Sequence[ev.Event]

    def list_events_of_kind(self, kind: type[_EventT]) -> list[_EventT]:
        """Return the step's events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def list_seats_except(self, *seats: ev.Seat) -> list[ev.Seat]:
        """Return all seats except the given ones."""
        return [seat for seat in range(self.player_count) if seat not in seats]

    def list_seats_showing(self, rank: Rank) -> list[ev.Seat]:
        """Return the seats that showed a card of the given rank."""
        return [
            e.seat
            for e in self.list_events_of_kind(ev.Put)
            if e.up is not None and get_rank(e.up) == rank
        ]


def find_only_take(events: Sequence[ev.Event]) -> ev.Take | None:
    """Return the `Take` of a step, or None if there is not exactly one.

    In a step with several takes, players only get their own cards back.
    """
    takes = [event for event in events if isinstance(event, ev.Take)]
    return takes[0] if len(takes) == 1 else None
