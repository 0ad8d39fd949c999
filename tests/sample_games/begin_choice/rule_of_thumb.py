"""Rules of thumb for New Game."""

from __future__ import annotations

from random import Random

from audiowar.rules.events import Choice
from audiowar.rules.view import View


def choose_card(view: View, random: Random) -> Choice:
    """Choose one of the stronger half of the hand."""
    hand = sorted(view.hand)
    return random.choice(hand[len(hand) // 2 :])


RULES_OF_THUMB = {"card": choose_card}
"""The rules of thumb by kind of question."""
