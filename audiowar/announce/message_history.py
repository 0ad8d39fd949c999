"""Keep announcements for review, as lines, so that they follow a change of language."""

from __future__ import annotations

from collections.abc import Callable

from .announcement import Announcement, Buffer

MAX_ANNOUNCEMENTS = 2000
"""Announcements that are kept; the oldest go first."""

BUFFERS: tuple[Buffer | None, ...] = (
    *(None, Buffer.GAME, Buffer.TABLE, Buffer.SYSTEM),
    Buffer.CHAT,
)


class MessageHistory:
    """Past announcements with a movable reading position."""

    def __init__(self) -> None:
        self._kept: list[Announcement] = []
        self.count = 0
        """How many were ever kept."""
        self._back = 0
        """How far before the newest the reader stands, from 1; 0 is after it."""
        self.buffer: Buffer | None = None
        """What the reader goes through; None: everything."""

    def add(self, announcement: Announcement) -> None:
        """Keep an announcement that has a buffer; a reading position at the end stays there."""
        if announcement.buffer is Buffer.NONE:
            return
        if self._back and self.buffer in (None, announcement.buffer):
            self._back = min(self._back + 1, MAX_ANNOUNCEMENTS)
        self._kept.append(announcement)
        self.count += 1
        del self._kept[:-MAX_ANNOUNCEMENTS]

    def get_latest(self, most: int) -> list[Announcement]:
        """Return the last `most` announcements of all buffers, oldest first."""
        return self._kept[-most:] if most > 0 else []

    def __len__(self) -> int:
        return len(self._in_buffer())

    def _in_buffer(self) -> list[Announcement]:
        return [one for one in self._kept if self.buffer in (None, one.buffer)]

    def switch_buffer(self, step: int) -> Buffer | None:
        """Switch to the next or previous buffer and return it; None means all buffers."""
        self.buffer = BUFFERS[(BUFFERS.index(self.buffer) + step) % len(BUFFERS)]
        self._back = 0
        return self.buffer

    @property
    def position(self) -> int:
        """The reading position, for `go_to`."""
        return self._back

    def go_to(self, place: int) -> None:
        """Return to a reading position in the same buffer."""
        self._back = place

    def get_current(self) -> Announcement | None:
        """Return the announcement at the reading position, by default the newest."""
        kept = self._in_buffer()
        return kept[-max(1, self._back)] if kept else None

    def find(self, wanted: Callable[[Announcement], bool]) -> Announcement | None:
        """Go to the newest announcement that `wanted` accepts; return None, unmoved, if none."""
        for back, one in enumerate(reversed(self._in_buffer()), 1):
            if wanted(one):
                self._back = back
                return one
        return None

    def go_older(self) -> Announcement | None:
        """Go one back; return None, unmoved, at the oldest."""
        return self._go(self._back + 1)

    def go_newer(self) -> Announcement | None:
        """Go one forward; return None, unmoved, at the newest."""
        return self._go(self._back - 1)

    def go_oldest(self) -> Announcement | None:
        """Go to the oldest."""
        return self._go(len(self))

    def go_newest(self) -> Announcement | None:
        """Go to the newest."""
        return self._go(1)

    def _go(self, back: int) -> Announcement | None:
        kept = self._in_buffer()
        if not 1 <= back <= len(kept):
            return None
        self._back = back
        return kept[-back]
