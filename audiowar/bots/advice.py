"""The coach's advice on a choice, in all games except Scientific War, which has its own coach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View

from .game_bots import get_game_bots
from .registry import make_bot

DRAWS = 25
"""How many times the bot `strong` is asked the same question, because it may choose at random. Its
most frequent choice is the advice."""


def advise(view: View, history: Sequence[Event]) -> tuple[Choice, str] | None:
    """Return a choice and the message id of its reason.

    Return None if the viewer has no question or the game has no coach. `history` is the list of the
    seat's projected events since the deal. The same question always has the same advice.
    """
    own = get_game_bots(view.game)
    if not own.reasons or view.question is None:
        return None
    random = Random(1)
    bot = make_bot("strong", view.game, random)
    for event in history:
        bot.observe(event)
    chosen = Counter(bot.choose(view) for _ in range(DRAWS)).most_common(1)[0][0]
    return chosen, own.find_reason(chosen, view)
