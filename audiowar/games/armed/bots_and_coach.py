"""Declare the bots of Armed War, and find the coach's reason for a choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from audiowar.bots.bot_interface import BotMaker
from audiowar.bots.bots_and_coach import BotsAndCoach
from audiowar.rules.cards import TWO, Card, make_deck
from audiowar.rules.events import Choice
from audiowar.rules.view import View

from .review_takeaways import find_review_takeaways


def beats_most_unseen_cards(card: Card, view: View) -> bool:
    """Return whether a card has a higher rank than most cards that the viewer does not see."""
    own = view.piles[view.own_seat] or ()
    seen = Counter(one >> 2 for one in (*view.hand, *own, *(one for _, one in view.table)))
    hidden = Counter(one >> 2 for one in make_deck(joker_count=int(view.options["jokers"]))) - seen
    lower = sum(count for rank, count in hidden.items() if rank < card >> 2)
    return lower > hidden.total() / 2


class ArmedBots(BotsAndCoach):
    """Declares the bots of Armed War. The bot `strong` rates choices by the cards they gain."""

    advice_reason_ids = (
        *("coach-armed-two", "coach-armed-war", "coach-armed-high"),
        *("coach-armed-best", "coach-armed-low"),
    )
    mistake_threshold = 0.5
    find_review_takeaways = staticmethod(find_review_takeaways)

    def load_bots(self) -> Mapping[str, BotMaker]:
        from .strong_bot import ArmedBot

        return {"strong": ArmedBot}

    def find_advice_reason(self, choice: Choice, view: View) -> str:
        assert isinstance(choice, int)
        best = choice >> 2 == max(view.hand) >> 2
        if choice >> 2 == TWO:
            return "coach-armed-two"
        if view.table and best:
            return "coach-armed-war"
        if beats_most_unseen_cards(choice, view):
            return "coach-armed-high"
        return "coach-armed-best" if best else "coach-armed-low"


BOTS_AND_COACH = ArmedBots()
