"""The bots of a game, and what its coach needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from audiowar.rules.events import Choice, Event
from audiowar.rules.registry import PACKAGE
from audiowar.rules.view import View

from .base import Maker
from .habits import Habits


def no_bots() -> Mapping[str, Maker]:
    """Return no bots."""
    return {}


@dataclass(frozen=True)
class GameLesson:
    """One lesson of a finished match, with its counts."""

    message: str
    """The message id."""
    counted: Mapping[str, int]
    """The arguments of the message."""


@dataclass(frozen=True)
class GameBots:
    """The bots of one game, and what its coach needs."""

    load_bots: Callable[[], Mapping[str, Maker]] = no_bots
    """Loads its own bots, weakest first; lazily, to keep the program's start fast."""
    explain_choice: Callable[[Choice, View], str] | None = None
    """Returns the message id of the reason for a choice of its bot `strong`.

    Who has this has a coach, and so a bot `strong` that is a `Judge` (`mistakes.py`): after the
    game it weighs what the player chose.
    """
    reasons: tuple[str, ...] = ()
    """Every message that `explain_choice` may return."""
    mistake_threshold: float = 0.0
    """The smallest loss that counts as a mistake, in the units of its bot `strong`."""
    review: Callable[[View, Sequence[Event]], list[GameLesson]] | None = None
    """Returns the lessons of a finished match, from the viewer's events since the deal."""
    count_habits: Callable[[View, Sequence[Event]], Habits | None] | None = None
    """Counts the viewer's choices in a finished match, for bots that remember habits."""
    habit_groups: int = 0
    """The number of groups of choices in these habits."""
    coach_mixes: bool = False
    """Whether the coach advises a mixture of choices instead of a single one."""
    strong_characters: tuple[str, ...] = ()
    """Characters that play other games as the bot `strong`."""

    @property
    def has_coach(self) -> bool:
        """Whether the game has a coach."""
        return self.coach_mixes or self.explain_choice is not None


@cache
def get_game_bots(game: str) -> GameBots:
    """Return the bots of a game; without any, all bots play by rules of thumb."""
    module = f"{PACKAGE}.{game}.game_bots"
    if find_spec(module) is None:
        return GameBots()
    found: GameBots = import_module(module).BOTS
    return found
