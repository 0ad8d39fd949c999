"""What a strong player would choose in the games beside Scientific War, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random

from audiowar.rules.cards import JACK, TWO
from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View

from .registry import make

DRAWS = 25
"""How often a bot is asked that mixes; what it chooses most is told."""


def advice(view: View, history: Sequence[Event]) -> tuple[Choice, str] | None:
    """Return a choice and the id of the message that says why, None where nobody is asked.

    `history` are the seat's projected events from the deal on. The same question always has the
    same answer.
    """
    why = REASONS.get(view.game)
    if why is None or view.question is None:
        return None
    random = Random(1)
    bot = make("strong", view.game, random)
    for event in history:
        bot.observe(event)
    chosen = Counter(bot.choose(view) for _ in range(DRAWS)).most_common(1)[0][0]
    return chosen, why(chosen, view)


def armed(choice: Choice, view: View) -> str:
    """Say why a card is chosen in Armed War."""
    assert isinstance(choice, int)
    if choice >> 2 == TWO:
        return "coach-armed-two"
    if view.table:
        return "coach-armed-war"
    return "coach-armed-high" if choice >> 2 >= JACK else "coach-armed-low"


def steal(choice: Choice, view: View) -> str:
    """Say why to play, to steal or to lay a card on top in Steal War."""
    if str(choice).startswith("steal"):
        return "coach-steal-most"
    return "coach-steal-protect" if choice == "play" else "coach-steal-rare"


def razboi(choice: Choice, view: View) -> str:
    """Say why to play the top card or the prisoner, or which to keep."""
    if choice == "prisoner":
        return "coach-prisoner-now" if view.table or view.pot_count else "coach-prisoner-sure"
    if choice == "top":
        return "coach-prisoner-waits"
    return "coach-keep-none" if choice == "keep:none" else "coach-keep-best"


REASONS: Mapping[str, Callable[[Choice, View], str]] = {
    "armed": armed,
    "steal": steal,
    "razboi": razboi,
}
"""By game, what says why."""
MESSAGES = (
    "coach-armed-two", "coach-armed-war", "coach-armed-high", "coach-armed-low",
    "coach-steal-most", "coach-steal-protect", "coach-steal-rare",
    "coach-prisoner-now", "coach-prisoner-sure", "coach-prisoner-waits",
    "coach-keep-none", "coach-keep-best",
)  # fmt: skip
"""Every message id that `advice` may return."""
