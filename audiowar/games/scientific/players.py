"""Who plays Scientific War: the levels that count, up to the professor, who is the coach too."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.bots.base import Maker
from audiowar.bots.players import Players


def bots() -> Mapping[str, Maker]:
    """Bring the levels, with their tables and weights."""
    from audiowar.bots.scientific.levels import LEVELS

    return LEVELS


PLAYERS = Players(bots, mixes=True, masters=("counter", "d1", "sel1", "professor"))
