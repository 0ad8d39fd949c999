"""The bots of a game, and what its coach needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import ClassVar

from audiowar.rules.events import Choice, Event
from audiowar.rules.registry import PACKAGE
from audiowar.rules.view import View

from .base import Judge, Maker
from .habits import Habits


@dataclass(frozen=True)
class GameLesson:
    """One lesson of a finished match, with its counts."""

    message: str
    """The message id."""
    counted: Mapping[str, int]
    """The arguments of the message."""


class GameBots:
    """The bots of one game, and what its coach needs. A game overrides what it has."""

    reasons: ClassVar[tuple[str, ...]] = ()
    """Every message that `explain_choice` may return; empty without advice.

    A game with advice has a bot `strong` that is a `Judge` (`base.py`): after the match it
    weighs what the player chose.
    """
    mistake_threshold: ClassVar[float] = 0.0
    """The smallest loss that counts as a mistake, in the units of its bot `strong`."""
    coach_mixes: ClassVar[bool] = False
    """Whether the coach, in `coach.py`, advises a mixture of choices instead of a single one."""
    habit_groups: ClassVar[int] = 0
    """The number of groups of choices in the habits that bots remember; 0: they remember none."""
    strong_characters: ClassVar[tuple[str, ...]] = ()
    """Characters that play other games as the bot `strong`."""

    def load_bots(self) -> Mapping[str, Maker]:
        """Load its own bots, weakest first; lazily, to keep the program's start fast."""
        return {}

    def explain_choice(self, choice: Choice, view: View) -> str:
        """Return the message id of the reason for a choice of its bot `strong`."""
        raise NotImplementedError

    def rate_choices(self, judge: Judge, view: View, did: Choice) -> Mapping[Choice, float]:
        """Return the worth of what a player did and of the choices to compare it with."""
        return judge.rate_choices(view)

    def find_lessons(self, view: View, history: Sequence[Event]) -> list[GameLesson]:
        """Return the lessons of a finished match, from the viewer's events since the deal."""
        return []

    def count_mistakes(self, view: View, history: Sequence[Event]) -> tuple[int, int]:
        """Return how many choices of the viewer were judged, and how many were mistakes.

        Only a game whose coach mixes has this; others weigh single choices (`mistakes.py`).
        """
        raise NotImplementedError

    def count_habits(self, view: View, history: Sequence[Event]) -> Habits | None:
        """Count the viewer's choices in a finished match; None if they cannot be counted."""
        return None

    @property
    def has_coach(self) -> bool:
        """Whether the game has a coach."""
        return self.coach_mixes or bool(self.reasons)


@cache
def get_game_bots(game: str) -> GameBots:
    """Return the bots of a game; without any, all bots play by rules of thumb."""
    module = f"{PACKAGE}.{game}.game_bots"
    if find_spec(module) is None:
        return GameBots()
    found: GameBots = import_module(module).BOTS
    return found
