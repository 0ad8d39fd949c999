"""Rules of thumb for Scientific War, for bots that cannot count the cards."""

from __future__ import annotations

from random import Random

from audiowar.rules.cards import EIGHT, JACK, JOKER_RANK, QUEEN, THREE, Card
from audiowar.rules.events import Choice
from audiowar.rules.view import View

SPECIAL = (THREE, EIGHT, JACK, QUEEN, JOKER_RANK)
"""The ranks with an effect, which are not wasted on a trick that cannot be won."""


def choose_card(view: View, random: Random) -> Choice:
    """Choose a card: as the spy the weakest one that wins, otherwise one of the strongest third.

    Choose the swap instead if it is allowed and the pile is clearly stronger than the hand.
    """
    hand = sorted(view.hand, key=lambda card: card_strength(card, view.reversed))
    chosen = view.peek.get("chosen")
    if chosen:
        return choose_cheapest_winner_or_weakest(hand, list(chosen.values()), view)
    if "swap" in view.question.choices and is_worth_swapping(view):  # type: ignore[union-attr]
        return "swap"
    best = hand[-((len(hand) + 2) // 3) :]
    return random.choice(best)


def card_strength(card: Card, low_wins: bool) -> int:
    """Return a number that is higher for stronger cards. Jokers count as weakest.

    `low_wins` says whether the two is the strongest rank.
    """
    rank = card >> 2
    if rank == JOKER_RANK:
        return -1
    return 12 - rank if low_wins else rank


def choose_cheapest_winner_or_weakest(hand: list[Card], others: list[Card], view: View) -> Card:
    """Return the weakest card of `hand` that takes the trick; if none does, the weakest plain card.

    `hand` is sorted, weakest first. `others` are the cards of the other players.
    """
    jacks = sum(card >> 2 == JACK for card in others)
    for card in hand:
        turned = (jacks + (card >> 2 == JACK)) % 2 == 1
        low_wins = view.reversed ^ (turned and view.options["revolution"] == "immediate")
        if is_winning(card, others, low_wins):
            return card
    plain = [card for card in hand if card >> 2 not in SPECIAL]
    return (plain or hand)[0]


def is_winning(card: Card, others: list[Card], low_wins: bool) -> bool:
    """Return whether `card` takes the trick against `others`, jokers included."""
    jokers = [c for c in others if c >> 2 == JOKER_RANK]
    plain = [card_strength(c, low_wins) for c in others if c >> 2 != JOKER_RANK]
    if card >> 2 == JOKER_RANK:
        return not jokers and len(plain) > 1 and plain.count(max(plain)) > 1
    if len(jokers) == 1:
        return False
    return card_strength(card, low_wins) > max(plain, default=-1)


def is_worth_swapping(view: View) -> bool:
    """Return whether the pile is clearly stronger on average than the hand."""
    pile = (view.piles[view.viewer] or ()) if view.viewer is not None else ()
    return len(pile) > 1 and mean_strength(pile, view) > mean_strength(view.hand, view) + 1


def mean_strength(cards: tuple[Card, ...], view: View) -> float:
    """Return the mean strength of `cards` in the current order."""
    return sum(card_strength(card, view.reversed) for card in cards) / len(cards)


RULES_OF_THUMB = {"card": choose_card}
"""The function that answers each kind of question."""
