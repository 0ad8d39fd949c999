"""Lookup tables for tricks of two cards: who takes them, and the order of strength afterwards."""

from __future__ import annotations

from typing import Final

from audiowar.rules.cards import JACK

from .suitless_model import PACKED_CARD_BY_RANK, RANK_COUNT, find_rank_that_takes_trick

CARDS_STAY_IN_POT: Final = 0
"""The outcome of a trick whose cards stay in the pot because of a war."""
TAKEN_BY_SEAT_0: Final = 1
"""The outcome of a trick that seat 0 takes."""
TAKEN_BY_SEAT_1: Final = 2
"""The outcome of a trick that seat 1 takes."""


def make_outcome_table(revolution_is_immediate: bool, low_wins: bool) -> list[list[int]]:
    """Return a table of tricks by the ranks of seat 0 and seat 1.

    Each value is the outcome, plus 3 if low cards win after the trick. `low_wins` says whether low
    cards win before the trick.
    """

    def get_entry(mine: int, theirs: int) -> int:
        after = low_wins ^ (mine == JACK) ^ (theirs == JACK)
        cards = PACKED_CARD_BY_RANK[mine] + PACKED_CARD_BY_RANK[theirs]
        low = after if revolution_is_immediate else low_wins
        outcomes = {mine: TAKEN_BY_SEAT_0, theirs: TAKEN_BY_SEAT_1}
        taker = find_rank_that_takes_trick(cards, low)
        return outcomes.get(taker, CARDS_STAY_IN_POT) + 3 * after

    return [[get_entry(mine, theirs) for theirs in range(RANK_COUNT)] for mine in range(RANK_COUNT)]


OUTCOME_TABLES: Final = tuple(
    tuple(make_outcome_table(bool(i), bool(low)) for low in (0, 1)) for i in (0, 1)
)
"""The tables of `make_outcome_table`, by its parameters:
`OUTCOME_TABLES[revolution_is_immediate][low_wins]`."""
