"""What was announced, to be told again: kept as lines, so that it is told in today's language."""

from __future__ import annotations

from collections import deque

from .announcement import Announcement, Buffer

KEPT = 2000
"""Announcements that are kept; the oldest go first."""


class History:
    """Announcements that were made, with a place in them that the reader moves."""

    def __init__(self) -> None:
        self._kept: deque[Announcement] = deque(maxlen=KEPT)
        self._back = 0
        """How far before the newest the reader stands, from 1; 0 is after it."""

    def add(self, announcement: Announcement) -> None:
        """Keep an announcement that has a buffer; a reader who stands at the end stays there."""
        if announcement.buffer is Buffer.NONE:
            return
        if self._back:
            self._back = min(self._back + 1, self._kept.maxlen or KEPT)
        self._kept.append(announcement)

    def __len__(self) -> int:
        return len(self._kept)

    def older(self) -> Announcement | None:
        """Go one back; None (and no move) at the oldest."""
        return self._go(self._back + 1)

    def newer(self) -> Announcement | None:
        """Go one forward; None (and no move) at the newest."""
        return self._go(self._back - 1)

    def oldest(self) -> Announcement | None:
        """Go to the oldest."""
        return self._go(len(self._kept))

    def newest(self) -> Announcement | None:
        """Go to the newest."""
        return self._go(1)

    def _go(self, back: int) -> Announcement | None:
        if not 1 <= back <= len(self._kept):
            return None
        self._back = back
        return self._kept[-back]
