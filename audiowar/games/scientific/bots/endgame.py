"""The last tricks before the trick limit, solved exactly: who owns more cards then wins."""

from __future__ import annotations

from audiowar.rules.view import View

from .card_tables import CODED, LOST, STAYS, TAKEN
from .evaluation import result
from .rank_model import SWAPPED, Action, Position, actions, owned, play, size
from .search import Solution, settle

EXACT = 2
"""From so many tricks before the limit on, what the cards are good for later does not count."""


def tricks_left(view: View) -> int:
    """Return how many tricks may still be played, this one too; any more than matter is alike."""
    limit = int(view.options["trick_limit"])
    return limit - view.trick + 1 if limit else EXACT + 1


def last_tricks(position: Position, left: int, immediate: bool, known: Action | None) -> Solution:
    """Solve a position with `left` tricks to play, one or two; `known` is what a spy sees."""
    rows = actions(position, 0)
    columns = actions(position, 1) if known is None else (known,)
    if left == 1:
        return settle(position, rows, columns, finals(position, rows, columns, immediate))
    payoffs = [[after(position, (i, j), immediate) for j in columns] for i in rows]
    return settle(position, rows, columns, payoffs)


def after(position: Position, pair: tuple[Action, Action], immediate: bool) -> float:
    """Return the value of playing a pair when one more trick follows."""
    child = play(position, pair, immediate)
    over = result(child)
    if over is not None:
        return over
    ends = outcomes(child)
    if min(ends) == max(ends):
        return ends[STAYS]
    rows, columns = actions(child, 0), actions(child, 1)
    return settle(child, rows, columns, finals(child, rows, columns, immediate)).value


def finals(
    position: Position, rows: tuple[Action, ...], columns: tuple[Action, ...], immediate: bool
) -> list[list[float]]:
    """Return who wins by each pair of choices in the very last trick."""
    ends, codes = outcomes(position), CODED[immediate][position.reversed]
    ranks = [j % SWAPPED for j in columns]
    return [[ends[codes[i % SWAPPED][j] % 3] for j in ranks] for i in rows]


def outcomes(position: Position) -> list[float]:
    """Return who wins when the last trick STAYS, is TAKEN by seat 0, or is LOST by it."""
    lead = owned(position, 0) - owned(position, 1)
    pot = size(position.pot) + 2
    ends = [0.0, 0.0, 0.0]
    for end, ahead in ((STAYS, lead), (TAKEN, lead + pot), (LOST, lead - pot)):
        ends[end] = float((ahead > 0) - (ahead < 0))
    return ends
