"""The share of each player in the win of a match."""

from __future__ import annotations

from audiowar.rules.events import End, Seat
from audiowar.rules.registry import GAMES


def compute_win_share(game: str, end: End, seat: Seat, players: int) -> float:
    """Return a seat's share of the win, from 0 for a loss to 1 for winning alone.

    Players who draw, or who win together, have equal shares.
    """
    if GAMES[game].is_undecided(end.result):
        return 1 / players
    if end.are_seats_losers:
        winners = players - len(end.seats)
        return 0.0 if seat in end.seats else 1 / max(1, winners)
    return 1 / len(end.seats) if seat in end.seats else 0.0
