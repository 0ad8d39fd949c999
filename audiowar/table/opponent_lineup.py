"""The opponents in a match: copies of one bot, different bots, or bots as strong as the player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from audiowar.rules.events import End, Seat

MIXED_LINEUP: Final = "mixed"
"""The lineup with different bots, whose levels are near that of the usual bot."""
ADAPTING_LINEUP: Final = "adapting"
"""The lineup with bots as strong as the player, so that everybody wins equally often."""
VARYING_LINEUPS: Final = (MIXED_LINEUP, ADAPTING_LINEUP)
"""The lineups whose bots are chosen anew for each match."""


@dataclass(frozen=True)
class OpponentLineup:
    """The bots in the seats of the opponents."""

    characters: tuple[str, ...]
    """The names of the bots from seat 1 on. If there are more seats, the names are repeated."""
    is_adapting: bool = False
    """Whether the bots were chosen according to the player's results."""

    def assign_bots_to_seats(self, opponent_count: int) -> dict[Seat, str]:
        """Return the name of the bot in each seat from 1 to `opponent_count`."""
        names = self.characters
        return {seat: names[(seat - 1) % len(names)] for seat in range(1, opponent_count + 1)}


def choose_mixed_bots(bots: Sequence[str], usual: str, seats: int, seed: int) -> list[str]:
    """Return a bot for each of `seats` seats: `usual` and those nearest in level, in random order.

    `bots` are all bots, weakest first.
    """
    random = Random(seed)
    middle = bots.index(usual)
    order = sorted(range(len(bots)), key=lambda level: (abs(level - middle), random.random()))
    sitting = [bots[order[seat % len(order)]] for seat in range(seats)]
    random.shuffle(sitting)
    return sitting


def find_nearest_level_index(rating: float, levels: Sequence[str]) -> int:
    """Return the index of the level nearest to a rating.

    Ratings count levels from 0: 1.5 is between the second level and the third.
    """
    return round(max(0.0, min(len(levels) - 1.0, rating)))


RATING_GAIN_PER_WIN: Final = 0.25
"""By how many levels a win against one opponent raises the rating."""


def compute_rating_after_match(
    rating: float, levels: Sequence[str], players: int, share: float
) -> float:
    """Return the rating after a match. A win share of 1 / `players` leaves it the same."""
    change = RATING_GAIN_PER_WIN * (share - 1 / players) * 2
    return max(0.0, min(len(levels) - 1.0, rating + change))


def compute_win_share(end: End, seat: Seat, players: int) -> float:
    """Return a seat's share of the win: 1 for a win, a part of 1 for a draw, 0 for a loss."""
    if end.are_seats_losers:
        winners = players - len(end.seats)
        return 0.0 if seat in end.seats else 1 / max(1, winners)
    return 1 / len(end.seats) if seat in end.seats else 0.0
