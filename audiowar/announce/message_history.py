"""Keep past announcements, for the keys that read them again.

They are kept as lines, so that they can be rendered in another language later.
"""

from __future__ import annotations

from collections.abc import Callable

from .announcement import Announcement, Buffer

MAX_ANNOUNCEMENTS = 2000
"""The number of announcements to keep; the oldest ones are removed first."""

BUFFERS: tuple[Buffer | None, ...] = (
    *(None, Buffer.GAME, Buffer.TABLE, Buffer.SYSTEM),
    Buffer.CHAT,
)
"""The buffers in the order of the keys that switch them; None means all."""


class MessageHistory:
    """Past announcements with a movable reading position."""

    def __init__(self) -> None:
        self._kept: list[Announcement] = []
        self.count = 0
        """The number of announcements added so far, including removed ones."""
        self._back = 0
        """The reading position in the buffer, counted from its newest announcement, which is 1. The
        position after it is 0."""
        self.buffer: Buffer | None = None
        """The buffer in which the player reads; None means all buffers."""

    def add(self, announcement: Announcement) -> None:
        """Add an announcement, unless its buffer is `NONE`.

        The reading position stays at the same announcement, or after the newest one.
        """
        if announcement.buffer is Buffer.NONE:
            return
        if self._back and self.buffer in (None, announcement.buffer):
            self._back = min(self._back + 1, MAX_ANNOUNCEMENTS)
        self._kept.append(announcement)
        self.count += 1
        del self._kept[:-MAX_ANNOUNCEMENTS]

    def get_latest(self, most: int) -> list[Announcement]:
        """Return the newest `most` announcements of all buffers, oldest first."""
        return self._kept[-most:] if most > 0 else []

    def __len__(self) -> int:
        return len(self._in_buffer())

    def _in_buffer(self) -> list[Announcement]:
        return [one for one in self._kept if self.buffer in (None, one.buffer)]

    def switch_buffer(self, step: int) -> Buffer | None:
        """Switch to the next (1) or previous (-1) buffer and return it; None means all buffers."""
        self.buffer = BUFFERS[(BUFFERS.index(self.buffer) + step) % len(BUFFERS)]
        self._back = 0
        return self.buffer

    @property
    def position(self) -> int:
        """The reading position, to return to with `go_to`."""
        return self._back

    def go_to(self, position: int) -> None:
        """Set the reading position to one that `position` had in the same buffer."""
        self._back = position

    def get_current(self) -> Announcement | None:
        """Return the announcement at the reading position, by default the newest."""
        kept = self._in_buffer()
        return kept[-max(1, self._back)] if kept else None

    def go_to_newest_where(self, is_wanted: Callable[[Announcement], bool]) -> Announcement | None:
        """Move to the newest announcement for which `is_wanted` returns true.

        Return it. If there is none, return None and stay.
        """
        for back, one in enumerate(reversed(self._in_buffer()), 1):
            if is_wanted(one):
                self._back = back
                return one
        return None

    def go_older(self) -> Announcement | None:
        """Move to the previous announcement and return it, or return None at the oldest."""
        return self._go(self._back + 1)

    def go_newer(self) -> Announcement | None:
        """Move to the next announcement and return it, or return None at the newest."""
        return self._go(self._back - 1)

    def go_oldest(self) -> Announcement | None:
        """Move to the oldest announcement and return it, or return None if there is none."""
        return self._go(len(self))

    def go_newest(self) -> Announcement | None:
        """Move to the newest announcement and return it, or return None if there is none."""
        return self._go(1)

    def _go(self, back: int) -> Announcement | None:
        kept = self._in_buffer()
        if not 1 <= back <= len(kept):
            return None
        self._back = back
        return kept[-back]
