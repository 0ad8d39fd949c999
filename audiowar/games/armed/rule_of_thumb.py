"""Rules of thumb by which the sensible bot plays Armed War."""

from __future__ import annotations

from random import Random

from audiowar.rules.cards import TWO
from audiowar.rules.events import Choice
from audiowar.rules.view import View

from .rules import find_highest_rank_in_deck


def choose_card(view: View, random: Random) -> Choice:
    """In a war, choose the highest card; otherwise one of the strongest third, sometimes a two."""
    highest = find_highest_rank_in_deck(view.options)
    hand = sorted(view.hand, key=lambda card: card >> 2)
    if view.table:
        return hand[-1]
    twos = [c for c in hand if c >> 2 == TWO]
    # Sometimes play a two, so that it is risky for opponents always to begin with aces.
    if twos and random.random() < 0.08:
        return twos[0]
    plain = [c for c in hand if c >> 2 != highest] or hand
    best = plain[-((len(plain) + 2) // 3) :]
    return hand[-1] if random.random() < 0.2 else random.choice(best)


RULES_OF_THUMB = {"card": choose_card}
"""For each kind of question, the function by which the sensible bot answers it."""
