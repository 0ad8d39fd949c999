"""Solve tricks of two players: of a match of two, or of a larger one when only two are left."""

from __future__ import annotations

from audiowar.rules.view import View

from .card_counting import get_peeked_ranks_by_seat
from .endgame import EXACT_TRICKS, count_tricks_left, solve_last_tricks
from .search import Solution
from .search_styles import SearchStyle
from .suitless_model import NO_SPY, Position, list_alive


def solve_trick(search: SearchStyle, position: Position, view: View) -> tuple[Solution, Position]:
    """Return the solution of the trick and its position, both with the viewer as seat 0.

    Exactly two players must be left.
    """
    other = find_opponent(position, view)
    position = two_seat_position(position, view.own_seat, other)
    seen_choice = get_peeked_ranks_by_seat(view).get(other)
    immediate = view.options["revolution"] == "immediate"
    tricks_left = count_tricks_left(view)
    if tricks_left <= EXACT_TRICKS:
        return solve_last_tricks(position, tricks_left, immediate, seen_choice), position
    return search(position, immediate, seen_choice), position


def find_opponent(position: Position, view: View) -> int:
    """Return the seat of the only opponent left."""
    return next(seat for seat in list_alive(position) if seat != view.viewer)


def two_seat_position(position: Position, me: int, other: int) -> Position:
    """Return the position of two seats alone, with `me` as seat 0 and `other` as seat 1."""
    hands, piles, pot, turned, spy, swap = position
    spy = {me: 0, other: 1}.get(spy, NO_SPY)
    both = (swap >> me & 1) | (swap >> other & 1) << 1
    return Position((hands[me], hands[other]), (piles[me], piles[other]), pot, turned, spy, both)
