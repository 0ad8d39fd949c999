"""Tod und Leben: each player turns sixteen cards once. Whoever takes more cards wins the round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from audiowar.rules.cards import SEVEN, Card, make_deck
from audiowar.rules.events import End, Event, Seat, Take, War, fact
from audiowar.rules.json_value_codecs import PLAIN_CODEC
from audiowar.rules.parts.dealing import deal_equally
from audiowar.rules.parts.tricks import find_strongest_seats, gather_table_cards, put_cards
from audiowar.rules.state import State
from audiowar.rules.variant import Option, PlayGenerator, Preset, SeenBy, Variant


@dataclass(slots=True)
class RoundEnd(Event):
    """A round is over."""

    kind = "round"
    number: int
    """The number of the round, from 1."""
    winner: Seat | None
    """The seat that won the round; None if both players won equally many cards."""
    counts: tuple[int, ...] = fact(())
    """The number of cards that each seat won in the round."""
    rounds_won: tuple[int, ...] = fact(())
    """The number of rounds that each seat has won so far."""


def play_trick(state: State) -> None:
    """Play one trick. If the last cards tie, the players take back their own cards of the trick."""
    stacks = state.stacks
    while all(stacks):
        shown: dict[Seat, Card] = {}
        for seat, stack in enumerate(stacks):
            shown[seat] = stack.pop(0)
            put_cards(state, seat, (), shown[seat])
        best = find_strongest_seats(shown)
        if len(best) == 1:
            take_cards_to_pile(state, best[0], gather_table_cards(state))
            return
        state.emit(War("tie", tuple(best)))
    own = [[card for owner, card in state.table if owner == seat] for seat in (0, 1)]
    gather_table_cards(state)
    for seat, cards in enumerate(own):
        take_cards_to_pile(state, seat, cards)


def take_cards_to_pile(state: State, seat: Seat, cards: list[Card]) -> None:
    """Add cards to the pile of a seat, and emit `Take`."""
    state.piles[seat] += cards
    state.emit(Take(seat, tuple(cards)))


def find_leader(counts: Sequence[int]) -> Seat | None:
    """Return the seat with the higher count, or None if the counts are equal."""
    return None if counts[0] == counts[1] else counts.index(max(counts))


class TodUndLeben(Variant):
    """The rules of Tod und Leben: options, presets, play, and who sees which cards."""

    name = "tod_und_leben"
    players = range(2, 3)
    options = (Option("rounds", range(1, 1000), 3),)
    presets = (
        Preset("standard", {}),
        Preset("quick", {"rounds": 1}),
        Preset("long", {"rounds": 7}),
    )
    events = (RoundEnd,)
    visibility = {"table": SeenBy.ALL, "piles": SeenBy.OWNER}
    peek_codecs = {
        "round": PLAIN_CODEC,
        "rounds_won": PLAIN_CODEC,
        "cards_won": PLAIN_CODEC,
    }

    def play(self, state: State, must_deal: bool) -> PlayGenerator:
        state.game_specific_values["won"] = won = [0] * state.players
        for number in range(1, int(state.options["rounds"]) + 1):
            state.game_specific_values["round"] = number
            if must_deal or number > 1:
                state.piles = [[] for _ in range(state.players)]
                deal_equally(state, make_deck(SEVEN), state.stacks, players_see_own_cards=False)
            while all(state.stacks):
                yield
                state.trick += 1
                play_trick(state)
            counts = tuple(map(len, state.piles))
            winner = find_leader(counts)
            if winner is not None:
                won[winner] += 1
            state.emit(RoundEnd(number, winner, counts, tuple(won)))
        winner = find_leader(won)
        seats = (0, 1) if winner is None else (winner,)
        state.emit(End("draw" if winner is None else "win", seats, tuple(won)))

    def get_peek_values(self, state: State, viewer: Seat | None) -> Mapping[str, Any]:
        return {
            "round": state.game_specific_values.get("round", 1),
            "rounds_won": tuple(state.game_specific_values.get("won", (0, 0))),
            "cards_won": tuple(map(len, state.piles)),
        }


VARIANT = TodUndLeben()
