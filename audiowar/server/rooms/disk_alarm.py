"""Warn players whose match waits because the server cannot write to its disk."""

from __future__ import annotations

from asyncio import TimerHandle

from audiowar.server.storage.repository import LATE_SECONDS

from .attendee import Frame
from .lobby import Lobby
from .room import Room

CHECK_INTERVAL = 1.0
"""Seconds between two checks of the disk."""
WARNING_FRAME: Frame = {"t": "refused", "reason": "cannot_keep", "args": {}}


class DiskAlarm:
    """Regularly checks for late writes, and warns the tables that wait for them."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._warned: set[Room] = set()
        """The tables whose players have been warned."""
        self._timer: TimerHandle | None = None

    def start_checking(self) -> None:
        """Check the disk from now on, every `CHECK_INTERVAL` seconds."""
        self._timer = self._lobby.context.loop.call_later(CHECK_INTERVAL, self._check)

    def stop(self) -> None:
        """Check no more."""
        if self._timer is not None:
            self._timer.cancel()

    def _check(self) -> None:
        self.start_checking()
        if self._lobby.context.repository.seconds_late() < LATE_SECONDS:
            self._warned.clear()
            return
        waiting = {room for room in self._lobby.rooms.values() if room.is_writing}
        for room in waiting - self._warned:
            room.presence.broadcast(WARNING_FRAME)
        self._warned = waiting
