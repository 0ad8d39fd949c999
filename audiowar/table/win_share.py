"""How much of the win of a match a player gets."""

from __future__ import annotations

from audiowar.rules.events import End, Seat


def compute_win_share(end: End, seat: Seat, players: int) -> float:
    """Return a seat's share of the win: 1 for a win, a part of 1 for a draw, 0 for a loss."""
    if end.are_seats_losers:
        winners = players - len(end.seats)
        return 0.0 if seat in end.seats else 1 / max(1, winners)
    return 1 / len(end.seats) if seat in end.seats else 0.0
