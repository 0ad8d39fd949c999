"""List the bots of Război and its variant Prisoners of War, and what their coach needs."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.bots.bot_interface import BotMaker
from audiowar.bots.game_bots import GameBots
from audiowar.rules.events import Choice
from audiowar.rules.view import View

from .review import find_lessons


class PrisonerBots(GameBots):
    """The bots of Prisoners of War. The strong one rates a choice by the probability of winning."""

    reasons = (
        *("coach-prisoner-now", "coach-prisoner-sure"),
        *("coach-prisoner-waits", "coach-prisoner-weak"),
        *("coach-keep-none", "coach-keep-best"),
    )
    mistake_threshold = 0.1
    find_lessons = staticmethod(find_lessons)

    def load_bots(self) -> Mapping[str, BotMaker]:
        """Load the bot that rates prisoners."""
        from .strong_bot import PrisonerBot

        return {"strong": PrisonerBot}

    def explain_choice(self, choice: Choice, view: View) -> str:
        """Explain playing the top card or the prisoner, or keeping a card."""
        war = bool(view.table or view.pot_count)
        if choice == "prisoner":
            return "coach-prisoner-now" if war else "coach-prisoner-sure"
        if choice == "top":
            return "coach-prisoner-weak" if war else "coach-prisoner-waits"
        return "coach-keep-none" if choice == "keep:none" else "coach-keep-best"


BOTS = PrisonerBots()
