"""The opponents in a match: copies of one bot, different bots, or bots as strong as the player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from audiowar.rules.events import Seat

MIXED_LINEUP: Final = "mixed"
"""The lineup with different bots, whose levels are near that of the usual bot."""
ADAPTING_LINEUP: Final = "adapting"
"""The lineup with bots as strong as the player, so that everybody wins equally often."""
VARYING_LINEUPS: Final = (MIXED_LINEUP, ADAPTING_LINEUP)
"""The lineups whose bots are chosen anew for each match."""
LEVEL_GAIN_PER_WIN: Final = 0.25
"""By how many levels a win against one opponent raises the level of a player with adapting
opponents. Levels are counted from 0, the weakest: 1.5 is between the second and the third."""


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


def choose_mixed_bots(bots: Sequence[str], usual_bot: str, seat_count: int, seed: int) -> list[str]:
    """Return `seat_count` bots: `usual_bot` and those nearest to it in level, in random order.

    `bots` are all bots, weakest first.
    """
    random = Random(seed)
    middle = bots.index(usual_bot)
    order = sorted(range(len(bots)), key=lambda level: (abs(level - middle), random.random()))
    sitting = [bots[order[seat % len(order)]] for seat in range(seat_count)]
    random.shuffle(sitting)
    return sitting


def round_to_level_index(level: float, levels: Sequence[str]) -> int:
    """Return the index of the item in `levels` that is nearest to a level."""
    return round(max(0.0, min(len(levels) - 1.0, level)))


def compute_level_after_match(
    level: float, levels: Sequence[str], players: int, win_share: float
) -> float:
    """Return the level after a match. A win share of 1 / `players` leaves it the same."""
    change = LEVEL_GAIN_PER_WIN * (win_share - 1 / players) * 2
    return max(0.0, min(len(levels) - 1.0, level + change))
