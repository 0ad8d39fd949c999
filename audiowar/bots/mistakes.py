"""After a game beside Scientific War: the choices that cost a player most, and what was better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, Protocol

from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View

from .advice import DRAWS
from .answered_question import AnsweredQuestion
from .base import Bot
from .game_bots import get_game_bots
from .registry import make_bot


class Judge(Bot, Protocol):
    """A bot that can say what each choice is worth to it."""

    def worths(self, view: View) -> Mapping[Choice, float]:
        """Return what choices are worth; those that cannot be weighed are missing."""


SELDOM = 2
"""A choice that a strong player makes as often, of all draws, is no mistake."""
LOOKS = 6
"""So many choices, the costliest, are looked at closely at most."""


@dataclass(frozen=True)
class Mistake:
    """A choice to which another was clearly better."""

    answered: AnsweredQuestion
    better: Choice
    why: str
    """The id of the message that says why."""
    lost: float


def find_mistakes(
    answers: Sequence[AnsweredQuestion], history: Sequence[Event], most: int = 3
) -> list[Mistake]:
    """Return the costliest choices in the order of the game.

    `history` are the seat's projected events from the deal on.
    """
    found = sorted(weigh_choices(answers, history), key=lambda one: one.lost, reverse=True)
    worst = islice(
        (one for one in found[:LOOKS] if not is_sound_choice(one.answered, history)), most
    )
    return sorted(worst, key=lambda one: one.answered.seen)


def weigh_choices(answers: Sequence[AnsweredQuestion], history: Sequence[Event]) -> list[Mistake]:
    """Return all choices to which another was better, by what each choice is worth."""
    found: list[Mistake] = []
    if not answers:
        return found
    judge, known = make_judge(answers[0].view.game), 0
    for answered in answers:
        for event in history[known : answered.seen]:
            judge.observe(event)
        view, did, known = answered.view, answered.choice, answered.seen
        worths = judge.worths(view)
        better = max(worths, key=lambda choice: worths[choice], default=did)
        lost = worths[better] - worths[did] if did in worths else 0.0
        own = get_game_bots(view.game)
        if lost >= own.mistake_threshold and own.explain_choice is not None:
            found.append(Mistake(answered, better, own.explain_choice(better, view), lost))
    return found


def make_judge(game: str) -> Judge:
    """Return a strong bot that judges; asked again it says the same."""
    bot: Any = make_bot("strong", game, Random(1))
    judge: Judge = bot
    return judge


def is_sound_choice(answered: AnsweredQuestion, history: Sequence[Event]) -> bool:
    """Return whether a strong player makes the choice, or one as good, now and then."""
    bot = make_judge(answered.view.game)
    for event in history[: answered.seen]:
        bot.observe(event)
    chosen = Counter(ignore_suit(bot.choose(answered.view)) for _ in range(DRAWS))
    return chosen[ignore_suit(answered.choice)] >= SELDOM


def ignore_suit(choice: Choice) -> Choice:
    """Return what is the same for all cards of a rank."""
    return choice >> 2 if isinstance(choice, int) else choice
