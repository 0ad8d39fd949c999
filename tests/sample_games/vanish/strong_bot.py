"""Vanish, always with the highest card."""

from __future__ import annotations

from audiowar.bots.bot_interface import GeneratorOrSeed
from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View


class VanishBot:
    """Plays the highest card and takes what it wins."""

    def __init__(self, generator_or_seed: GeneratorOrSeed) -> None:
        """Ignore `generator_or_seed`, because this bot makes no random choices."""

    def observe(self, event: Event) -> None:
        """Need nothing."""

    def choose(self, view: View) -> Choice:
        worths = self.rate_choices(view)
        return max(worths, key=lambda choice: worths[choice])

    def rate_choices(self, view: View) -> dict[Choice, float]:
        """Return what each choice is worth: its rank, or the cards that it brings."""
        assert view.question is not None
        if view.question.kind == "mercy":
            return {"take": float(len(view.table)), "spare": 0.0}
        return {card: float(card >> 2) for card in view.hand}
