"""Drunkard (P'yanitsa): the lowest rank beats the ace, and one player ends as the drunkard."""

from __future__ import annotations

from audiowar.rules.cards import ACE, SIX, TWO, Card, Rank, make_deck
from audiowar.rules.events import End, Seat, War
from audiowar.rules.parts.dealing import deal_equally
from audiowar.rules.parts.endings import eliminate, end_elimination_match
from audiowar.rules.parts.luck_tricks import play_luck_tricks
from audiowar.rules.parts.strongest_card import find_strongest
from audiowar.rules.parts.table_cards import put_cards, put_table_under_stack
from audiowar.rules.state import Options, State
from audiowar.rules.variant import TRICK_LIMIT, Option, Play, Preset, SeenBy, Upset, Variant


def find_lowest_rank(options: Options) -> Rank:
    """Return the lowest rank of the deck."""
    return TWO if options.get("deck") == 52 else SIX


def play_trick(state: State, beats: Upset) -> Seat | None:
    """Play one trick. After each tie, all players put another card.

    Return the seat that takes the cards, or None if nobody has a card left or the match ends.
    """
    stacks, covered = state.stacks, state.options["tie"] == "covered"
    cards: dict[Seat, Card] = {seat: turn_card(state, seat, covered=False) for seat in state.alive}
    best = find_strongest(cards, beats)
    while len(best) > 1:
        state.emit(War("tie", tuple(state.alive)))
        without = [seat for seat in state.alive if not stacks[seat]]
        left = [seat for seat in state.alive if stacks[seat]]
        ended = bool(without) and state.options["drunkard"] == "first_out"
        if ended or len(left) < 2:
            eliminate(state, without)
            return left[0] if left and not ended else None
        cards = {seat: turn_card(state, seat, covered) for seat in left}
        eliminate(state, without)
        best = find_strongest(cards, beats)
    return best[0]


def turn_card(state: State, seat: Seat, covered: bool) -> Card:
    """Put the top card face up and return it.

    If `covered` and the seat has two cards or more, first put one card face down.
    """
    stack = state.stacks[seat]
    down = [stack.pop(0)] if covered and len(stack) > 1 else []
    up = stack.pop(0)
    put_cards(state, seat, down, up)
    return up


def eliminate_or_end_match(state: State, out_count_before: int) -> bool:
    """Eliminate players without cards, and end the match if it is over. Return whether it is.

    `out_count_before` is the number of players who were out before the trick.
    """
    eliminate(state, [seat for seat in state.alive if not state.stacks[seat]])
    dropped = sorted(state.out[out_count_before:])
    if dropped and state.options["drunkard"] == "first_out":
        state.emit(End("drunkard", tuple(dropped)))
    elif len(state.alive) == 1:
        state.emit(End("drunkard", tuple(state.alive)))
    elif not state.alive or state.trick >= state.trick_limit:
        end_elimination_match(state, dropped)
    else:
        return False
    return True


class Drunkard(Variant):
    """The rules of Drunkard: options, presets, play, and who sees which cards."""

    name = "drunkard"
    players = range(2, 5)
    options = (
        Option("deck", (36, 52), 36),
        Option("tie", ("open", "covered"), "open"),
        Option("drunkard", ("all_cards", "first_out"), "all_cards"),
        TRICK_LIMIT,
    )
    presets = (Preset("standard", {}), Preset("quick", {"trick_limit": 40}))
    visibility = {"table": SeenBy.ALL}

    def play(self, state: State, must_deal: bool) -> Play:
        """Play tricks until the match is over."""
        if must_deal:
            deal_equally(
                state, make_deck(find_lowest_rank(state.options)), state.stacks, visible=False
            )
        elif eliminate_or_end_match(state, len(state.out)):
            return
        beats = self.find_upset_ranks(state.options)

        def play_and_settle(out_count_before: int) -> bool:
            winner = play_trick(state, beats)
            if winner is not None:
                put_table_under_stack(state, winner)
            return eliminate_or_end_match(state, out_count_before)

        yield from play_luck_tricks(state, play_and_settle)

    def find_upset_ranks(self, options: Options) -> Upset:
        """Return the lowest rank and the ace, which it beats."""
        return find_lowest_rank(options), ACE


GAME = Drunkard()
