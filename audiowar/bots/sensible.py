"""A bot that plays each game sensibly, without counting or looking ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View

from .base import Chance, generator
from .thumb import armed, casino, razboi, scientific, steal


class SensibleBot:
    """Answers by a rule of thumb for each kind of question."""

    def __init__(self, chance: Chance) -> None:
        self._random = generator(chance)

    def observe(self, event: Event) -> None:
        """Need nothing."""

    def choose(self, view: View) -> Choice:
        assert view.question is not None
        return THOUGHTS[view.game, view.question.kind](view, self._random)


THOUGHTS: Mapping[tuple[str, str], Callable[[View, Random], Choice]] = {
    ("scientific", "card"): scientific.scientific_card,
    ("razboi", "prisoner"): razboi.top_or_prisoner,
    ("razboi", "keep"): razboi.keep,
    ("steal", "steal"): steal.play_or_steal,
    ("steal", "lay"): steal.lay,
    ("casino", "bet"): casino.bet,
    ("casino", "tie"): casino.war_or_surrender,
    ("armed", "card"): armed.card,
}
"""What to think for each game and kind of question."""
