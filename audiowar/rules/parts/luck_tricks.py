"""Games of luck: a pause, then everything that happens in a trick."""

from __future__ import annotations

from collections.abc import Callable

from ..state import State
from ..variant import Play


def play_luck_tricks(state: State, trick: Callable[[int], bool]) -> Play:
    """Wait for somebody to go on before each trick, until one ends the game.

    `trick` plays it and tells whether that was the end; it is given how many were out before.
    """
    over = False
    while not over:
        yield
        state.trick += 1
        over = trick(len(state.out))
