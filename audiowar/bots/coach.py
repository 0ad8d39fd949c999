"""The coach of all games except Scientific War: advises a choice, and finds a player's mistakes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View

from .bot_interface import Judge
from .bots_and_coach import PlayerAnswer, get_bots
from .registry import make_bot

STRONG_BOT_ATTEMPTS = 25
"""How often the bot `strong` is asked the same question. Its choices can differ, because they may
be random; the most frequent one is the advice."""
MIN_STRONG_BOT_CHOICES = 2
"""A choice that the bot `strong` makes at least this often in STRONG_BOT_ATTEMPTS attempts is not
a mistake."""
MAX_CHECKED_MISTAKES = 6
"""The maximum number of possible mistakes that are checked by asking the bot `strong` again. The
worst ones are checked."""


def find_advice(view: View, history: Sequence[Event]) -> tuple[Choice, str] | None:
    """Return the advised choice and the message id of its reason.

    Return None if the viewer has no question or the game has no `advice_reason_ids`. `history` is
    the seat's projected events since the deal. The same question always has the same advice.
    """
    own = get_bots(view.game)
    if not own.advice_reason_ids or view.question is None:
        return None
    chosen = sample_strong_bot_choices(view, history).most_common(1)[0][0]
    return chosen, own.find_advice_reason(chosen, view)


@dataclass(frozen=True)
class Mistake:
    """A choice of the player when another choice was clearly better."""

    player_answer: PlayerAnswer
    better_choice: Choice
    reason: str
    loss: float
    """How much worse the choice was, in the unit in which the bot `strong` rates choices."""


def find_worst_mistakes(
    answers: Sequence[PlayerAnswer], history: Sequence[Event], max_count: int = 3
) -> list[Mistake]:
    """Return at most `max_count` mistakes, the worst ones, in the order in which they were made.

    `history` is the player's projected events since the deal.
    """
    found = sorted(find_possible_mistakes(answers, history), key=lambda one: one.loss, reverse=True)
    close = found[:MAX_CHECKED_MISTAKES]
    worst = (one for one in close if not is_choice_of_strong_bot(one.player_answer, history))
    return sorted(islice(worst, max_count), key=lambda one: one.player_answer.event_count_before)


def find_possible_mistakes(
    answers: Sequence[PlayerAnswer], history: Sequence[Event]
) -> list[Mistake]:
    """Return the answers that `strong` rates at least `mistake_threshold` below the best choice."""
    found: list[Mistake] = []
    if not answers:
        return found
    judge, known = make_judge(answers[0].view.game), 0
    for answered in answers:
        for event in history[known : answered.event_count_before]:
            judge.observe(event)
        view, did, known = answered.view, answered.choice, answered.event_count_before
        own = get_bots(view.game)
        worths = own.rate_choice(judge, view, did)
        better = max(worths, key=lambda choice: worths[choice], default=did)
        lost = worths[better] - worths[did] if did in worths else 0.0
        if lost >= own.mistake_threshold and own.advice_reason_ids:
            found.append(Mistake(answered, better, own.find_advice_reason(better, view), lost))
    return found


def make_judge(game: str) -> Judge:
    """Return a new bot `strong`. The seed is always the same, so its ratings are reproducible."""
    bot: Any = make_bot("strong", game, Random(1))
    judge: Judge = bot
    return judge


def is_choice_of_strong_bot(answered: PlayerAnswer, history: Sequence[Event]) -> bool:
    """Return whether the bot `strong` makes this choice at least MIN_STRONG_BOT_CHOICES times.

    A card of the same rank but another suit counts as the same choice.
    """
    choices = sample_strong_bot_choices(answered.view, history[: answered.event_count_before])
    same = (n for one, n in choices.items() if _ignore_suit(one) == _ignore_suit(answered.choice))
    return sum(same) >= MIN_STRONG_BOT_CHOICES


def sample_strong_bot_choices(view: View, history: Sequence[Event]) -> Counter[Choice]:
    """Ask the bot `strong` the viewer's open question STRONG_BOT_ATTEMPTS times.

    Return how often it made each choice. Before the first attempt, it observes `history`.
    """
    bot = make_judge(view.game)
    for event in history:
        bot.observe(event)
    return Counter(bot.choose(view) for _ in range(STRONG_BOT_ATTEMPTS))


def _ignore_suit(choice: Choice) -> Choice:
    return choice >> 2 if isinstance(choice, int) else choice
