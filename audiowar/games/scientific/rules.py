"""Scientific War: all players choose at the same time, and some ranks have effects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import add
from typing import Any

from audiowar.rules.cards import (
    EIGHT,
    JACK,
    JOKER,
    JOKER_RANK,
    QUEEN,
    THREE,
    Card,
    Rank,
    get_rank,
    list_cards_of_suit,
)
from audiowar.rules.chance import Chance
from audiowar.rules.events import Choice, Choose, Deal, Put, Seat, Secret, Take, War
from audiowar.rules.json_value_codecs import (
    CHOICE_CODEC,
    PLAIN_CODEC,
    SEAT_SET_CODEC,
    make_seat_pairs_codec,
)
from audiowar.rules.parts.dealing import refill_hands_or_eliminate
from audiowar.rules.parts.endings import end_if_over
from audiowar.rules.start_position import make_seats_setter, require_seat
from audiowar.rules.state import Options, Question, Refused, State
from audiowar.rules.variant import (
    TRICK_LIMIT_OPTION,
    Option,
    PlayGenerator,
    Preset,
    SeenBy,
    StatePart,
    Variant,
)
from audiowar.rules.view import View

from .events import GrantPower, JokersVoid, JokerWins, QueensVoid, Revolution, RevolutionCancelled

SWAP = "swap"
NO_SEATS: frozenset[Seat] = frozenset()
"""An empty set of seats. All views share this object, to save memory."""


class ScientificState(State):
    """The state of a match, with the powers that the last cards granted for the current trick."""

    __slots__ = ("count", "spy", "swap")

    def __init__(self, players: int, options: Options, chance: Chance) -> None:
        super().__init__(players, options, chance)
        self.spy: Seat | None = None
        """The player who chooses last, after looking at the cards of the others."""
        self.count: set[Seat] = set()
        """The players who have the power to ask how many cards the others have in hand."""
        self.swap: set[Seat] = set()
        """The players who have the power to exchange hand and pile."""


@dataclass(frozen=True)
class ScientificView(View):
    """A view with the seats that have the powers spy, count and swap. All players see these."""

    spy: Seat | None
    """The player who chooses last, after looking at the cards of the others."""
    count: frozenset[Seat]
    """The players who have the power to ask how many cards the others have in hand."""
    swap: frozenset[Seat]
    """The players who have the power to exchange hand and pile."""


def prepare_start_position_or_end(state: ScientificState) -> bool:
    """Prepare the first trick of a start position. Return whether the match is already over."""
    state.pot += [card for _, card in state.table]
    state.table.clear()
    dropped = refill_hands_or_eliminate(state)
    if state.spy not in state.alive:
        state.spy = None
    return end_if_over(state, dropped)


def deal_suits(state: ScientificState) -> None:
    """Deal a whole suit and the jokers to each seat; with more than four seats, suits repeat."""
    jokers = [JOKER] * int(state.options["jokers"])
    state.hands = [list_cards_of_suit(seat % 4) + jokers for seat in range(state.players)]
    state.emit(Deal(tuple(Secret(tuple(hand), (seat,)) for seat, hand in enumerate(state.hands))))


def ask_for_cards(state: ScientificState, seats: Sequence[Seat]) -> PlayGenerator:
    """Ask each of `seats` for a hidden card. After a swap, the player is asked again."""
    hands, sealed, questions = state.hands, state.sealed, state.questions
    number = state.question_count
    for seat in seats:
        number += 1
        questions[seat] = Question(seat, "card", hands[seat], number)
    state.question_count = number
    for seat in state.swap:
        if seat in questions:
            ask_for_card_or_swap(state, seat)
    while questions:
        seat, choice = yield
        if choice == SWAP:
            swap_then_ask(state, seat)
            continue
        del questions[seat]
        hands[seat].remove(choice)  # type: ignore[arg-type]  # only a card is left to be chosen
        sealed[seat] = choice
        state.events.append(Choose(seat, Secret(choice, (seat,))))


def ask_for_card_or_swap(state: ScientificState, seat: Seat) -> None:
    """Ask the seat for a card, and also offer the swap if it is possible."""
    hand = state.hands[seat]
    state.ask(seat, "card", [*hand, SWAP] if can_swap(state, seat) else hand)


def can_swap(state: ScientificState, seat: Seat) -> bool:
    """Return whether the seat has the power to swap and a pile to swap with."""
    return seat in state.swap and bool(state.piles[seat])


def swap_then_ask(state: ScientificState, seat: Seat) -> None:
    """Exchange hand and pile, which uses up the power. Ask the seat again for a card."""
    state.hands[seat], state.piles[seat] = state.piles[seat], state.hands[seat]
    state.swap.discard(seat)
    state.emit(Choose(seat, SWAP))
    ask_for_card_or_swap(state, seat)


def turn_up_cards(state: ScientificState) -> list[Card]:
    """Put the chosen cards face up on the table. Return them in the order of `state.alive`."""
    # These events need no facts, and adding them directly is faster.
    add, sealed, cards = state.events.append, state.sealed, []
    for seat in state.alive:
        card: Any = sealed[seat]
        cards.append(card)
        add(Put(seat, (), card))
    sealed.clear()
    return cards


def resolve_trick(state: ScientificState, cards: list[Card], ranks: list[Rank]) -> None:
    """Apply jacks and jokers, and give all cards to the winner. In a war, they stay in the pot."""
    low_wins = (
        reverse_order_for_odd_jacks(state, ranks.count(JACK)) if JACK in ranks else state.reversed
    )
    pot, seats, jokers = state.pot, state.alive, 0
    earlier = len(pot)
    pot += cards
    strongest = min(ranks) if low_wins else max(ranks)
    plain = ranks
    if JOKER_RANK in ranks:
        jokers = ranks.count(JOKER_RANK)
        if jokers > 1:
            state.emit(JokersVoid(jokers))
        plain = [rank for rank in ranks if rank != JOKER_RANK]
        # If all cards are jokers, they tie with each other in an ordinary war.
        strongest = (min(plain) if low_wins else max(plain)) if plain else JOKER_RANK
    index, why = ranks.index(strongest), "low" if low_wins and len(plain) > 1 else "none"
    if jokers == 1:
        if ranks.count(strongest) == 1:
            state.emit(War("joker", tuple(seats), reversed=low_wins))
            return
        index, why = ranks.index(JOKER_RANK), "none"
        state.emit(JokerWins(seats[index]))
    elif ranks.count(strongest) > 1:
        best = tuple(s for s, rank in zip(seats, ranks, strict=True) if rank == strongest)
        state.emit(War("tie", best, best, cards[index], reversed=low_wins))
        return
    winner, record = seats[index], state.record
    hands, piles = state.hands, state.piles
    piles[winner] += pot
    owned = tuple(map(add, map(len, hands), map(len, piles)))
    wars, war_seats = record.forget_wars() if record.wars else (0, ())
    # All facts are known here, and adding the event directly is faster.
    state.events.append(
        Take(
            winner,
            tuple(pot),
            why,
            cards[index],
            None,
            wars,
            war_seats,
            low_wins,
            earlier,
            owned,
        )
    )
    pot.clear()


def reverse_order_for_odd_jacks(state: ScientificState, jack_count: int) -> bool:
    """Reverse the order of strength if `jack_count` is odd.

    Return whether low cards win this trick.
    """
    before = state.reversed
    if jack_count % 2 == 0:
        state.emit(RevolutionCancelled(jack_count))
        return before
    state.reversed = not before
    state.emit(Revolution(state.reversed))
    return state.reversed if state.options["revolution"] == "immediate" else before


def prepare_next_trick_or_end(state: ScientificState, ranks: Sequence[Rank]) -> bool:
    """Refill hands and grant powers, or end the match. Return whether the match is over."""
    played = state.alive
    dropped: Sequence[Seat] = ()
    if [] in state.hands:
        played = state.alive[:]
        dropped = refill_hands_or_eliminate(state)
    if end_if_over(state, dropped):
        return True
    state.spy = None
    state.count.clear()
    state.swap.clear()
    for rank in ranks:
        if rank in POWERS_BY_RANK:
            grant_powers(state, played, ranks)
            break
    return False


def grant_powers(
    state: ScientificState, seats_of_cards: Sequence[Seat], ranks: Sequence[Rank]
) -> None:
    """Grant the powers of queens, threes and eights to the players still in."""
    queens = ranks.count(QUEEN)
    if queens > 1:
        state.emit(QueensVoid(queens))
    for seat, rank in zip(seats_of_cards, ranks, strict=True):
        if rank not in POWERS_BY_RANK or seat not in state.alive or (rank == QUEEN and queens > 1):
            continue
        state.emit(GrantPower(seat, POWERS_BY_RANK[rank], not state.piles[seat]))
        if rank == QUEEN:
            state.spy = seat
        else:
            (state.count if rank == THREE else state.swap).add(seat)


POWERS_BY_RANK: Mapping[int, str] = {QUEEN: "spy", THREE: "count", EIGHT: "swap"}
"""The power that each rank grants."""


def set_spy_from_start_position(state: ScientificState, value: Any) -> None:
    """Set the spy from a start position. Raises ValueError if `value` is not a seat."""
    state.spy = None if value is None else require_seat(state, value)


def freeze_seats(seats: set[Seat]) -> frozenset[Seat]:
    """Return an immutable copy of a set of seats."""
    return frozenset(seats) or NO_SEATS


class ScientificWar(Variant):
    """The rules of Scientific War: options, presets, play, and who sees which cards."""

    name = "scientific"
    players = range(2, 9)
    options = (
        Option("jokers", (0, 1, 2), 1),
        Option("revolution", ("immediate", "next_trick"), "immediate"),
        TRICK_LIMIT_OPTION,
    )
    presets = (Preset("standard", {}), Preset("quick", {"trick_limit": 40}))
    events = (JokerWins, Revolution, RevolutionCancelled, JokersVoid, GrantPower, QueensVoid)
    has_jokers = True
    visibility = {"hands": SeenBy.OWNER, "piles": SeenBy.OWNER, "pot": SeenBy.ALL}
    peek_codecs = {
        "chosen": make_seat_pairs_codec(*CHOICE_CODEC),
        "hand_counts": make_seat_pairs_codec(*PLAIN_CODEC),
    }
    what_players_always_choose = "cards"
    state_class = ScientificState
    view_class = ScientificView
    game_specific_state_parts = {
        "spy": StatePart(set_spy_from_start_position, PLAIN_CODEC, lambda seat: seat),
        "count": StatePart(make_seats_setter("count", set), SEAT_SET_CODEC, freeze_seats),
        "swap": StatePart(make_seats_setter("swap", set), SEAT_SET_CODEC, freeze_seats),
    }

    def play(self, state: ScientificState, must_deal: bool) -> PlayGenerator:
        if must_deal:
            deal_suits(state)
        elif prepare_start_position_or_end(state):
            return
        state.record.needs_no_cards = True
        while True:
            state.trick += 1
            spy = state.spy
            if spy is None:
                yield from ask_for_cards(state, state.alive)
            else:
                yield from ask_for_cards(state, [seat for seat in state.alive if seat != spy])
                yield from ask_for_cards(state, [spy])
            cards = turn_up_cards(state)
            ranks = list(map(get_rank, cards))
            resolve_trick(state, cards, ranks)
            if prepare_next_trick_or_end(state, ranks):
                return

    def get_peek_values(self, state: ScientificState, viewer: Seat | None) -> Mapping[str, Any]:
        """Return the others' cards to a spy, and all hand sizes to a player who may count.

        Only players with an open question get these values.
        """
        if viewer is None or viewer not in state.questions:
            return {}
        seen: dict[str, Any] = {}
        if viewer == state.spy:
            seen["chosen"] = dict(state.sealed)
        if viewer in state.count:
            # A card that a player has already chosen is no longer in the hand and does not count.
            seen["hand_counts"] = {seat: len(state.hands[seat]) for seat in state.alive}
        return seen

    def count_choices_if_public(self, state: ScientificState, question: Question) -> int:
        return len(state.hands[question.seat]) + can_swap(state, question.seat)

    def find_game_specific_refusal(
        self, state: ScientificState, seat: Seat, choice: Choice
    ) -> Refused | None:
        if choice == SWAP:
            if seat in state.sealed:
                return Refused("swap_too_late")
            if seat not in state.swap:
                return Refused("no_swap")
            return Refused("pile_empty") if not state.piles[seat] else None
        waits = seat == state.spy and seat not in state.questions and seat not in state.sealed
        return Refused("spy_waits") if waits else None


VARIANT = ScientificWar()
