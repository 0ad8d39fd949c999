"""Rules of thumb for Steal War."""

from __future__ import annotations

from collections import Counter
from random import Random

from audiowar.rules.cards import parse_card
from audiowar.rules.events import Choice
from audiowar.rules.view import View


def choose_play_or_steal(view: View, random: Random) -> Choice:
    """Steal the most cards, or protect the own pile with a matching card if it is larger."""
    thefts = [c for c in view.open_question.choices if str(c).startswith("steal")]
    if not thefts:
        return "play"
    best = max(thefts, key=lambda choice: count_loot(view, choice))
    own = view.piles[view.own_seat] or ()
    top = view.peek.get("top")
    protects = own and top is not None and own[0] >> 2 == top >> 2
    return "play" if protects and len(own) > count_loot(view, best) else best


def count_loot(view: View, choice: Choice) -> int:
    """Return how many cards a steal would win."""
    victims = str(choice).partition(":")[2].split(",")
    return sum(len(view.piles[int(seat)] or ()) for seat in victims)


def choose_top_card(view: View, random: Random) -> Choice:
    """Put the rank with most visible cards on top, because few cards are left to steal the pile."""
    open_ranks = Counter(c >> 2 for pile in view.piles for c in pile or ())
    choices = list(view.open_question.choices)
    open_ranks.update(parse_card(str(c).partition(":")[2]) >> 2 for c in choices)
    return max(choices, key=lambda c: open_ranks[parse_card(str(c).partition(":")[2]) >> 2])


RULES_OF_THUMB = {"steal": choose_play_or_steal, "lay": choose_top_card}
"""The rules of thumb by kind of question."""
