"""The rules of Classic War, with many options. All turn their top card; a tie leads to a war."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.rules.cards import JOKER, JOKER_RANK, THREE, TWO, Card, Rank, make_deck
from audiowar.rules.events import Cards, Deal, Event, Seat, Secret, Take, War
from audiowar.rules.parts.card_packets import (
    draw_cards,
    end_as_draw,
    find_fighters_or_end_war,
    put_all_cards_face_down,
    renew_packets_or_end,
)
from audiowar.rules.parts.dealing import deal_equally
from audiowar.rules.parts.endings import eliminate
from audiowar.rules.parts.tricks import (
    find_strongest_seats,
    gather_table_cards,
    put_cards,
)
from audiowar.rules.state import Options, Refused, State
from audiowar.rules.variant import (
    TRICK_LIMIT_OPTION,
    UNLIMITED_RANGE,
    LowBeatsHighPair,
    Option,
    PlayGenerator,
    Preset,
    SeenBy,
    Variant,
)


@dataclass(slots=True)
class Purge(Event):
    """Taken cards of one rank are removed from play because of the option `purge_after`."""

    kind = "purge"
    cards: Cards


def deal_cards(state: State) -> None:
    """Deal one deck equally, or one whole deck to each seat."""
    options = state.options
    deck = make_deck(joker_count=int(options["jokers"]))
    if options["decks"] == "own":
        for seat in state.alive:
            state.stacks[seat] = state.chance.shuffle("deal", deck, seat)
    elif options["jokers"] and options["bury_jokers"] == "on":
        # Each of the two players gets half of the deck, with one joker hidden in it.
        order = state.chance.shuffle("deal", make_deck())
        half = len(order) // 2
        for seat, packet in enumerate((order[:half], order[half:])):
            state.stacks[seat] = state.chance.shuffle("deal", [*packet, JOKER], seat)
    else:
        deal_equally(state, deck, state.stacks, players_see_own_cards=False)
        return
    state.emit(Deal(tuple(Secret(tuple(packet), ()) for packet in state.stacks)))


def play_trick(state: State) -> Seat | None:
    """Play one trick with its wars. Return who takes the cards; None if the match is drawn."""
    cards: dict[Seat, Card] = {}
    for seat in state.alive:
        put_war_cards(state, seat, 0, cards)
    best = find_strongest_seats(cards, state.record.low_beats_high_pair)
    while len(best) > 1:
        state.emit(War("tie", tuple(state.alive), tuple(best)))
        if state.options["run_out"] == "last_card":
            going_on = play_war_round_reusing_last_cards(state, cards, best)
        else:
            going_on = play_war_round(state, cards)
        if len(going_on) < 2:
            return going_on[0] if going_on else None
        best = find_strongest_seats(cards, state.record.low_beats_high_pair)
    return best[0]


def put_war_cards(
    state: State, seat: Seat, face_down_count: int, face_up: dict[Seat, Card]
) -> None:
    """Put cards of a seat face down and one card face up. Store the face-up card in `face_up`."""
    under, renewal = draw_cards(state, seat, face_down_count + 1)
    face_up[seat] = up = under.pop()
    put_cards(state, seat, under, up)
    if renewal is not None:
        state.emit(renewal)


def play_war_round(state: State, face_up: dict[Seat, Card]) -> list[Seat]:
    """Play one round of a war, and eliminate players with too few cards for it.

    The new face-up cards replace those in `face_up`. Return the seats that are still in the war. If
    only one is left, it takes the cards; if none is left, the match has ended as a draw.
    """
    down = int(state.options["face_down"])
    fighters = find_fighters_or_end_war(state, down + 1)
    if len(fighters) < 2:
        return fighters
    face_up.clear()
    for seat in state.alive:
        if seat in fighters:
            put_war_cards(state, seat, down, face_up)
        else:
            put_all_cards_face_down(state, seat)
    eliminate(state, [seat for seat in state.alive if seat not in fighters])
    return fighters


def play_war_round_reusing_last_cards(
    state: State, face_up: dict[Seat, Card], tied: list[Seat]
) -> list[Seat]:
    """Play one round of a war in which a player's last card counts in all later rounds.

    Return all seats still in. If nobody has a card left, end the match as a draw among the seats
    `tied`, and return no seats.
    """
    if not any(map(state.count_owned_cards_not_chosen, state.alive)):
        end_as_draw(state, tied)
        return []
    down = int(state.options["face_down"])
    for seat in state.alive:
        if left := state.count_owned_cards_not_chosen(seat):
            put_war_cards(state, seat, min(down, left - 1), face_up)
    return state.alive


def move_table_cards_to_winner(state: State, winner: Seat) -> None:
    """Move the cards on the table under the winner's stack or onto the pile, and emit `Take`.

    Cards that must be purged are removed from play instead, and `Purge` is emitted for them.
    """
    rank = find_rank_to_purge_now(state)
    lying = gather_table_cards(state)
    cards = [card for card in lying if card >> 2 != rank]
    if state.options["recycle"] == "under":
        # If the order of taken cards were fixed, the match could repeat itself forever.
        cards = state.chance.shuffle("take", cards, winner)
        state.stacks[winner] += cards
    else:
        state.piles[winner] = cards + state.piles[winner]
    state.emit(Take(winner, Secret(tuple(cards), ())))
    if len(cards) < len(lying):
        state.emit(Purge(tuple(card for card in lying if card >> 2 == rank)))


def find_rank_to_purge_now(state: State) -> Rank | None:
    """Return the rank whose cards are removed from play when they are taken, or None.

    Until `purge_after` tricks have been played, there is no such rank. After them, it is the lowest
    rank that is still in play, from three to ace.
    """
    after = state.options["purge_after"]
    if not after or state.trick <= int(after):
        return None
    left = set(state.pot).union(*state.stacks, *state.piles)
    left.update(card for _, card in state.table + state.face_down)
    # Twos and jokers are never removed.
    return min((card >> 2 for card in left if THREE <= card >> 2 < JOKER_RANK), default=None)


class ClassicWar(Variant):
    """The rules of Classic War: options, presets, play, and who sees which cards."""

    name = "classic"
    players = range(2, 5)
    options = (
        Option("face_down", (1, 2, 3), 1),
        Option("run_out", ("lose", "last_card"), "lose"),
        Option("jokers", (0, 2), 0),
        Option("bury_jokers", ("off", "on"), "off"),
        Option("two_beats_joker", ("off", "on"), "off"),
        Option("recycle", ("under", "reshuffle"), "under"),
        Option("decks", ("shared", "own"), "shared"),
        Option("purge_after", UNLIMITED_RANGE, 0, "never"),
        TRICK_LIMIT_OPTION,
    )
    presets = (
        Preset("standard", {}),
        Preset("quick", {"trick_limit": 40}),
        Preset("three_card", {"face_down": 3}),
        Preset(
            "jokers_wild", {"jokers": 2, "two_beats_joker": "on", "face_down": 2, "run_out": "lose"}
        ),
        Preset("two_decks", {"decks": "own", "recycle": "reshuffle", "purge_after": 500}),
    )
    events = (Purge,)
    has_jokers = True
    visibility = {"table": SeenBy.ALL}

    def play(self, state: State, must_deal: bool) -> PlayGenerator:
        if must_deal:
            deal_cards(state)
        elif renew_packets_or_end(state, len(state.out)):
            return
        state.record.needs_no_cards = state.options["run_out"] == "last_card"
        while True:
            yield
            state.trick += 1
            out_count_before = len(state.out)
            winner = play_trick(state)
            if winner is None:
                return
            move_table_cards_to_winner(state, winner)
            if renew_packets_or_end(state, out_count_before):
                return

    def check_options(self, options: Options, players: int) -> None:
        if options["bury_jokers"] == "on" and players != 2:
            raise Refused("bury_jokers_need_two")

    def get_upset_ranks(self, options: Options) -> LowBeatsHighPair:
        return (TWO, JOKER_RANK) if options.get("two_beats_joker") == "on" else None


VARIANT = ClassicWar()
