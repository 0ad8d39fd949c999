"""Place the seats of a table round the listener."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SoundPlace:
    """Where a sound comes from."""

    pan: float = 0.0
    """From -1, left, to 1, right."""
    distance: float = 0.0
    """From 0, near, to 1, across the table."""


NEAR = SoundPlace()
"""The listener's own place; also that of sounds that come from nowhere in particular."""

ACROSS = SoundPlace(0.0, 1.0)
"""The far side of the table: the house."""


LISTENER = 0
"""The seat that is the listener's own, where a table is turned so."""


def seat_place(seat: int, players: int, me: int | None = None) -> SoundPlace:
    """The place of a seat, the same all game; `me` is the listener's seat, None for a spectator.

    The listener sits near, in the middle. The others follow in order of play from left to right,
    those in the middle farther away. One lone opponent would sound where the listener does and
    sits half right instead. A spectator stands before the table and hears all seats from afar.
    """
    if seat == me:
        return NEAR
    others = players if me is None else players - 1
    turn = seat if me is None else (seat - me - 1) % players
    if others == 1:
        return SoundPlace(0.5, 0.5)
    pan = round(2 * turn / (others - 1) - 1, 3)
    return SoundPlace(pan, round(1 - 0.5 * abs(pan), 3))
