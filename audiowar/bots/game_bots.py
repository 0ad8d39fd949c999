"""The bots of a game, and the judgements that its coach needs."""

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

from .bot_interface import BotMaker, Judge
from .player_habits import Habits


@dataclass(frozen=True)
class ReviewLesson:
    """One lesson of a finished match, with its counts."""

    message: str
    """The message id."""
    args: Mapping[str, int]
    """The arguments of the message."""


class GameBots:
    """The bots of one game, and the judgements that its coach needs.

    A game overrides what it has.
    """

    reasons: ClassVar[tuple[str, ...]] = ()
    """Every message that `explain_choice` may return; empty without advice. A game with advice has
    a bot `strong` that is a `Judge` (`bot_interface.py`). It rates the player's choices after the
    match."""
    mistake_threshold: ClassVar[float] = 0.0
    """The smallest loss that counts as a mistake, in the units of the bot `strong`."""
    coach_mixes: ClassVar[bool] = False
    """Whether the coach, in `coach.py`, advises a mixture of choices instead of one choice."""
    habit_groups: ClassVar[int] = 0
    """The number of groups of choices in the habits that bots remember; 0 if they remember none."""
    strong_characters: ClassVar[tuple[str, ...]] = ()
    """Characters that play like the bot `strong` in other games."""

    def load_bots(self) -> Mapping[str, BotMaker]:
        """Load the game's own bots, weakest first.

        Called late, to keep the program's start fast.
        """
        return {}

    def explain_choice(self, choice: Choice, view: View) -> str:
        """Return the message id of the reason for a choice of the bot `strong`."""
        raise NotImplementedError

    def rate_choices(self, judge: Judge, view: View, choice: Choice) -> Mapping[Choice, float]:
        """Return the worth of what a player did and of the choices to compare it with."""
        return judge.rate_choices(view)

    def find_lessons(self, view: View, history: Sequence[Event]) -> list[ReviewLesson]:
        """Return the lessons of a finished match, from the viewer's events since the deal."""
        return []

    def count_mistakes(self, view: View, history: Sequence[Event]) -> tuple[int, int]:
        """Return the number of the viewer's judged choices, and the number of mistakes.

        Only games whose coach advises mixtures override this. For the others `mistakes.py` rates
        single choices.
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
    """Return the bots of a game. Without any, all bots play by rules of thumb."""
    module = f"{PACKAGE}.{game}.game_bots"
    if find_spec(module) is None:
        return GameBots()
    found: GameBots = import_module(module).BOTS
    return found
