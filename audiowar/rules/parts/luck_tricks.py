"""Play the tricks of a game without choices: a pause before each trick."""

from __future__ import annotations

from collections.abc import Callable

from ..state import State
from ..variant import Play


def play_luck_tricks(state: State, play_trick: Callable[[int], bool]) -> Play:
    """Play tricks with a pause before each, until one ends the match.

    `play_trick` gets the number of players who are out already. It plays one trick, and returns
    whether the match is over.
    """
    over = False
    while not over:
        yield
        state.trick += 1
        over = play_trick(len(state.out))
