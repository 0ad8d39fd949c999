"""The base class with which a game declares its own bots and what its coach says.

A game's subclass is in its `game_bots.py`, the bots themselves are in other modules.
"""

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
    """Something that the review of a finished match teaches the player, as one sentence."""

    message: str
    """The message id."""
    args: Mapping[str, int]
    """The arguments of the message, such as how often something happened."""


class GameBots:
    """The own bots of one game, and what its coach says about choices and finished matches.

    By default a game has neither. A game's subclass overrides what it has.
    """

    reasons: ClassVar[tuple[str, ...]] = ()
    """Every message id that `find_reason` may return; empty if the coach gives no such advice.
    If it does, the game has a bot `strong` that is a `Judge` (`bot_interface.py`): it advises, and
    rates the player's choices after the match."""
    mistake_threshold: ClassVar[float] = 0.0
    """How much worse than the best choice a mistake is at least, in the unit in which the bot
    `strong` rates choices."""
    coach_mixes: ClassVar[bool] = False
    """Whether the coach advises several choices with their probabilities instead of one choice. Its
    advice then comes from the game's `coach.py`."""
    habit_groups: ClassVar[int] = 0
    """The number of groups into which choices are sorted to count a player's habits; 0 if bots do
    not remember habits."""
    strong_characters: ClassVar[tuple[str, ...]] = ()
    """Names of bots that are as strong as the bot `strong` of other games."""

    def load_bots(self) -> Mapping[str, BotMaker]:
        """Return the game's own bots by name, weakest first.

        Their modules are imported only here, to keep the program's start fast.
        """
        return {}

    def find_reason(self, choice: Choice, view: View) -> str:
        """Return the message id of the reason why a choice is good; one of `reasons`."""
        raise NotImplementedError

    def rate_choice_and_alternatives(
        self, judge: Judge, view: View, choice: Choice
    ) -> Mapping[Choice, float]:
        """Return the ratings of the player's `choice` and of the choices to compare it with."""
        return judge.rate_choices(view)

    def find_lessons(self, view: View, history: Sequence[Event]) -> list[ReviewLesson]:
        """Return what a finished match teaches the viewer.

        `history` is the list of the viewer's events since the deal.
        """
        return []

    def count_rated_and_mistakes(self, view: View, history: Sequence[Event]) -> tuple[int, int]:
        """Return how many of the viewer's choices were rated, and how many of them were mistakes.

        Only games with `coach_mixes` override this. In the others `mistakes.py` finds mistakes.
        """
        raise NotImplementedError

    def count_habits(self, view: View, history: Sequence[Event]) -> Habits | None:
        """Return the viewer's habits in a finished match; None if they cannot be counted."""
        return None

    @property
    def has_coach(self) -> bool:
        """Whether the coach can give advice in this game."""
        return self.coach_mixes or bool(self.reasons)


@cache
def get_game_bots(game: str) -> GameBots:
    """Return the declaration of a game's bots; an empty one if the game has no `game_bots.py`."""
    module = f"{PACKAGE}.{game}.game_bots"
    if find_spec(module) is None:
        return GameBots()
    found: GameBots = import_module(module).BOTS
    return found
