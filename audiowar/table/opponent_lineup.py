"""The opponents of a match: one bot, a mixed table, or a level that adapts to the player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from audiowar.rules.events import End, Seat

MIXED: Final = "mixed"
"""A lineup of bots near the usual level, so that the opponents at one table differ."""
ADAPTING: Final = "adapting"
"""A lineup at the level at which the player wins about as often as each opponent."""
VARYING_LINEUPS: Final = (MIXED, ADAPTING)

THINKING_FACTORS: Final[Mapping[str, float]] = {
    "dreamer": 1.2,
    "amateur": 0.8,
    "gambler": 0.6,
    "d1": 1.1,
    "sel1": 1.2,
    "professor": 1.4,
}
"""How long a character thinks compared with others."""


@dataclass(frozen=True)
class OpponentLineup:
    """The bots in the opponents' seats."""

    characters: tuple[str, ...]
    """The bots from seat 1 on; repeated if there are more seats."""
    is_adapting: bool = False
    """Whether they are chosen according to the player's results."""

    def assign_seats(self, opponents: int) -> dict[Seat, str]:
        """Return the bots by seat."""
        known = self.characters
        return {seat: known[(seat - 1) % len(known)] for seat in range(1, opponents + 1)}


def choose_mixed_bots(bots: Sequence[str], usual: str, seats: int, seed: int) -> list[str]:
    """Return bots for a number of seats: the usual level, then neighbouring levels, nearest first.

    The seed decides between two levels that are equally near, and the order of the seats.
    """
    random = Random(seed)
    middle = bots.index(usual)
    order = sorted(range(len(bots)), key=lambda level: (abs(level - middle), random.random()))
    sitting = [bots[order[seat % len(order)]] for seat in range(seats)]
    random.shuffle(sitting)
    return sitting


def find_level(rating: float, levels: Sequence[str]) -> int:
    """Return the level of a rating, limited to the known levels."""
    return round(max(0.0, min(len(levels) - 1.0, rating)))


RATING_STEP: Final = 0.25
"""How far a win against one opponent raises the rating, in levels."""


def update_rating(rating: float, levels: Sequence[str], players: int, share: float) -> float:
    """Return the rating after a match of which the player got a share from 0 to 1.

    A player who wins one match in every `players` matches keeps the rating.
    """
    change = RATING_STEP * (share - 1 / players) * 2
    return max(0.0, min(len(levels) - 1.0, rating + change))


def result_share(end: End, seat: Seat, players: int) -> float:
    """Return a seat's share of a result: 1 for a win, a part of it for a draw.

    If the result names the losers, all others share the win.
    """
    if end.names_losers:
        winners = players - len(end.seats)
        return 0.0 if seat in end.seats else 1 / max(1, winners)
    return 1 / len(end.seats) if seat in end.seats else 0.0
