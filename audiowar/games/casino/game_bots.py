"""The strong bot of Casino War. It plays basic strategy, which loses least to the house."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.bots.base import Maker
from audiowar.bots.game_bots import GameBots
from audiowar.bots.sensible_bot import SensibleBot


class CasinoBots(GameBots):
    """The bots of Casino War."""

    def load_bots(self) -> Mapping[str, Maker]:
        """Load the bot that never bets on a tie and always goes to war."""
        return {"strong": SensibleBot}


BOTS = CasinoBots()
