"""The strong bot of Război with prisoners, which computes how likely a card is to win."""

from __future__ import annotations

from collections import Counter
from typing import Any

from audiowar.bots.bot_interface import GeneratorOrSeed, get_rank_after_colon
from audiowar.rules.cards import make_deck
from audiowar.rules.events import Choice, Event

from .rules import KEEP_NONE, KEEP_TOP, PLAY_PRISONER, PLAY_TOP_CARD, RazboiView

MIN_CHANCE_TO_KEEP = 0.45
"""A card is kept as a prisoner if it wins a trick with more than this probability."""


class RazboiBot:
    """Plays or keeps a prisoner if this card is likely enough to win."""

    def __init__(self, generator_or_seed: GeneratorOrSeed) -> None:
        """Ignore `generator_or_seed`, because this bot makes no random choices."""

    def observe(self, event: Event) -> None:
        """Ignore events, because the view shows all that matters."""

    def choose(self, view: Any) -> Choice:
        worths = self.rate_choices(view)
        return max(worths, key=worths.__getitem__)

    def rate_choices(self, view: Any) -> dict[Choice, float]:
        """Return by how much each card's chance of winning exceeds the required chance."""
        if view.open_question.kind == "keep":
            named = [c for c in view.open_question.choices if c not in (KEEP_NONE, KEEP_TOP)]
            worths = {c: compute_chance_to_win_trick(get_rank_after_colon(c), view) for c in named}
            return {KEEP_NONE: 0.0, **{c: p - MIN_CHANCE_TO_KEEP for c, p in worths.items()}}
        prisoner = view.prisoners[view.own_seat]
        chance = compute_chance_to_win_trick(prisoner >> 2, view)
        # A war brings more cards than a lost prisoner costs. Other tricks bring few cards, so the
        # prisoner is saved unless it is nearly sure to win.
        needed = 0.2 if view.table or view.pot_count else 0.95
        return {PLAY_TOP_CARD: 0.0, PLAY_PRISONER: chance - needed}


def compute_chance_to_win_trick(rank: int, view: RazboiView) -> float:
    """Return the probability that a card of this rank beats the top cards of all opponents."""
    ranks = Counter(c >> 2 for c in make_deck())
    ranks.subtract(p >> 2 for p in view.prisoners if p is not None)
    lower = sum(count for other, count in ranks.items() if other < rank)
    return float((lower / ranks.total()) ** (len(view.alive) - 1))
