"""Bets at the casino, and a sequence of all possible bets that is computed on demand."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, overload

from ..events import Choice

LEAVE: Final = "leave"
"""The choice to leave the casino instead of betting."""
CENTS_PER_UNIT: Final = 100
"""The number of cents in a whole unit of money."""

_BET: Final = re.compile(r"bet:(0|[1-9][0-9]{0,17})(?:\+([1-9][0-9]{0,17}))?")
"""Matches a bet. Its amounts have at most 18 digits, because `int` refuses very long numbers."""


class Bet(NamedTuple):
    """A stake and a tie bet, in cents."""

    stake: int
    tie_bet: int = 0

    def __str__(self) -> str:
        return f"bet:{self.stake}" + (f"+{self.tie_bet}" if self.tie_bet else "")


@lru_cache(maxsize=1024)
def parse_bet(choice: Choice) -> Bet | None:
    """Return the bet in a choice such as "bet:1000+200". Return None for any other choice."""
    found = _BET.fullmatch(choice) if isinstance(choice, str) else None
    return found and Bet(int(found[1]), int(found[2] or 0))


@dataclass(frozen=True, slots=True)
class PossibleBets(Sequence[Choice]):
    """All bets that a player can make now, in whole units of money, and the choice to leave.

    They are sorted by stake, then by tie bet. The choice to leave is the last one.
    """

    min_bet_in_units: int
    """The smallest stake."""
    max_bet_in_units: int
    """The largest stake, and also the largest tie bet."""
    max_total_in_units: int
    """The largest sum of stake and tie bet. It is at least `min_bet_in_units`."""

    @property
    def stakes_in_units(self) -> range:
        """The possible stakes, in whole units of money."""
        return range(self.min_bet_in_units, min(self.max_bet_in_units, self.max_total_in_units) + 1)

    def get_tie_bets_in_units(self, stake: int) -> range:
        """Return the possible tie bets for a stake, from 0."""
        return range(min(self.max_bet_in_units, self.max_total_in_units - stake) + 1)

    def __len__(self) -> int:
        return self._count_bets_below(self.stakes_in_units.stop) + 1

    @overload
    def __getitem__(self, index: int) -> Choice: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Choice]: ...

    def __getitem__(self, index: int | slice) -> Choice | Sequence[Choice]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        index = range(len(self))[index]
        if index == len(self) - 1:
            return LEAVE
        stake = self.stakes_in_units[
            bisect_right(self.stakes_in_units, index, key=self._count_bets_below) - 1
        ]
        return str(
            Bet(stake * CENTS_PER_UNIT, (index - self._count_bets_below(stake)) * CENTS_PER_UNIT)
        )

    def __iter__(self) -> Iterator[Choice]:
        for stake in self.stakes_in_units:
            for tie_bet in self.get_tie_bets_in_units(stake):
                yield str(Bet(stake * CENTS_PER_UNIT, tie_bet * CENTS_PER_UNIT))
        yield LEAVE

    def __contains__(self, choice: object) -> bool:
        if choice == LEAVE:
            return True
        bet = parse_bet(choice) if isinstance(choice, str) else None
        if bet is None or bet.stake % CENTS_PER_UNIT or bet.tie_bet % CENTS_PER_UNIT:
            return False
        stake, tie_bet = bet.stake // CENTS_PER_UNIT, bet.tie_bet // CENTS_PER_UNIT
        return (
            self.min_bet_in_units <= stake <= self.max_bet_in_units
            and tie_bet <= self.max_bet_in_units
            and stake + tie_bet <= self.max_total_in_units
        )

    def _count_covered_stakes(self) -> int:
        """Return the number of stakes with which the player can also pay the largest tie bet."""
        return max(
            0,
            min(self.max_bet_in_units, self.max_total_in_units - self.max_bet_in_units)
            + 1
            - self.min_bet_in_units,
        )

    def _count_bets_below(self, stake: int) -> int:
        turn = min(stake, self.min_bet_in_units + self._count_covered_stakes())
        rest = stake - turn
        return (turn - self.min_bet_in_units) * (self.max_bet_in_units + 1) + (
            rest * (self.max_total_in_units + 1) - rest * (turn + stake - 1) // 2
        )
