"""Declare the bots of Steal War, and give the coach's reasons for a choice.

The strong bot itself is in `strong_bot.py`.
"""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.bots.bot_interface import BotMaker
from audiowar.bots.game_bots import GameBots
from audiowar.rules.events import Choice
from audiowar.rules.view import View

from .review import find_lessons
from .rules import PLAY, STEAL


class StealBots(GameBots):
    """Declares the bots of Steal War. The strong one rates choices in cards gained on average."""

    reasons = (
        *("coach-steal-most", "coach-steal-protect"),
        *("coach-steal-nothing", "coach-steal-rare"),
    )
    mistake_threshold = 0.4
    find_lessons = staticmethod(find_lessons)

    def load_bots(self) -> Mapping[str, BotMaker]:
        """Return the bot `strong`, which counts the hidden cards of each rank."""
        from .strong_bot import StealBot

        return {"strong": StealBot}

    def find_reason(self, choice: Choice, view: View) -> str:
        """Return the message id of the reason to play, to steal, or to put a card on top."""
        if str(choice).startswith(STEAL):
            return "coach-steal-most"
        if choice != PLAY:
            return "coach-steal-rare"
        own, top = view.piles[view.own_seat] or (), view.peek.get("top")
        shown = bool(own) and top is not None and own[0] >> 2 == top >> 2
        return "coach-steal-protect" if shown else "coach-steal-nothing"


BOTS = StealBots()
