"""Rules of thumb for Scientific War, for bots that cannot count the cards."""

from __future__ import annotations

from random import Random

from audiowar.rules.cards import JACK, JOKER_RANK, Card
from audiowar.rules.events import Choice
from audiowar.rules.view import View

from .bots.suitless_model import EFFECT_RANKS, find_rank_that_takes_trick, pack_cards


def choose_card(view: View, random: Random) -> Choice:
    """As the spy, choose the weakest card that wins. Otherwise swap, or choose a strong card."""
    hand = sorted(view.hand, key=lambda card: get_card_strength(card, view.reversed))
    chosen = view.peek.get("chosen")
    if chosen:
        return choose_cheapest_winner_or_weakest(hand, list(chosen.values()), view)
    if "swap" in view.question.choices and is_worth_swapping(view):  # type: ignore[union-attr]
        return "swap"
    strongest_third = hand[-((len(hand) + 2) // 3) :]
    return random.choice(strongest_third)


def get_card_strength(card: Card, low_wins: bool) -> int:
    """Return a number that is higher for stronger cards. Jokers count as weakest."""
    rank = card >> 2
    if rank == JOKER_RANK:
        return -1
    return 12 - rank if low_wins else rank


def choose_cheapest_winner_or_weakest(hand: list[Card], others: list[Card], view: View) -> Card:
    """Return the weakest winning card of the sorted `hand`, or else the weakest without effect."""
    jacks = sum(card >> 2 == JACK for card in others)
    for card in hand:
        turned = (jacks + (card >> 2 == JACK)) % 2 == 1
        low_wins = view.reversed ^ (turned and view.options["revolution"] == "immediate")
        if find_rank_that_takes_trick(pack_cards((card, *others)), low_wins) == card >> 2:
            return card
    # Ranks with an effect are not wasted on a trick that cannot be won.
    plain = [card for card in hand if card >> 2 not in EFFECT_RANKS]
    return (plain or hand)[0]


def is_worth_swapping(view: View) -> bool:
    """Return whether the pile is clearly stronger on average than the hand."""
    pile = (view.piles[view.viewer] or ()) if view.viewer is not None else ()
    return len(pile) > 1 and get_mean_strength(pile, view) > get_mean_strength(view.hand, view) + 1


def get_mean_strength(cards: tuple[Card, ...], view: View) -> float:
    """Return the mean strength of `cards` in the current order."""
    return sum(get_card_strength(card, view.reversed) for card in cards) / len(cards)


RULES_OF_THUMB = {"card": choose_card}
"""For each kind of question, the function by which a simple bot answers it."""
