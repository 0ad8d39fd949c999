"""After a game beside Scientific War: the choices that cost a player most, and what was better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Protocol

from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View

from .advice import DRAWS, REASONS
from .answered import Answered
from .base import Bot
from .strong.armed import ArmedBot
from .strong.razboi import PrisonerBot
from .strong.steal import StealBot


class Judge(Bot, Protocol):
    """A bot that can say what each choice is worth to it."""

    def worths(self, view: View) -> Mapping[Choice, float]:
        """Return what choices are worth; those that cannot be weighed are missing."""


JUDGES: Mapping[str, Callable[[Random], Judge]] = {
    "armed": ArmedBot,
    "razboi": PrisonerBot,
    "steal": StealBot,
}
"""By game, who judges."""

WORSE: Mapping[str, float] = {"armed": 0.5, "razboi": 0.1, "steal": 0.4}
"""Who lost less by a choice made no mistake: cards, or in Prisoners of War a chance to win."""
SELDOM = 2
"""A choice that a strong player makes as often, of all draws, is no mistake."""
LOOKS = 6
"""So many choices, the costliest, are looked at closely at most."""


@dataclass(frozen=True)
class Mistake:
    """A choice to which another was clearly better."""

    answered: Answered
    better: Choice
    why: str
    """The id of the message that says why."""
    lost: float


def mistakes(answers: Sequence[Answered], history: Sequence[Event], most: int = 3) -> list[Mistake]:
    """Return the costliest choices in the order of the game.

    `history` are the seat's projected events from the deal on.
    """
    found = sorted(weighed(answers, history), key=lambda one: one.lost, reverse=True)
    worst = islice((one for one in found[:LOOKS] if not sound(one.answered, history)), most)
    return sorted(worst, key=lambda one: one.answered.seen)


def weighed(answers: Sequence[Answered], history: Sequence[Event]) -> list[Mistake]:
    """Return all choices to which another was better, by what each choice is worth."""
    found: list[Mistake] = []
    if not answers:
        return found
    judge, known = JUDGES[answers[0].view.game](Random(1)), 0
    for answered in answers:
        for event in history[known : answered.seen]:
            judge.observe(event)
        view, did, known = answered.view, answered.choice, answered.seen
        worths = judge.worths(view)
        better = max(worths, key=lambda choice: worths[choice], default=did)
        lost = worths[better] - worths[did] if did in worths else 0.0
        if lost >= WORSE[view.game]:
            found.append(Mistake(answered, better, REASONS[view.game](better, view), lost))
    return found


def sound(answered: Answered, history: Sequence[Event]) -> bool:
    """Return whether a strong player makes the choice, or one as good, now and then."""
    bot = JUDGES[answered.view.game](Random(1))
    for event in history[: answered.seen]:
        bot.observe(event)
    chosen = Counter(alike(bot.choose(answered.view)) for _ in range(DRAWS))
    return chosen[alike(answered.choice)] >= SELDOM


def alike(choice: Choice) -> Choice:
    """Return what is the same for all cards of a rank."""
    return choice >> 2 if isinstance(choice, int) else choice
