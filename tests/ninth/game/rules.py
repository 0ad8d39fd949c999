"""Vanish: all turn their top card, the strongest takes; cards that tie leave the game."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.rules.cards import Card, deck
from audiowar.rules.events import Event, Take
from audiowar.rules.parts.comparing import strongest
from audiowar.rules.parts.dealing import deal_equally
from audiowar.rules.parts.endings import drop_out, end
from audiowar.rules.parts.tabling import gather, put
from audiowar.rules.state import State
from audiowar.rules.variant import TRICK_LIMIT, Play, Preset, Sight, Variant


@dataclass(slots=True)
class Vanish(Event):
    """Cards leave the game."""

    kind = "vanish"
    cards: tuple[Card, ...]


def play(state: State, dealing: bool) -> Play:
    """Play tricks until the game is over."""
    if dealing:
        deal_equally(state, deck(), state.stacks, seen=False)
    while True:
        yield
        state.trick += 1
        trick(state)
        dropped = [seat for seat in state.alive if not state.stacks[seat]]
        drop_out(state, dropped)
        if len(state.alive) < 2 or state.trick >= state.trick_limit:
            end(state, dropped)
            return


def trick(state: State) -> None:
    """Let the strongest card take the trick, or a tie take it out of the game."""
    shown = {seat: state.stacks[seat].pop(0) for seat in state.alive}
    for seat, card in shown.items():
        put(state, seat, (), card)
    best = strongest(shown)
    cards = tuple(gather(state))
    if len(best) == 1:
        state.stacks[best[0]] += cards
        state.emit(Take(best[0], cards))
    else:
        state.emit(Vanish(cards))


GAME = Variant(
    name="vanish",
    players=range(2, 4),
    options=(TRICK_LIMIT,),
    presets=(Preset("standard", {}),),
    play=play,
    choice=False,
    events=(Vanish,),
    sight={"table": Sight.ALL},
)
