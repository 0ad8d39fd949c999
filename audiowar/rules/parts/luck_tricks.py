"""Play games of luck: a pause, then a whole trick."""

from __future__ import annotations

from collections.abc import Callable

from ..state import State
from ..variant import Play


def play_luck_tricks(state: State, trick: Callable[[int], bool]) -> Play:
    """Pause before each trick, until one ends the match.

    `trick` plays it and returns whether that was the end; it gets the number of players out before.
    """
    over = False
    while not over:
        yield
        state.trick += 1
        over = trick(len(state.out))
