"""Rules of thumb by which the sensible bot plays Steal War."""

from __future__ import annotations

from collections import Counter
from random import Random

from audiowar.bots.bot_interface import get_rank_after_colon
from audiowar.rules.cards import Card
from audiowar.rules.events import Choice
from audiowar.rules.view import View

from .rules import PLAY, parse_victims


def choose_play_or_steal(view: View, random: Random) -> Choice:
    """Steal as many cards as possible, unless playing the card protects an even larger pile."""
    thefts = [c for c in view.open_question.choices if c != PLAY]
    if not thefts:
        return PLAY
    best = max(thefts, key=lambda choice: count_cards_won_by_stealing(view, choice))
    return (
        PLAY
        if len(get_pile_protected_by_playing(view)) > count_cards_won_by_stealing(view, best)
        else best
    )


def get_pile_protected_by_playing(view: View) -> tuple[Card, ...]:
    """Return the viewer's pile if playing the top card of the packet protects it, otherwise ()."""
    own, top = view.piles[view.own_seat] or (), view.peek.get("top")
    return own if own and top is not None and own[0] >> 2 == top >> 2 else ()


def count_cards_won_by_stealing(view: View, choice: Choice) -> int:
    """Return how many cards a choice to steal would win."""
    return sum(len(view.piles[seat] or ()) for seat in parse_victims(str(choice)))


def choose_top_card_hardest_to_match(view: View, random: Random) -> Choice:
    """Choose a card of the rank with the most visible cards, so that few can match it."""
    open_ranks = Counter(c >> 2 for pile in view.piles for c in pile or ())
    choices = list(view.open_question.choices)
    open_ranks.update(map(get_rank_after_colon, choices))
    return max(choices, key=lambda choice: open_ranks[get_rank_after_colon(choice)])


RULES_OF_THUMB = {"steal": choose_play_or_steal, "lay": choose_top_card_hardest_to_match}
"""For each kind of question, the function by which the sensible bot answers it."""
