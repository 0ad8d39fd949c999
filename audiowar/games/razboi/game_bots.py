"""Who plays Prisoners of War well, and what the coach says of it."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.bots.base import Maker
from audiowar.bots.game_bots import GameBots
from audiowar.rules.events import Choice
from audiowar.rules.view import View

from .review import find_lessons


def load_bots() -> Mapping[str, Maker]:
    """Bring the one that weighs what a prisoner is worth."""
    from .strong_bot import PrisonerBot

    return {"strong": PrisonerBot}


def explain_choice(choice: Choice, view: View) -> str:
    """Say why to play the top card or the prisoner, or which to keep."""
    war = bool(view.table or view.pot_count)
    if choice == "prisoner":
        return "coach-prisoner-now" if war else "coach-prisoner-sure"
    if choice == "top":
        return "coach-prisoner-weak" if war else "coach-prisoner-waits"
    return "coach-keep-none" if choice == "keep:none" else "coach-keep-best"


BOTS = GameBots(
    load_bots,
    explain_choice,
    (
        *("coach-prisoner-now", "coach-prisoner-sure"),
        *("coach-prisoner-waits", "coach-prisoner-weak"),
        *("coach-keep-none", "coach-keep-best"),
    ),
    mistake_threshold=0.1,
    review=find_lessons,
)
"""What the strong one counts is the chance to win."""
