"""Armed War: all players choose a card at the same time; wars cost random face-down cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from audiowar.rules.cards import ACE, JOKER_RANK, TWO, Card, Rank, make_deck
from audiowar.rules.events import Cards, Event, MaybeSecret, Put, Seat, Secret, Take, War
from audiowar.rules.parts.dealing import deal_equally, pick_up_pile, refill_hands_or_eliminate
from audiowar.rules.parts.endings import end_if_over
from audiowar.rules.parts.hidden_choices import PlayGeneratorWithResult, ask_cards
from audiowar.rules.parts.tricks import find_strongest_seats, gather_table_cards
from audiowar.rules.state import Options, State
from audiowar.rules.variant import (
    TRICK_LIMIT_OPTION,
    LowBeatsHighPair,
    Option,
    PlayGenerator,
    Preset,
    SeenBy,
    Variant,
)


@dataclass(slots=True)
class PutWarCards(Event):
    """A fighter puts random cards face down in a war."""

    kind = "war_cards"
    seat: Seat
    cards: MaybeSecret[Cards]


FACE_DOWN_CARDS_PER_FIGHTER = 3
"""The number of face-down cards of each fighter in a war."""


def play_trick(state: State) -> PlayGeneratorWithResult[Seat | None]:
    """Play one trick with its wars.

    Return the seat that takes the cards, or None if they stay on the table.
    """
    cards = yield from ask_for_battle_cards(state, {seat: [] for seat in state.alive})
    best = find_strongest_seats(cards, state.record.low_beats_high_pair)
    while len(best) > 1:
        state.emit(War("tie", tuple(best)))
        fighters = [seat for seat in best if state.count_owned_cards_not_chosen(seat)]
        if len(fighters) < 2:
            return fighters[0] if fighters else None
        cards = yield from ask_for_battle_cards(
            state, {seat: put_random_cards_face_down(state, seat) for seat in fighters}
        )
        best = find_strongest_seats(cards, state.record.low_beats_high_pair)
    return best[0]


def ask_for_battle_cards(
    state: State, face_down_cards: dict[Seat, list[Card]]
) -> PlayGeneratorWithResult[dict[Seat, Card]]:
    """Ask each seat in `face_down_cards` for a card, and put it face up.

    Return these cards by seat. The event `Put` also contains the cards that the seat has just put
    face down.
    """
    yield from ask_cards(state, face_down_cards)
    cards: dict[Seat, Card] = {}
    for seat, under in face_down_cards.items():
        chosen: Any = state.sealed[seat]
        cards[seat] = chosen
        state.table.append((seat, chosen))
        state.emit(Put(seat, Secret(tuple(under), (seat,)) if under else (), chosen))
    state.sealed.clear()
    return cards


def put_random_cards_face_down(state: State, seat: Seat) -> list[Card]:
    """Put up to three random cards of a fighter face down, and return them.

    If the whole hand goes down, the cards still missing come from the pile, and the rest of the
    pile becomes the new hand.
    """
    hand, pile = state.hands[seat], state.piles[seat]
    # One card is left for the choice that follows.
    count = min(FACE_DOWN_CARDS_PER_FIGHTER, len(hand) + len(pile) - 1)
    if count < len(hand):
        down = state.chance.pick("war_cards", hand, count, seat) if count else []
        for card in down:
            hand.remove(card)
    else:
        # The whole hand goes down, and part of the pile. The cards that are drawn at random are
        # those that stay: they become the new hand, and a replay finds them in its event `PickUp`.
        down_too = count - len(hand)
        rest = state.chance.pick("pick_up", pile, len(pile) - down_too, seat, down_too)
        for card in rest:
            pile.remove(card)
        down = hand + pile
        state.hands[seat], state.piles[seat] = [], rest
    if down:
        state.face_down += [(seat, card) for card in down]
        state.emit(PutWarCards(seat, Secret(tuple(down), (seat,))))
    if not state.hands[seat]:
        pick_up_pile(state, seat)
    return down


def move_table_cards_to_winner(state: State, winner: Seat) -> None:
    """Move the cards on the table to the winner's pile.

    All players see in the event which cards these are, unless some of them were face down.
    """
    hidden = bool(state.face_down)
    cards = tuple(gather_table_cards(state))
    state.piles[winner] += cards
    state.emit(Take(winner, Secret(cards, (winner,)) if hidden else cards))


def find_highest_rank_in_deck(options: Options) -> Rank:
    """Return the highest rank of the deck, which a two beats."""
    return JOKER_RANK if options.get("jokers") else ACE


class ArmedWar(Variant):
    """The rules of Armed War: options, presets, play, and who sees which cards."""

    name = "armed"
    players = range(2, 5)
    options = (Option("jokers", (0, 2), 0), TRICK_LIMIT_OPTION)
    presets = (
        Preset("standard", {}),
        Preset("quick", {"trick_limit": 40}),
        Preset("jokers", {"jokers": 2}),
    )
    events = (PutWarCards,)
    has_jokers = True
    visibility = {"hands": SeenBy.OWNER, "piles": SeenBy.OWNER, "table": SeenBy.ALL}
    what_players_always_choose = "cards"

    def get_upset_ranks(self, options: Options) -> LowBeatsHighPair:
        return TWO, find_highest_rank_in_deck(options)

    def play(self, state: State, must_deal: bool) -> PlayGenerator:
        if must_deal:
            jokers = int(state.options["jokers"])
            deal_equally(
                state, make_deck(joker_count=jokers), state.hands, players_see_own_cards=True
            )
        elif end_if_over(state, refill_hands_or_eliminate(state)):
            return
        while True:
            state.trick += 1
            winner = yield from play_trick(state)
            if winner is not None:
                move_table_cards_to_winner(state, winner)
            if end_if_over(state, refill_hands_or_eliminate(state)):
                return


VARIANT = ArmedWar()
