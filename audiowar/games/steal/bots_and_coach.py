"""Declare the bots of Steal War, and find the coach's reason for a choice."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.bots.bot_interface import BotMaker
from audiowar.bots.bots_and_coach import BotsAndCoach
from audiowar.rules.events import Choice
from audiowar.rules.view import View

from .review_takeaways import find_review_takeaways
from .rule_of_thumb import get_pile_protected_by_playing
from .rules import PLAY, STEAL_PREFIX


class StealBots(BotsAndCoach):
    """Declares the bots of Steal War. The bot `strong` rates choices by the cards they gain."""

    advice_reason_ids = (
        "coach-steal-most",
        "coach-steal-protect",
        "coach-steal-nothing",
        "coach-steal-rare",
    )
    mistake_threshold = 0.4
    find_review_takeaways = staticmethod(find_review_takeaways)

    def load_bots(self) -> Mapping[str, BotMaker]:
        from .strong_bot import StealBot

        return {"strong": StealBot}

    def find_advice_reason(self, choice: Choice, view: View) -> str:
        if str(choice).startswith(STEAL_PREFIX):
            return "coach-steal-most"
        if choice != PLAY:
            return "coach-steal-rare"
        return (
            "coach-steal-protect" if get_pile_protected_by_playing(view) else "coach-steal-nothing"
        )


BOTS_AND_COACH = StealBots()
