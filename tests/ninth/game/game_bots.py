"""Who plays Vanish well, and what the coach says of it."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.bots.base import Maker
from audiowar.bots.game_bots import GameBots
from audiowar.rules.events import Choice
from audiowar.rules.view import View

from .strong_bot import VanishBot


def bots() -> Mapping[str, Maker]:
    """Bring the one that plays high."""
    return {"strong": VanishBot}


def why(choice: Choice, view: View) -> str:
    """Say why a choice is good."""
    return "coach-vanish-high" if isinstance(choice, int) else "coach-vanish-take"


BOTS = GameBots(bots, why, ("coach-vanish-high", "coach-vanish-take"), mistake_threshold=1.0)
"""What the strong one counts are ranks."""
