"""After the game: the tricks that decided it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from audiowar.rules.events import Event
from audiowar.rules.view import View

from .counting import Memory
from .duel import mirrored
from .evaluation import result
from .model import Position
from .thinking import d1


@dataclass(frozen=True)
class Turn:
    """A trick that changed the prospects."""

    trick: int
    """From 1."""
    before: float
    """The viewer's prospects before it, from 0 (lost) to 1 (won)."""
    after: float


def deciding(view: View, history: Sequence[Event], most: int = 3) -> list[Turn]:
    """Return the tricks of a game of two that changed most, in their order.

    `history` are the seat's projected events from the deal on; nothing where they cannot be
    counted.
    """
    memory = Memory()
    for event in history:
        memory.observe(event)
    memory.recall(view)
    if view.players != 2 or not memory.history:
        return []
    immediate = view.options["revolution"] == "immediate"
    prospects = [prospect(position, view, immediate) for position, _ in memory.history]
    if memory.position is not None or view.over:
        prospects.append(final(view))
    turns = [
        Turn(trick, before, after) for trick, (before, after) in enumerate(pairwise(prospects), 1)
    ]
    turns.sort(key=lambda turn: abs(turn.after - turn.before), reverse=True)
    return sorted(turns[:most], key=lambda turn: turn.trick)


def prospect(position: Position, view: View, immediate: bool) -> float:
    """Return the viewer's prospects in a position, as one trick ahead shows them."""
    own = mirrored(position) if view.viewer == 1 else position
    over = result(own)
    value = d1(own, immediate).value if over is None else over
    return (max(-1.0, min(1.0, value)) + 1) / 2


def final(view: View) -> float:
    """Return what the viewer's prospects have become: won, lost, or even in a draw."""
    assert view.viewer is not None
    mine, theirs = view.owned[view.viewer], view.owned[1 - view.viewer]
    return 0.5 if mine == theirs else float(mine > theirs)
