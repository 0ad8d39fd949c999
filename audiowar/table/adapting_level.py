"""The level of a player who plays against adapting opponents, as it changes with the results.

Levels are counted from 0, the weakest: 1.5 is between the second level and the third.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

LEVEL_GAIN_PER_WIN: Final = 0.25
"""By how many levels a win against one opponent raises the player's level."""


def round_to_level_index(level: float, levels: Sequence[str]) -> int:
    """Return the index of the item in `levels` that is nearest to a level."""
    return round(max(0.0, min(len(levels) - 1.0, level)))


def compute_level_after_match(
    level: float, levels: Sequence[str], players: int, win_share: float
) -> float:
    """Return the level after a match. A win share of 1 / `players` leaves it the same."""
    change = LEVEL_GAIN_PER_WIN * (win_share - 1 / players) * 2
    return max(0.0, min(len(levels) - 1.0, level + change))
