"""Who sits together: a mixed table, or a level that goes with how the player fares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from audiowar.rules.events import End, Seat

MIXED: Final = "mixed"
"""Neighbours of the usual level, so that the bots at one table differ."""
ADAPTING: Final = "adapting"
"""The level at which the player wins about as often as each other."""
LEVELLED: Final = (MIXED, ADAPTING)

PONDERING: Final[Mapping[str, float]] = {
    "dreamer": 1.2,
    "amateur": 0.8,
    "gambler": 0.6,
    "d1": 1.1,
    "sel1": 1.2,
    "professor": 1.4,
}
"""How long a character thinks beside the others."""


@dataclass(frozen=True)
class OpponentLineup:
    """Who sits in the chairs of the opponents."""

    characters: tuple[str, ...]
    """From seat 1 on; where there are more chairs, they come again."""
    adapting: bool = False
    """Whether they go with how the player fares."""

    def by_seat(self, opponents: int) -> dict[Seat, str]:
        """Return who sits where."""
        known = self.characters
        return {seat: known[(seat - 1) % len(known)] for seat in range(1, opponents + 1)}


def choose_mixed(known: Sequence[str], usual: str, chairs: int, seed: int) -> list[str]:
    """Return characters for so many chairs: the usual, then its neighbours, the nearest first.

    Which of two that are as near comes first, and who sits where, follows from the seed.
    """
    random = Random(seed)
    middle = known.index(usual)
    order = sorted(range(len(known)), key=lambda level: (abs(level - middle), random.random()))
    sitting = [known[order[chair % len(order)]] for chair in range(chairs)]
    random.shuffle(sitting)
    return sitting


def level_of_rating(height: float, known: Sequence[str]) -> int:
    """Return the level of a height, whatever stands in a file."""
    return round(max(0.0, min(len(known) - 1.0, height)))


STEP: Final = 0.5
"""How far a win among two lets the player climb."""


def update_rating(height: float, known: Sequence[str], players: int, share: float) -> float:
    """Return the height after a game of which the player got a share, from 0 to 1.

    Who wins one game of as many as there are players stays where it was.
    """
    change = STEP * (share - 1 / players) * 2
    return max(0.0, min(len(known) - 1.0, height + change))


def result_share(end: End, seat: Seat, players: int) -> float:
    """Return what a result is worth to a seat: a whole win, or its share of a draw.

    Where the result names the loser, the others share the win.
    """
    if end.names_losers:
        winners = players - len(end.seats)
        return 0.0 if seat in end.seats else 1 / max(1, winners)
    return 1 / len(end.seats) if seat in end.seats else 0.0
