"""Who plays Casino War well: basic strategy is the best there is, as the house has its edge."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.bots.base import Maker
from audiowar.bots.game_bots import GameBots
from audiowar.bots.sensible_bot import SensibleBot


def load_bots() -> Mapping[str, Maker]:
    """Bring the one that never bets on a tie and always goes to war."""
    return {"strong": SensibleBot}


BOTS = GameBots(load_bots)
