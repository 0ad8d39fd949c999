"""Find a player's worst mistakes after a match, in all games except Scientific War."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from audiowar.rules.events import Choice, Event

from .advice import DRAWS
from .answer_to_review import AnswerToReview
from .bot_interface import Judge
from .game_bots import get_game_bots
from .registry import make_bot

SOUND_TIMES = 2
"""A choice is no mistake if the bot `strong` makes it at least so often in DRAWS attempts."""
CLOSE_LOOKS = 6
"""The maximum number of mistakes that are compared with the choices of the bot `strong`."""


@dataclass(frozen=True)
class Mistake:
    """A choice with a clearly better alternative."""

    answered: AnswerToReview
    better: Choice
    reason: str
    """The id of the message that says why `better` is better."""
    loss: float
    """How much worse the choice was, in the unit in which the bot `strong` rates choices."""


def find_mistakes(
    answers: Sequence[AnswerToReview], history: Sequence[Event], most: int = 3
) -> list[Mistake]:
    """Return at most `most` of the worst mistakes, in order of play.

    `history` is the list of the seat's projected events since the deal.
    """
    found = sorted(list_mistakes(answers, history), key=lambda one: one.loss, reverse=True)
    worst = islice(
        (one for one in found[:CLOSE_LOOKS] if not is_sound_choice(one.answered, history)), most
    )
    return sorted(worst, key=lambda one: one.answered.events_before)


def list_mistakes(answers: Sequence[AnswerToReview], history: Sequence[Event]) -> list[Mistake]:
    """Return all choices that the bot `strong` rates clearly below the best one."""
    found: list[Mistake] = []
    if not answers:
        return found
    judge, known = make_judge(answers[0].view.game), 0
    for answered in answers:
        for event in history[known : answered.events_before]:
            judge.observe(event)
        view, did, known = answered.view, answered.choice, answered.events_before
        own = get_game_bots(view.game)
        worths = own.rate_choice_and_alternatives(judge, view, did)
        better = max(worths, key=lambda choice: worths[choice], default=did)
        lost = worths[better] - worths[did] if did in worths else 0.0
        if lost >= own.mistake_threshold and own.reasons:
            found.append(Mistake(answered, better, own.find_reason(better, view), lost))
    return found


def make_judge(game: str) -> Judge:
    """Return the bot `strong` of a game. Its seed is fixed, so that its ratings can be repeated."""
    bot: Any = make_bot("strong", game, Random(1))
    judge: Judge = bot
    return judge


def is_sound_choice(answered: AnswerToReview, history: Sequence[Event]) -> bool:
    """Return whether the bot `strong` sometimes makes this choice, or plays a card of its rank."""
    bot = make_judge(answered.view.game)
    for event in history[: answered.events_before]:
        bot.observe(event)
    chosen = Counter(ignore_suit(bot.choose(answered.view)) for _ in range(DRAWS))
    return chosen[ignore_suit(answered.choice)] >= SOUND_TIMES


def ignore_suit(choice: Choice) -> Choice:
    """Return a card's rank, and any other choice unchanged."""
    return choice >> 2 if isinstance(choice, int) else choice
