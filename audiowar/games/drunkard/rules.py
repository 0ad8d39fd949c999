"""Drunkard (P'yanitsa): the lowest rank beats the ace, and one player ends as the drunkard."""

from __future__ import annotations

from audiowar.rules.cards import ACE, SIX, TWO, Card, Rank, make_deck
from audiowar.rules.events import End, Seat, War
from audiowar.rules.parts.dealing import deal_equally
from audiowar.rules.parts.endings import eliminate, end_if_over
from audiowar.rules.parts.tricks import (
    find_strongest_seats,
    put_cards,
    take_table_cards_under_stack,
)
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


def find_lowest_rank_in_deck(options: Options) -> Rank:
    """Return the lowest rank of the deck."""
    return TWO if options.get("deck") == 52 else SIX


def play_trick(state: State) -> Seat | None:
    """Play one trick. Return who takes the cards; None if a tie ends the match or all are out."""
    stacks, covered = state.stacks, state.options["tie"] == "covered"
    cards = {seat: turn_card(state, seat, with_face_down_card=False) for seat in state.alive}
    best = find_strongest_seats(cards, state.record.low_beats_high_pair)
    while len(best) > 1:
        state.emit(War("tie", tuple(state.alive), tuple(best)))
        without = [seat for seat in state.alive if not stacks[seat]]
        left = [seat for seat in state.alive if stacks[seat]]
        ended = bool(without) and state.options["drunkard"] == "first_out"
        if ended or len(left) < 2:
            eliminate(state, without)
            return left[0] if left and not ended else None
        cards = {seat: turn_card(state, seat, covered) for seat in left}
        eliminate(state, without)
        best = find_strongest_seats(cards, state.record.low_beats_high_pair)
    return best[0]


def turn_card(state: State, seat: Seat, with_face_down_card: bool) -> Card:
    """Put the top card face up and return it.

    If `with_face_down_card` and the seat has two cards or more, first put one card face down.
    """
    stack = state.stacks[seat]
    down = [stack.pop(0)] if with_face_down_card and len(stack) > 1 else []
    up = stack.pop(0)
    put_cards(state, seat, down, up)
    return up


def eliminate_or_end(state: State, out_count_before: int) -> bool:
    """Eliminate players without cards. Return whether this or the trick limit ended the match."""
    eliminate(state, [seat for seat in state.alive if not state.stacks[seat]])
    dropped = sorted(state.out[out_count_before:])
    if dropped and state.options["drunkard"] == "first_out":
        state.emit(End("drunkard", tuple(dropped)))
    elif len(state.alive) == 1:
        state.emit(End("drunkard", tuple(state.alive)))
    else:
        return end_if_over(state, dropped)
    return True


class Drunkard(Variant):
    """The rules of Drunkard: options, presets, play, and who sees which cards."""

    name = "drunkard"
    players = range(2, 5)
    options = (
        Option("deck", (36, 52), 36),
        Option("tie", ("open", "covered"), "open"),
        Option("drunkard", ("all_cards", "first_out"), "all_cards"),
        TRICK_LIMIT_OPTION,
    )
    presets = (Preset("standard", {}), Preset("quick", {"trick_limit": 40}))
    visibility = {"table": SeenBy.ALL}
    names_losers = True

    def play(self, state: State, must_deal: bool) -> PlayGenerator:
        if must_deal:
            deck = make_deck(find_lowest_rank_in_deck(state.options))
            deal_equally(state, deck, state.stacks, players_see_own_cards=False)
        elif eliminate_or_end(state, len(state.out)):
            return
        over = False
        while not over:
            yield
            state.trick += 1
            out_count_before = len(state.out)
            winner = play_trick(state)
            if winner is not None:
                take_table_cards_under_stack(state, winner)
            over = eliminate_or_end(state, out_count_before)

    def get_upset_ranks(self, options: Options) -> LowBeatsHighPair:
        return find_lowest_rank_in_deck(options), ACE


VARIANT = Drunkard()
