"""People are told when nothing can be written down: nothing goes on at their tables then."""

from __future__ import annotations

from asyncio import TimerHandle

from audiowar.server.storage.repository import LATE

from .attendee import Frame
from .lobby import Lobby
from .room import Room

CHECK_INTERVAL = 1.0
"""Seconds between two looks."""
WARNING: Frame = {"t": "refused", "reason": "cannot_keep", "args": {}}


class DiskAlarm:
    """Looks whether what was done at the tables is written."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._warned: set[Room] = set()
        """Tables at which it was told."""
        self._timer: TimerHandle | None = None

    def start(self) -> None:
        """Look from now on."""
        self._timer = self._lobby.context.loop.call_later(CHECK_INTERVAL, self._check)

    def stop(self) -> None:
        """Look no more."""
        if self._timer is not None:
            self._timer.cancel()

    def _check(self) -> None:
        self.start()
        if self._lobby.context.repository.seconds_late() < LATE:
            self._warned.clear()
            return
        waiting = {room for room in self._lobby.rooms.values() if room.is_writing}
        for room in waiting - self._warned:
            room.presence.broadcast(WARNING)
        self._warned = waiting
