"""Lookup tables for tricks of two cards: who takes them, and the order of strength afterwards."""

from __future__ import annotations

from typing import Final

from audiowar.rules.cards import JACK

from .suitless_model import RANKS, WAR, find_taker

STAYS: Final = 0
"""The outcome that a war leaves the cards in the pot."""
TAKEN: Final = 1
"""The outcome that seat 0 takes the cards."""
LOST: Final = 2
"""The outcome that seat 1 takes the cards."""


def get_outcome(mine: int, theirs: int, low_wins: bool) -> int:
    """Return the outcome of a trick for seat 0: STAYS, TAKEN or LOST.

    `mine` is the rank of seat 0, `theirs` that of seat 1.
    """
    winner = find_taker((mine, theirs), low_wins)
    return STAYS if winner == WAR else TAKEN if winner == 0 else LOST


def make_outcome_table(immediate: bool, low_wins: bool) -> list[list[int]]:
    """Return `outcome + 3 * order_afterwards` for each pair of ranks, by rank of seat 0 and seat 1.

    `low_wins` says whether the order is reversed before the trick.
    """
    table = []
    for mine in range(RANKS):
        line = []
        for theirs in range(RANKS):
            after = low_wins ^ (mine == JACK) ^ (theirs == JACK)
            line.append(get_outcome(mine, theirs, after if immediate else low_wins) + 3 * after)
        table.append(line)
    return table


OUTCOME_TABLES: Final = tuple(
    tuple(make_outcome_table(bool(i), bool(low)) for low in (0, 1)) for i in (0, 1)
)
"""The tables of `make_outcome_table`, by its parameters: `OUTCOME_TABLES[immediate][low_wins]`."""
