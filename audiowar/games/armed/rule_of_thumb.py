"""Rules of thumb by which the sensible bot plays Armed War."""

from __future__ import annotations

from random import Random

from audiowar.rules.cards import ACE, JOKER_RANK, TWO, Card
from audiowar.rules.events import Choice
from audiowar.rules.view import View


def choose_card(view: View, random: Random) -> Choice:
    """Choose the highest card in a war.

    Otherwise choose one of the strongest third of the hand, sometimes a two.
    """
    highest = JOKER_RANK if view.options["jokers"] else ACE
    hand = sorted(view.hand, key=card_strength)
    if view.table:
        return hand[-1]
    twos = [c for c in hand if c >> 2 == TWO]
    # A two beats the highest rank, so that players who always begin with aces risk something.
    if twos and random.random() < 0.08:
        return twos[0]
    plain = [c for c in hand if c >> 2 != highest] or hand
    best = plain[-((len(plain) + 2) // 3) :]
    return hand[-1] if random.random() < 0.2 else random.choice(best)


def card_strength(card: Card) -> int:
    """Return a card's strength in a trick without a card of the highest rank."""
    return card >> 2


RULES_OF_THUMB = {"card": choose_card}
"""The function that answers each kind of question."""
