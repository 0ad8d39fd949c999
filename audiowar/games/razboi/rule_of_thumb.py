"""Rules of thumb for prisoners of war."""

from __future__ import annotations

from random import Random

from audiowar.rules.cards import ACE, KING, QUEEN, parse_card
from audiowar.rules.events import Choice

from .rules import PrisonerView


def choose_top_or_prisoner(view: PrisonerView, random: Random) -> Choice:
    """Play a strong prisoner, because it wins more often than the unknown top card."""
    prisoner = view.prisoners[view.own_seat]
    others = len(view.alive) - 1
    # With more opponents, the best of their cards is stronger, and a loss also costs the top card.
    needed = QUEEN if others == 1 else KING if others <= 3 else ACE
    strong = prisoner is not None and prisoner >> 2 >= needed
    if strong and "prisoner" in view.open_question.choices:
        return "prisoner"
    return "top" if "top" in view.open_question.choices else "prisoner"


def choose_card_to_keep(view: PrisonerView, random: Random) -> Choice:
    """Keep the strongest card if it is a picture card or an ace; otherwise keep none."""
    named = [c for c in view.open_question.choices if c not in ("keep:none", "keep:top")]
    best = max(named, key=lambda c: parse_card(str(c).partition(":")[2]), default=None)
    if best is not None and parse_card(str(best).partition(":")[2]) >> 2 >= QUEEN:
        return best
    return "keep:none"


RULES_OF_THUMB = {"prisoner": choose_top_or_prisoner, "keep": choose_card_to_keep}
"""The rules of thumb by kind of question."""
