"""The strong bot for prisoners: it rates them against the cards that others may still turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

from audiowar.bots.bot_interface import GeneratorOrSeed
from audiowar.rules.cards import make_deck, parse_card
from audiowar.rules.events import Choice, Event

from .rules import PrisonerView

LEAST_CHANCE_TO_KEEP = 0.45
"""The probability of winning from which a prisoner is worth keeping."""


class PrisonerBot:
    """Weighs the chance to win with the prisoner against the loss of two cards."""

    def __init__(self, chance: GeneratorOrSeed) -> None:
        """Ignore the generator: this bot is deterministic."""

    def observe(self, event: Event) -> None:
        """Ignore events, because prisoners are visible and the rest is luck."""

    def choose(self, view: Any) -> Choice:
        if view.open_question.kind == "keep":
            return self.choose_card_to_keep(view)
        prisoner = view.prisoners[view.own_seat]
        if prisoner is None or "prisoner" not in view.open_question.choices:
            return "top"
        if "top" not in view.open_question.choices:
            return "prisoner"
        return "prisoner" if winning_chance(prisoner >> 2, view) > required_chance(view) else "top"

    def rate_choices(self, view: Any) -> dict[Choice, float]:
        """Return how far each card exceeds the required chance; empty if cards are hidden."""
        choices = list(view.open_question.choices)
        if view.open_question.kind == "keep":
            named = [choice for choice in choices if choice not in ("keep:none", "keep:top")]
            return {
                "keep:none": 0.0,
                **{c: winning_chance(rank_of(c), view) - LEAST_CHANCE_TO_KEEP for c in named},
            }
        prisoner = view.prisoners[view.own_seat]
        if prisoner is None or not {"top", "prisoner"} <= set(choices):
            return {}
        return {"top": 0.0, "prisoner": winning_chance(prisoner >> 2, view) - required_chance(view)}

    def choose_card_to_keep(self, view: PrisonerView) -> Choice:
        """Keep the best card that will win more often than it loses."""
        named = [c for c in view.open_question.choices if c not in ("keep:none", "keep:top")]
        best = max(named, key=rank_of, default=None)
        if best is not None and winning_chance(rank_of(best), view) > LEAST_CHANCE_TO_KEEP:
            return best
        return "keep:none"


def required_chance(view: Any) -> float:
    """Return the chance of winning from which the prisoner should be played.

    In a war, more can be won than lost. In a trick without a war, a lost prisoner wins little, so
    it is saved for a war.
    """
    at_war = bool(view.table) or view.pot_count > 0
    return 0.2 if at_war else 0.95


def winning_chance(rank: int, view: PrisonerView) -> float:
    """Return the probability that a card of the rank beats the top cards of all others."""
    ranks = Counter(c >> 2 for c in make_deck())
    prisoners = [p >> 2 for p in view.prisoners if p is not None]
    ranks.subtract(prisoners)
    lower = sum(count for other, count in ranks.items() if other < rank)
    return float((lower / ranks.total()) ** (len(view.alive) - 1))


def rank_of(choice: Choice) -> int:
    """Return the rank of the card that a choice keeps."""
    return parse_card(str(choice).partition(":")[2]) >> 2
