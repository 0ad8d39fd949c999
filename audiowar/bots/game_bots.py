"""What a game brings along for those who play it well, and for a coach who speaks of it."""

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
    """Bring no bots."""
    return {}


@dataclass(frozen=True)
class GameLesson:
    """One thing that a game has taught, with what was counted."""

    message: str
    """Its id."""
    counted: Mapping[str, int]
    """The arguments of the message."""


@dataclass(frozen=True)
class GameBots:
    """The bots of one game, and what can be said of its choices."""

    load_bots: Callable[[], Mapping[str, Maker]] = no_bots
    """Its own bots, weakest first: a start without them should not wait for what they know."""
    explain_choice: Callable[[Choice, View], str] | None = None
    """Names the message that says why its bot `strong` makes a choice.

    Who has this has a coach, and so a bot `strong` that is a `Judge` (`mistakes.py`): after the
    game it weighs what the player chose.
    """
    reasons: tuple[str, ...] = ()
    """Every message that `why` may name."""
    mistake_threshold: float = 0.0
    """Who lost less by a choice made no mistake, in what its bot `strong` counts."""
    review: Callable[[View, Sequence[Event]], list[GameLesson]] | None = None
    """Returns what a finished game taught its viewer, from the seat's events from the deal on."""
    count_habits: Callable[[View, Sequence[Event]], Habits | None] | None = None
    """Counts how the viewer of a finished game chose, for bots that can make use of it."""
    habit_groups: int = 0
    """Into how many groups it counts choices."""
    coach_mixes: bool = False
    """Whether the coach counts out what to mix, as the professor does, and names no one choice."""
    strong_characters: tuple[str, ...] = ()
    """Characters of a game that others follow: in those each of them sits down as `strong`."""

    @property
    def has_coach(self) -> bool:
        """Whether a coach can help in it."""
        return self.coach_mixes or self.explain_choice is not None


@cache
def get_game_bots(game: str) -> GameBots:
    """Return what a game brings along; where it brings nothing, everybody plays by thumb."""
    module = f"{PACKAGE}.{game}.game_bots"
    if find_spec(module) is None:
        return GameBots()
    found: GameBots = import_module(module).BOTS
    return found
