"""The strong bot of Prisoners of War, and the coach's reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from audiowar.bots.base import Maker
from audiowar.bots.game_bots import GameBots, GameLesson
from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View

from .review import find_lessons as review_match


class PrisonerBots(GameBots):
    """The bots of Prisoners of War; the strong one counts in probability of winning."""

    reasons = (
        *("coach-prisoner-now", "coach-prisoner-sure"),
        *("coach-prisoner-waits", "coach-prisoner-weak"),
        *("coach-keep-none", "coach-keep-best"),
    )
    mistake_threshold = 0.1

    def load_bots(self) -> Mapping[str, Maker]:
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

    def find_lessons(self, view: View, history: Sequence[Event]) -> list[GameLesson]:
        """Return the lessons of a finished match."""
        return review_match(view, history)


BOTS = PrisonerBots()
