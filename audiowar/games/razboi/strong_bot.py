"""The strong bot of Război with prisoners, which computes how likely a card is to win."""

from __future__ import annotations

from collections import Counter
from typing import Any

from audiowar.bots.bot_interface import GeneratorOrSeed, rank_in_choice
from audiowar.rules.cards import make_deck
from audiowar.rules.events import Choice, Event

from .rules import KEEP_NONE, KEEP_TOP, PRISONER, TOP, PrisonerView

LEAST_CHANCE_TO_KEEP = 0.45
"""A card is kept as a prisoner if it wins a trick with more than this probability."""


class PrisonerBot:
    """Plays or keeps a prisoner if it is likely enough to win."""

    def __init__(self, chance: GeneratorOrSeed) -> None:
        """Ignore the generator: this bot is deterministic."""

    def observe(self, event: Event) -> None:
        """Ignore events: all that matters is visible."""

    def choose(self, view: Any) -> Choice:
        worths = self.rate_choices(view)
        return max(worths, key=worths.__getitem__)

    def rate_choices(self, view: Any) -> dict[Choice, float]:
        """Return by how much each card is likelier to win than it needs to be.

        Keeping none and playing the top card are rated 0; keeping the top card is not rated.
        """
        if view.open_question.kind == "keep":
            named = [c for c in view.open_question.choices if c not in (KEEP_NONE, KEEP_TOP)]
            worths = {c: winning_chance(rank_in_choice(c), view) for c in named}
            return {KEEP_NONE: 0.0, **{c: p - LEAST_CHANCE_TO_KEEP for c, p in worths.items()}}
        prisoner = view.prisoners[view.own_seat]
        return {TOP: 0.0, PRISONER: winning_chance(prisoner >> 2, view) - required_chance(view)}


def required_chance(view: PrisonerView) -> float:
    """Return the chance of winning from which the prisoner should be played.

    It is small in a war, where more can be won than lost. In other tricks little can be won, so the
    prisoner is saved for a war.
    """
    at_war = bool(view.table) or view.pot_count > 0
    return 0.2 if at_war else 0.95


def winning_chance(rank: int, view: PrisonerView) -> float:
    """Return the probability that a card of this rank beats the top cards of all opponents."""
    ranks = Counter(c >> 2 for c in make_deck())
    prisoners = [p >> 2 for p in view.prisoners if p is not None]
    ranks.subtract(prisoners)
    lower = sum(count for other, count in ranks.items() if other < rank)
    return float((lower / ranks.total()) ** (len(view.alive) - 1))
