"""Classic War with many optional rules: all turn their top card, and a tie is a war of all."""

from __future__ import annotations

from audiowar.rules.cards import JOKER, JOKER_RANK, THREE, TWO, Card, Rank, make_deck
from audiowar.rules.events import Deal, Seat, Secret, Take, War
from audiowar.rules.parts.dealing import deal_equally
from audiowar.rules.parts.endings import eliminate
from audiowar.rules.parts.luck_tricks import play_luck_tricks
from audiowar.rules.parts.packets import draw_cards_and_renew_packet, renew_packets_or_end_match
from audiowar.rules.parts.strongest_card import find_strongest
from audiowar.rules.parts.table_cards import gather_table, put_cards
from audiowar.rules.parts.wars_of_all import (
    end_as_draw,
    find_fighters_or_end_war,
    put_rest_face_down,
)
from audiowar.rules.state import Options, Refused, State
from audiowar.rules.variant import (
    TRICK_LIMIT,
    UNLIMITED,
    Option,
    Play,
    Preset,
    SeenBy,
    Upset,
    Variant,
)

from .events import Purge


def deal_cards(state: State) -> None:
    """Deal one deck equally, or one whole deck to each seat."""
    options = state.options
    jokers = int(options["jokers"])
    if options["decks"] == "own":
        whole = make_deck(jokers=jokers)
        for seat in state.alive:
            state.stacks[seat] = state.chance.shuffle("deal", whole, seat)
    elif jokers and options["bury_jokers"] == "on":
        deal_with_buried_jokers(state)
    else:
        deal_equally(state, make_deck(jokers=jokers), state.stacks, visible=False)
        return
    state.emit(Deal(tuple(Secret(tuple(packet), ()) for packet in state.stacks)))


def deal_with_buried_jokers(state: State) -> None:
    """Deal half of the deck to each of two players, with one joker hidden in each half."""
    order = state.chance.shuffle("deal", make_deck())
    half = len(order) // 2
    for seat, packet in enumerate((order[:half], order[half:])):
        state.stacks[seat] = state.chance.shuffle("deal", [*packet, JOKER], seat)


def play_trick(state: State, beats: Upset) -> Seat | None:
    """Play one trick with its wars.

    Return who takes the cards, or None if the match ended as a draw.
    """
    options = state.options
    cards: dict[Seat, Card] = {}
    for seat in state.alive:
        turn_cards(state, seat, 0, cards)
    best = find_strongest(cards, beats)
    while len(best) > 1:
        state.emit(War("tie", tuple(state.alive)))
        if options["run_out"] == "last_card":
            going_on = play_battle_with_last_cards(state, cards, best)
        else:
            going_on = play_battle(state, cards)
        if len(going_on) < 2:
            return going_on[0] if going_on else None
        best = find_strongest(cards, beats)
    return best[0]


def turn_cards(state: State, seat: Seat, face_down_count: int, face_up: dict[Seat, Card]) -> None:
    """Put cards face down and one card face up. Store the latter in `face_up`."""
    under, renewal = draw_cards_and_renew_packet(state, seat, face_down_count + 1)
    face_up[seat] = up = under.pop()
    put_cards(state, seat, under, up)
    if renewal is not None:
        state.emit(renewal)


def play_battle(state: State, face_up: dict[Seat, Card]) -> list[Seat]:
    """Play one round of a war, and eliminate players with too few cards for it.

    The new face-up cards replace those in `face_up`. Return the seats that are still in the war. A
    single seat takes the cards; if there is none, the match has ended as a draw.
    """
    down = int(state.options["face_down"])
    fighters = find_fighters_or_end_war(state, down + 1)
    if len(fighters) < 2:
        return fighters
    face_up.clear()
    for seat in state.alive:
        if seat in fighters:
            turn_cards(state, seat, down, face_up)
        else:
            put_rest_face_down(state, seat)
    eliminate(state, [seat for seat in state.alive if seat not in fighters])
    return fighters


def play_battle_with_last_cards(
    state: State, face_up: dict[Seat, Card], tied: list[Seat]
) -> list[Seat]:
    """Play one round of a war in which a player's last card counts in all later rounds.

    `face_up` holds each player's latest face-up card. Return all seats that are still in; if nobody
    has another card, end the match as a draw of `tied` and return none.
    """
    if not any(map(state.count_owned, state.alive)):
        end_as_draw(state, tied)
        return []
    down = int(state.options["face_down"])
    for seat in state.alive:
        left = state.count_owned(seat)
        if left:
            turn_cards(state, seat, min(down, left - 1), face_up)
    return state.alive


def take_table(state: State, winner: Seat) -> None:
    """Move the cards on the table to the winner's packet or pile, by the option `recycle`.

    Cards of the rank that is to be removed leave the game instead.
    """
    rank = find_purged_rank(state)
    lying = gather_table(state)
    cards = [card for card in lying if card >> 2 != rank]
    if state.options["recycle"] == "under":
        # If the order were fixed, a match without choices could repeat itself for ever.
        cards = state.chance.shuffle("take", cards, winner)
        state.stacks[winner] += cards
    else:
        state.piles[winner] = cards + state.piles[winner]
    state.emit(Take(winner, Secret(tuple(cards), ())))
    if len(cards) < len(lying):
        state.emit(Purge(tuple(card for card in lying if card >> 2 == rank)))


def find_purged_rank(state: State) -> Rank | None:
    """Return the rank whose cards leave the game when they are taken now; None if none do.

    This is the lowest rank left except twos, which stay in the game like jokers.
    """
    after = state.options["purge_after"]
    if not after or state.trick <= int(after):
        return None
    left = set(state.pot).union(*state.stacks, *state.piles)
    left.update(card for _, card in state.table + state.face_down)
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
        Option("purge_after", UNLIMITED, 0, "never"),
        TRICK_LIMIT,
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

    def play(self, state: State, must_deal: bool) -> Play:
        """Play tricks until the match is over."""
        if must_deal:
            deal_cards(state)
        elif renew_packets_or_end_match(state, len(state.out)):
            return
        beats = self.find_upset_ranks(state.options)

        def play_and_settle(out_count_before: int) -> bool:
            winner = play_trick(state, beats)
            if winner is None:
                return True
            take_table(state, winner)
            return renew_packets_or_end_match(state, out_count_before)

        yield from play_luck_tricks(state, play_and_settle)

    def check_options(self, options: Options, players: int) -> None:
        """Raise Refused for the option `bury_jokers` in a match of more than two players."""
        if options["bury_jokers"] == "on" and players != 2:
            raise Refused("bury_jokers_need_two")

    def find_upset_ranks(self, options: Options) -> Upset:
        """Return two and joker if the option `two_beats_joker` is on, else None."""
        return (TWO, JOKER_RANK) if options.get("two_beats_joker") == "on" else None


GAME = ClassicWar()
