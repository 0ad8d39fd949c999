"""Rules of thumb by which the sensible bot plays Război with prisoners."""

from __future__ import annotations

from random import Random

from audiowar.rules.cards import ACE, KING, QUEEN, TWO, get_card_code, parse_card
from audiowar.rules.events import Choice

from .rules import KEEP_NONE, KEEP_PREFIX, KEEP_TOP, PLAY_PRISONER, PLAY_TOP_CARD, RazboiView


def choose_top_or_prisoner(view: RazboiView, random: Random) -> Choice:
    """Play a prisoner that is strong enough for the number of opponents, or else the top card."""
    prisoner = view.prisoners[view.own_seat]
    others = len(view.alive) - 1
    # The more opponents there are, the stronger their best card probably is. Whoever loses a
    # prisoner also loses the top card.
    needed = QUEEN if others == 1 else KING if others <= 3 else ACE
    return PLAY_PRISONER if prisoner is not None and prisoner >> 2 >= needed else PLAY_TOP_CARD


def choose_card_to_keep(view: RazboiView, random: Random) -> Choice:
    """Keep the strongest card if it is a queen, king or ace; otherwise keep none."""
    named = [str(c) for c in view.open_question.choices if c not in (KEEP_NONE, KEEP_TOP)]
    best = max((parse_card(choice.removeprefix(KEEP_PREFIX)) for choice in named), default=TWO)
    return KEEP_PREFIX + get_card_code(best) if best >> 2 >= QUEEN else KEEP_NONE


RULES_OF_THUMB = {"prisoner": choose_top_or_prisoner, "keep": choose_card_to_keep}
"""For each kind of question, the function by which the sensible bot answers it."""
