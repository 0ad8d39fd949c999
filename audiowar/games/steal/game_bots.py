"""List the bots of Steal War, and what its coach needs."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.bots.bot_interface import BotMaker
from audiowar.bots.game_bots import GameBots
from audiowar.rules.events import Choice
from audiowar.rules.view import View

from .review import find_lessons


class StealBots(GameBots):
    """The bots of Steal War. The strong one rates a choice by the number of cards it gains."""

    reasons = (
        *("coach-steal-most", "coach-steal-protect"),
        *("coach-steal-nothing", "coach-steal-rare"),
    )
    mistake_threshold = 0.4
    find_lessons = staticmethod(find_lessons)

    def load_bots(self) -> Mapping[str, BotMaker]:
        """Load the bot that remembers which ranks are hidden."""
        from .strong_bot import StealBot

        return {"strong": StealBot}

    def explain_choice(self, choice: Choice, view: View) -> str:
        """Explain why to play, to steal, or to put a card on top."""
        if str(choice).startswith("steal"):
            return "coach-steal-most"
        if choice != "play":
            return "coach-steal-rare"
        own, top = view.piles[view.own_seat] or (), view.peek.get("top")
        shown = bool(own) and top is not None and own[0] >> 2 == top >> 2
        return "coach-steal-protect" if shown else "coach-steal-nothing"


BOTS = StealBots()
