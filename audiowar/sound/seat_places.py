"""Where the sounds of each seat come from, around the listener."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SoundPlace:
    """The position of a sound."""

    pan: float = 0.0
    """The direction of the sound, from -1 (left) to 1 (right)."""
    distance: float = 0.0
    """The distance of the sound, from 0 (near) to 1 (across the table)."""


LISTENER_PLACE = SoundPlace()
"""The position of the listener. Sounds that have no position of their own are played there."""
LISTENER_SEAT = 0
"""The listener's seat if seats are numbered from the listener."""


def get_seat_place(seat: int, seat_count: int, listener_seat: int | None = None) -> SoundPlace:
    """Return the place from which a seat is heard, which is constant during a match.

    The listener sits near, in the middle. The others follow in the order of play from left to
    right, those in the middle farther away. A single opponent sits half right, so as not to sound
    like the listener. A spectator, without a `listener_seat`, hears all seats from a distance.
    """
    if seat == listener_seat:
        return LISTENER_PLACE
    others = seat_count if listener_seat is None else seat_count - 1
    turn = seat if listener_seat is None else (seat - listener_seat - 1) % seat_count
    if others == 1:
        return SoundPlace(0.5, 0.5)
    pan = round(2 * turn / (others - 1) - 1, 3)
    return SoundPlace(pan, round(1 - 0.5 * abs(pan), 3))
