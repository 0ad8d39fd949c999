"""Rules of thumb by which the sensible bot plays Steal War."""

from __future__ import annotations

from collections import Counter
from random import Random

from audiowar.bots.bot_interface import rank_in_choice
from audiowar.rules.events import Choice
from audiowar.rules.view import View

from .rules import PLAY, parse_victims


def choose_play_or_steal(view: View, random: Random) -> Choice:
    """Steal the most cards, unless playing the card protects an own pile that is larger."""
    thefts = [c for c in view.open_question.choices if c != PLAY]
    if not thefts:
        return PLAY
    best = max(thefts, key=lambda choice: count_loot(view, choice))
    own = view.piles[view.own_seat] or ()
    top = view.peek.get("top")
    protects = own and top is not None and own[0] >> 2 == top >> 2
    return PLAY if protects and len(own) > count_loot(view, best) else best


def count_loot(view: View, choice: Choice) -> int:
    """Return how many cards a choice to steal would win."""
    return sum(len(view.piles[seat] or ()) for seat in parse_victims(str(choice)))


def choose_own_top_card(view: View, random: Random) -> Choice:
    """Put the rank with most visible cards on top, because fewest are left to steal the pile."""
    open_ranks = Counter(c >> 2 for pile in view.piles for c in pile or ())
    choices = list(view.open_question.choices)
    open_ranks.update(map(rank_in_choice, choices))
    return max(choices, key=lambda choice: open_ranks[rank_in_choice(choice)])


RULES_OF_THUMB = {"steal": choose_play_or_steal, "lay": choose_own_top_card}
"""The function that answers each kind of question."""
