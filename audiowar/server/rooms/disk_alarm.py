"""People are told when nothing can be written down: nothing goes on at their tables then."""

from __future__ import annotations

from asyncio import TimerHandle

from audiowar.server.storage.repository import LATE

from .attendee import Frame
from .lobby import Lobby
from .room import Room

LOOK = 1.0
"""Seconds between two looks."""
TOLD: Frame = {"t": "refused", "reason": "cannot_keep", "args": {}}


class DiskAlarm:
    """Looks whether what was done at the tables is written."""

    def __init__(self, hall: Lobby) -> None:
        self._hall = hall
        self._told: set[Room] = set()
        """Tables at which it was told."""
        self._timer: TimerHandle | None = None

    def begin(self) -> None:
        """Look from now on."""
        self._timer = self._hall.around.loop.call_later(LOOK, self._look)

    def end(self) -> None:
        """Look no more."""
        if self._timer is not None:
            self._timer.cancel()

    def _look(self) -> None:
        self.begin()
        if self._hall.around.store.late() < LATE:
            self._told.clear()
            return
        waiting = {room for room in self._hall.rooms.values() if room.writing}
        for room in waiting - self._told:
            room.tell(TOLD)
        self._told = waiting
