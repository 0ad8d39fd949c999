"""Armed War: all players choose cards of their hands at once, except the random cards of wars."""

from __future__ import annotations

from typing import Any

from audiowar.rules.cards import ACE, JOKER_RANK, TWO, Card, make_deck
from audiowar.rules.events import Put, Seat, Secret, Take, War
from audiowar.rules.parts.dealing import deal_equally
from audiowar.rules.parts.endings import end_elimination_match
from audiowar.rules.parts.hidden_choices import Asking, ask_and_seal_cards
from audiowar.rules.parts.refill_hands import pick_up_pile, refill_or_eliminate
from audiowar.rules.parts.strongest_card import find_strongest
from audiowar.rules.parts.table_cards import gather_table
from audiowar.rules.state import Options, State
from audiowar.rules.variant import TRICK_LIMIT, Option, Play, Preset, SeenBy, Upset, Variant

from .events import WarCards

WAR_CARDS = 3
"""The number of face-down cards of each fighter in a war."""


def play_trick(state: State, beats: Upset) -> Asking[Seat | None]:
    """Play one trick with its wars.

    Return who takes the cards, or None if they stay on the table.
    """
    cards = yield from ask_for_battle_cards(state, {seat: [] for seat in state.alive})
    best = find_strongest(cards, beats)
    while len(best) > 1:
        state.emit(War("tie", tuple(best)))
        fighters = [seat for seat in best if state.count_owned(seat)]
        if len(fighters) < 2:
            return fighters[0] if fighters else None
        cards = yield from ask_for_battle_cards(
            state, {seat: put_war_cards(state, seat) for seat in fighters}
        )
        best = find_strongest(cards, beats)
    return best[0]


def ask_for_battle_cards(
    state: State, face_down: dict[Seat, list[Card]]
) -> Asking[dict[Seat, Card]]:
    """Ask each seat of `face_down` for a card, and put it with the seat's face-down cards."""
    yield from ask_and_seal_cards(state, face_down)
    cards: dict[Seat, Card] = {}
    for seat, under in face_down.items():
        chosen: Any = state.sealed[seat]
        cards[seat] = chosen
        state.table.append((seat, chosen))
        state.emit(Put(seat, Secret(tuple(under), (seat,)) if under else (), chosen))
    state.sealed.clear()
    return cards


def put_war_cards(state: State, seat: Seat) -> list[Card]:
    """Put a fighter's face-down cards, and return them.

    They are random cards of the hand and, if these are too few, of the discard. One card stays for
    the choice that follows. If the hand is used up, the rest of the discard becomes the hand.
    """
    hand, discard = state.hands[seat], state.piles[seat]
    count = min(WAR_CARDS, len(hand) + len(discard) - 1)
    if count < len(hand):
        down = state.chance.pick("war_cards", hand, count, seat) if count else []
        for card in down:
            hand.remove(card)
    else:
        # The event PickUp will show the outcome: the cards that stay and become the hand.
        down_too = count - len(hand)
        rest = state.chance.pick("pick_up", discard, len(discard) - down_too, seat, down_too)
        for card in rest:
            discard.remove(card)
        down = hand + discard
        state.hands[seat], state.piles[seat] = [], rest
    if down:
        state.face_down += [(seat, card) for card in down]
        state.emit(WarCards(seat, Secret(tuple(down), (seat,))))
    if not state.hands[seat]:
        pick_up_pile(state, seat)
    return down


def take_table(state: State, winner: Seat) -> None:
    """Move all cards on the table to the winner's discard, which only the winner may look at.

    After a war with face-down cards, the others do not see the taken cards.
    """
    hidden = bool(state.face_down)
    cards = tuple(gather_table(state))
    state.piles[winner] += cards
    state.emit(Take(winner, Secret(cards, (winner,)) if hidden else cards))


def refill_or_end_match(state: State) -> bool:
    """Refill empty hands from the discards, eliminate players without cards, and end the match.

    Return whether it is over.
    """
    dropped = refill_or_eliminate(state)
    if len(state.alive) > 1 and state.trick < state.trick_limit:
        return False
    end_elimination_match(state, dropped)
    return True


class ArmedWar(Variant):
    """The rules of Armed War: options, presets, play, and who sees which cards."""

    name = "armed"
    players = range(2, 5)
    options = (Option("jokers", (0, 2), 0), TRICK_LIMIT)
    presets = (
        Preset("standard", {}),
        Preset("quick", {"trick_limit": 40}),
        Preset("jokers", {"jokers": 2}),
    )
    events = (WarCards,)
    has_jokers = True
    visibility = {"hands": SeenBy.OWNER, "piles": SeenBy.OWNER, "table": SeenBy.ALL}
    choice_kind = "cards"

    def find_upset_ranks(self, options: Options) -> Upset:
        """Return the two and the highest rank, which it beats."""
        return TWO, JOKER_RANK if options.get("jokers") else ACE

    def play(self, state: State, must_deal: bool) -> Play:
        """Play tricks until the match is over."""
        if must_deal:
            jokers = int(state.options["jokers"])
            deal_equally(state, make_deck(jokers=jokers), state.hands, visible=True)
        elif refill_or_end_match(state):
            return
        beats = self.find_upset_ranks(state.options)
        while True:
            state.trick += 1
            winner = yield from play_trick(state, beats)
            if winner is not None:
                take_table(state, winner)
            if refill_or_end_match(state):
                return


GAME = ArmedWar()
