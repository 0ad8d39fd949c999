"""New Game: everybody turns a card, and the strongest takes them all."""

from __future__ import annotations

from audiowar.rules.cards import Card, make_deck
from audiowar.rules.events import Seat, War
from audiowar.rules.parts.card_packets import renew_packets_or_end
from audiowar.rules.parts.dealing import deal_equally
from audiowar.rules.parts.tricks import (
    find_strongest_seats,
    put_cards,
    take_table_cards_under_stack,
)
from audiowar.rules.state import State
from audiowar.rules.variant import TRICK_LIMIT_OPTION, PlayGenerator, Preset, SeenBy, Variant


def play_trick(state: State) -> Seat | None:
    """Play one trick, in which those who tie turn again.

    Returns the seat that takes the table; None if nobody can turn: the cards stay there.
    """
    fighters = list(state.alive)
    while len(fighters) > 1:
        shown: dict[Seat, Card] = {}
        for seat in fighters:
            shown[seat] = state.stacks[seat].pop(0)
            put_cards(state, seat, (), shown[seat])
        best = find_strongest_seats(shown)
        if len(best) == 1:
            return best[0]
        state.emit(War("tie", tuple(best)))
        fighters = [seat for seat in best if state.stacks[seat]]
    return fighters[0] if fighters else None


class NewGame(Variant):
    """The description of New Game."""

    name = "new_game"
    players = range(2, 5)
    options = (TRICK_LIMIT_OPTION,)
    presets = (Preset("standard", {}), Preset("quick", {"trick_limit": 40}))
    visibility = {"table": SeenBy.ALL}

    def play(self, state: State, must_deal: bool) -> PlayGenerator:
        """Play tricks until the game is over."""
        if must_deal:
            deal_equally(state, make_deck(), state.stacks, players_see_own_cards=False)
        elif renew_packets_or_end(state, len(state.out)):
            return
        over = False
        while not over:
            yield
            state.trick += 1
            out_count_before = len(state.out)
            winner = play_trick(state)
            if winner is not None:
                take_table_cards_under_stack(state, winner)
            over = renew_packets_or_end(state, out_count_before)


VARIANT = NewGame()
