"""Who plays Vanish well, and what the coach says of it."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.bots.bot_interface import BotMaker
from audiowar.bots.bots_and_coach import BotsAndCoach
from audiowar.rules.events import Choice
from audiowar.rules.view import View

from .strong_bot import VanishBot


class VanishBots(BotsAndCoach):
    """The bots of Vanish; the strong one counts in ranks."""

    advice_reason_ids = ("coach-vanish-high", "coach-vanish-take")
    mistake_threshold = 1.0

    def load_bots(self) -> Mapping[str, BotMaker]:
        """Return the bot that plays high."""
        return {"strong": VanishBot}

    def find_advice_reason(self, choice: Choice, view: View) -> str:
        """Explain a choice."""
        return "coach-vanish-high" if isinstance(choice, int) else "coach-vanish-take"


BOTS_AND_COACH = VanishBots()
