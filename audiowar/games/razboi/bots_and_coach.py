"""Declare the bots of Război with prisoners, and find the coach's reason for a choice."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.bots.bot_interface import BotMaker
from audiowar.bots.bots_and_coach import BotsAndCoach
from audiowar.rules.events import Choice
from audiowar.rules.view import View

from .review_takeaways import find_review_takeaways
from .rules import KEEP_NONE, PLAY_PRISONER, PLAY_TOP_CARD


class RazboiBots(BotsAndCoach):
    """Declares the bots of Război.

    The bot `strong` rates a card by how far its chance to win a trick exceeds the chance it needs.
    """

    advice_reason_ids = (
        *("coach-prisoner-now", "coach-prisoner-sure", "coach-prisoner-waits"),
        *("coach-prisoner-weak", "coach-keep-none", "coach-keep-best"),
    )
    mistake_threshold = 0.1
    find_review_takeaways = staticmethod(find_review_takeaways)

    def load_bots(self) -> Mapping[str, BotMaker]:
        from .strong_bot import RazboiBot

        return {"strong": RazboiBot}

    def find_advice_reason(self, choice: Choice, view: View) -> str:
        war = bool(view.table or view.pot_count)
        if choice == PLAY_PRISONER:
            return "coach-prisoner-now" if war else "coach-prisoner-sure"
        if choice == PLAY_TOP_CARD:
            return "coach-prisoner-weak" if war else "coach-prisoner-waits"
        return "coach-keep-none" if choice == KEEP_NONE else "coach-keep-best"


BOTS_AND_COACH = RazboiBots()
