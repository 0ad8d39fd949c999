"""Steal War: taken cards lie face up, and a matching card steals the pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import Any

from audiowar.rules.cards import Card, get_card_code, make_deck
from audiowar.rules.events import Choice, Choose, Put, Seat, Secret, Take, War
from audiowar.rules.json_value_codecs import CARDS_CODEC, TABLE_CARDS_CODEC
from audiowar.rules.parts.card_packets import (
    draw_cards,
    find_fighters_or_end_war,
    remove_all_cards,
    renew_packets_or_end,
    renew_used_up_packet,
)
from audiowar.rules.parts.dealing import deal_equally
from audiowar.rules.parts.endings import eliminate
from audiowar.rules.parts.hidden_choices import PlayGeneratorWithResult, ask_choices
from audiowar.rules.parts.tricks import find_strongest_seats, gather_table_cards
from audiowar.rules.state import Refused, State
from audiowar.rules.variant import TRICK_LIMIT_OPTION, PlayGenerator, Preset, SeenBy, Variant

from .events import Steal, StealBlocked

PLAY = "play"
"""The choice to play the top card."""
STEAL_PREFIX = "steal:"
"""The first part of a choice to steal; the seats of the victims follow."""
LAY_PREFIX = "lay:"
"""The first part of a choice of the card to put on top of the pile; its code follows."""

FACE_DOWN_CARDS_PER_FIGHTER = 3
"""The number of face-down cards of each fighter in a war."""


def play_trick(state: State) -> PlayGeneratorWithResult[Seat | None]:
    """Play one trick with its wars.

    Return the seat that takes the cards, or None if the match has ended in a draw.
    """
    protecting: dict[Seat, Card] = {}
    protecting_now = yield from play_decision_rounds(state, state.alive, protecting)
    cards = {seat: put_top_card(state, seat, [], protecting_now) for seat in state.alive}
    best = find_strongest_seats(cards)
    while len(best) > 1:
        state.emit(War("tie", tuple(state.alive), tuple(best)))
        fighters = find_fighters_or_end_war(state, FACE_DOWN_CARDS_PER_FIGHTER + 1)
        if len(fighters) < 2:
            return fighters[0] if fighters else None
        down = {seat: put_face_down_cards(state, seat, seat in fighters) for seat in state.alive}
        protecting |= {seat: cards[seat] for seat in protecting_now}
        protecting_now = yield from play_decision_rounds(state, fighters, protecting)
        cards = {}
        for seat in state.alive:
            if seat in fighters:
                cards[seat] = put_top_card(state, seat, down[seat], protecting_now)
            elif down[seat]:
                state.emit(Put(seat, Secret(tuple(down[seat]), ()), None))
        eliminate(state, [seat for seat in down if seat not in fighters])
        best = find_strongest_seats(cards)
    return best[0]


def put_face_down_cards(state: State, seat: Seat, is_fighter: bool) -> list[Card]:
    """Put three cards of a fighter face down, or all cards of a player who cannot fight.

    Return these cards.
    """
    if not is_fighter:
        cards = remove_all_cards(state, seat)
    else:
        cards, renewal = draw_cards(state, seat, FACE_DOWN_CARDS_PER_FIGHTER)
        if renewal is not None:
            renewal.laid = len(cards)
            state.emit(renewal)
    # The event `Put` is emitted later, together with the face-up card.
    state.face_down += [(seat, card) for card in cards]
    return cards


def put_top_card(
    state: State, seat: Seat, face_down_cards: Sequence[Card], protecting_seats: Collection[Seat]
) -> Card:
    """Put the top card face up and return it. The event also contains the `face_down_cards`."""
    packet = state.stacks[seat]
    card = packet.pop(0)
    state.table.append((seat, card))
    down = Secret(tuple(face_down_cards), ()) if face_down_cards else ()
    state.emit(Put(seat, down, card, protects=seat in protecting_seats))
    if not packet:
        emit_packet_renewal(state, seat)
    return card


def emit_packet_renewal(state: State, seat: Seat) -> None:
    """Shuffle the pile into a new packet if the packet is used up, and emit the event."""
    renewal = renew_used_up_packet(state, seat)
    if renewal is not None:
        state.emit(renewal)


# Deciding what to do with the top card: play it or steal


def play_decision_rounds(
    state: State, seats: Sequence[Seat], protecting: Mapping[Seat, Card]
) -> PlayGeneratorWithResult[set[Seat]]:
    """Let the seats look at their top cards and steal, round by round, until all of them play.

    Return the seats that protect their pile by playing a matching card. `protecting` has the cards
    by which piles were protected earlier in the trick.
    """
    protecting_now: set[Seat] = set()
    state.game_specific_values["looking"] = tuple(seats)
    asked = seats
    while asked:
        decisions = {seat: list_steal_choices(state, seat) for seat in asked}
        yield from ask_choices(state, "steal", decisions)
        asked = carry_out_decisions(state, asked, protecting, protecting_now)
    state.sealed.clear()
    del state.game_specific_values["looking"]
    return protecting_now


def list_steal_choices(state: State, seat: Seat) -> Sequence[Choice]:
    """Return the choices for the seat's top card: to play it, or to steal piles that it matches."""
    rank = state.stacks[seat][0] >> 2
    match = [
        other for other in state.alive if other != seat and has_rank_on_top(state, other, rank)
    ]
    if not match:
        return (PLAY,)
    groups = (group for count in range(len(match)) for group in combinations(match, count + 1))
    return (PLAY, *(STEAL_PREFIX + ",".join(map(str, victims)) for victims in groups))


def has_rank_on_top(state: State, seat: Seat, rank: int) -> bool:
    """Return whether a card of that rank is on top of the seat's pile."""
    pile = state.piles[seat]
    return bool(pile) and pile[0] >> 2 == rank


def carry_out_decisions(
    state: State,
    asked_seats: Sequence[Seat],
    protecting: Mapping[Seat, Card],
    protecting_now: set[Seat],
) -> list[Seat]:
    """Carry out the decisions of one round. Return the seats that stole and must decide again.

    All steals act on the piles as they were before the round. A pile is not stolen if it is
    protected, or if several players try to steal it. Seats that protect their pile by a card that
    they have not put yet are added to `protecting_now`.
    """
    wanted: dict[Seat, list[Seat]] = {}
    for seat in asked_seats:
        choice = str(state.sealed[seat])
        if choice != PLAY:
            wanted[seat] = parse_victims(choice)
        elif has_rank_on_top(state, seat, state.stacks[seat][0] >> 2):
            protecting_now.add(seat)
    if not wanted:
        return []
    protected = protecting.keys() | protecting_now
    claims = Counter(victim for victims in wanted.values() for victim in victims)
    stolen = {
        seat: {v: state.piles[v] for v in victims if claims[v] == 1 and v not in protected}
        for seat, victims in wanted.items()
    }
    for piles in stolen.values():
        for victim in piles:
            state.piles[victim] = []
    for seat, piles in stolen.items():
        if piles:
            steal_piles(state, seat, piles)
        else:
            victims, cards = tuple(wanted[seat]), tuple(map(protecting.get, wanted[seat]))
            state.emit(StealBlocked(seat, victims, state.stacks[seat][0], cards))
    return [seat for seat, piles in stolen.items() if piles]


def parse_victims(choice: str) -> list[Seat]:
    """Parse the seats in "steal:1,3" or "1,3". Raises ValueError if a seat is not a number."""
    return [int(seat) for seat in choice.removeprefix(STEAL_PREFIX).split(",")]


def steal_piles(state: State, thief: Seat, piles: Mapping[Seat, list[Card]]) -> None:
    """Put the stolen piles on the thief's pile, and the thief's card on top."""
    card = state.stacks[thief].pop(0)
    pile = [card]
    for stolen in reversed(list(piles.values())):
        pile += stolen
    pile += state.piles[thief]
    state.piles[thief] = pile
    del state.sealed[thief]
    count = sum(map(len, piles.values()))
    state.emit(Steal(thief, tuple(piles), card, tuple(pile), count))
    emit_packet_renewal(state, thief)


# Taking the cards on the table


def take_table_cards(state: State, winner: Seat) -> PlayGenerator:
    """Move all cards on the table to the winner's pile. The winner chooses which one is on top."""
    lying = [*state.pot, *(card for _, card in state.table + state.face_down)]
    top: Card | None = None
    if can_choose_top_card(state, winner):
        choices = {LAY_PREFIX + get_card_code(card): card for card in lying}
        state.ask(winner, "lay", list(choices))
        _, choice = yield
        state.questions.clear()
        state.emit(Choose(winner, choice))
        top = choices[str(choice)]
    cards = gather_table_cards(state)
    if top is not None:
        cards.remove(top)
        cards.insert(0, top)
    state.piles[winner] = cards + state.piles[winner]
    state.emit(Take(winner, tuple(cards)))


def can_choose_top_card(state: State, winner: Seat) -> bool:
    """Return whether the winner is asked which card to put on top of the pile."""
    # The top card does not matter if the match ends or the pile becomes a packet immediately.
    return (
        bool(state.stacks[winner])
        and state.trick < state.trick_limit
        and any(state.stacks[seat] for seat in state.alive if seat != winner)
    )


class StealWar(Variant):
    """The rules of Steal War: options, presets, play, and who sees which cards."""

    name = "steal"
    players = range(2, 5)
    options = (TRICK_LIMIT_OPTION,)
    presets = (Preset("standard", {}), Preset("quick", {"trick_limit": 40}))
    events = (Steal, StealBlocked)
    what_players_always_choose = "steals"
    has_jokers = True
    visibility = {"piles": SeenBy.ALL, "table": SeenBy.ALL}
    peek_codecs = {"top": CARDS_CODEC, "face_down": TABLE_CARDS_CODEC}
    preferred_timeout_answers = (PLAY,)

    def play(self, state: State, must_deal: bool) -> PlayGenerator:
        if must_deal:
            deal_equally(state, make_deck(joker_count=2), state.stacks, players_see_own_cards=False)
        elif renew_packets_or_end(state, len(state.out)):
            return
        while True:
            state.trick += 1
            out_count_before = len(state.out)
            winner = yield from play_trick(state)
            if winner is None:
                return
            yield from take_table_cards(state, winner)
            if renew_packets_or_end(state, out_count_before):
                return

    def get_peek_values(self, state: State, viewer: Seat | None) -> Mapping[str, Any]:
        """Return the cards that only this viewer may see while choosing.

        Before playing or stealing, this is the top card of the packet (`top`); before choosing the
        card to put on top, the face-down cards on the table (`face_down`).
        """
        if viewer is not None and viewer in state.game_specific_values.get("looking", ()):
            return {"top": state.stacks[viewer][0]}
        return {"face_down": tuple(state.face_down)} if viewer in state.questions else {}

    def find_game_specific_refusal(
        self, state: State, seat: Seat, choice: Choice
    ) -> Refused | None:
        question, text = state.questions.get(seat), str(choice)
        if question is None:
            return None
        if question.kind == "lay" and text.startswith(LAY_PREFIX):
            return Refused("not_on_table", card=text.removeprefix(LAY_PREFIX))
        if question.kind != "steal" or not text.startswith(STEAL_PREFIX):
            return None
        try:
            victims = parse_victims(text)
        except ValueError:
            return None
        rank = state.stacks[seat][0] >> 2
        for victim in victims:
            if victim == seat:
                return Refused("own_pile")
            if victim not in range(state.players) or not state.piles[victim]:
                return Refused("no_pile")
            if not has_rank_on_top(state, victim, rank):
                return Refused("pile_differs", card=get_card_code(state.piles[victim][0]))
        return None


VARIANT = StealWar()
