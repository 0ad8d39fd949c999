"""The base class with which `bots_and_coach.py` of a game declares the game's bots and coach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import ClassVar

from audiowar.rules.events import Choice, Event
from audiowar.rules.registry import GAMES_PACKAGE
from audiowar.rules.view import View

from .bot_interface import BotMaker, Judge
from .player_habits import Habits


@dataclass(frozen=True)
class Takeaway:
    """What a finished match teaches the player, as one sentence for the review."""

    message: str
    """The id of the message."""
    args: Mapping[str, int]


@dataclass(frozen=True)
class PlayerAnswer:
    """A player's answer to a question, for the review after the match."""

    view: View
    """The player's view at the time of the question."""
    choice: Choice
    event_count_before: int
    """The number of events that the player had received before the answer."""
    trick: int


class BotsAndCoach:
    """The bots that can play only one game, and the coach of that game. By default, none."""

    advice_reason_ids: ClassVar[tuple[str, ...]] = ()
    """The message ids that `find_advice_reason` can return; empty if the coach never advises a
    single choice. A game with reasons has a bot `strong`. It is a `Judge`, which gives the advice
    and rates the player's choices after the match."""
    mistake_threshold: ClassVar[float] = 0.0
    """A choice is a mistake if the bot `strong` rates the best one higher by at least this."""
    coach_advises_mixed_strategy: ClassVar[bool] = False
    """Whether the coach, in the game's `coach.py`, advises several choices with probabilities."""
    habit_group_count: ClassVar[int] = 0
    """The number of groups of choices in a player's habits; 0 if bots do not remember habits."""
    strong_characters: ClassVar[tuple[str, ...]] = ()
    """Names of bots that are as strong as the bot `strong` of other games."""

    def load_bots(self) -> Mapping[str, BotMaker]:
        """Import this game's bots. Return the function that makes each, by name, weakest first."""
        return {}

    def find_advice_reason(self, choice: Choice, view: View) -> str:
        """Return the message id of the reason why a choice is good; one of `advice_reason_ids`."""
        raise NotImplementedError

    def rate_choice(self, judge: Judge, view: View, choice: Choice) -> Mapping[Choice, float]:
        """Return the ratings of the player's `choice` and of the choices to compare it with."""
        return judge.rate_choices(view)

    def find_review_takeaways(self, view: View, history: Sequence[Event]) -> list[Takeaway]:
        """Return the takeaways from a match. `history` has all events known to the viewer."""
        return []

    def count_mistakes(self, view: View, history: Sequence[Event]) -> tuple[int, int]:
        """Return how many of the viewer's choices were judged, and how many of them were mistakes.

        Only games with `coach_advises_mixed_strategy` need this method. In other games,
        `bots/coach.py` finds the mistakes.
        """
        raise NotImplementedError

    def count_habits_of_viewer(self, view: View, history: Sequence[Event]) -> Habits | None:
        """Return the viewer's habits in a finished match; None if they cannot be counted."""
        return None

    @property
    def has_coach(self) -> bool:
        """Whether the coach can give advice in this game."""
        return self.coach_advises_mixed_strategy or bool(self.advice_reason_ids)


@cache
def get_bots(game: str) -> BotsAndCoach:
    """Return a game's bots and coach. A game without `bots_and_coach.py` has neither."""
    module = f"{GAMES_PACKAGE}.{game}.bots_and_coach"
    if find_spec(module) is None:
        return BotsAndCoach()
    found: BotsAndCoach = import_module(module).BOTS_AND_COACH
    return found
