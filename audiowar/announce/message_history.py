"""Keep past announcements as lines, so that keys can speak them again in any language."""

from __future__ import annotations

from collections.abc import Callable

from .announcement import Announcement, Buffer

MAX_ANNOUNCEMENTS = 2000
"""How many announcements are kept. The oldest ones are removed."""

BUFFERS = (None, Buffer.GAME, Buffer.TABLE, Buffer.SYSTEM, Buffer.CHAT)
"""The buffers, in the order in which keys switch between them; None means all buffers."""


class MessageHistory:
    """Past announcements with a movable reading position."""

    def __init__(self) -> None:
        self._kept: list[Announcement] = []
        self.added_count = 0
        """The number of announcements added so far, including removed ones."""
        self.position = 0
        """How far back in the buffer the player reads: 0 is the end, 1 the newest announcement."""
        self.buffer: Buffer | None = None
        """The buffer in which the player reads; None means all buffers."""

    def add(self, announcement: Announcement) -> None:
        """Add an announcement, unless its buffer is `NONE`. The current one stays current."""
        if announcement.buffer is Buffer.NONE:
            return
        if self.position and self.buffer in (None, announcement.buffer):
            self.position += 1
        self._kept.append(announcement)
        self.added_count += 1
        if len(self._kept) > MAX_ANNOUNCEMENTS:
            del self._kept[:-MAX_ANNOUNCEMENTS]
            if self.position:
                # The current announcement may have been removed. Then the oldest one is current.
                self.position = min(self.position, len(self))

    def get_newest(self, max_count: int) -> list[Announcement]:
        """Return the newest announcements of all buffers, at most `max_count`, oldest first."""
        return self._kept[-max_count:] if max_count > 0 else []

    def __len__(self) -> int:
        return len(self._in_buffer())

    def count_where(self, is_wanted: Callable[[Announcement], bool]) -> int:
        """Return how many announcements of the buffer are wanted."""
        return sum(map(is_wanted, self._in_buffer()))

    def _in_buffer(self) -> list[Announcement]:
        return [one for one in self._kept if self.buffer in (None, one.buffer)]

    def switch_buffer(self, step: int) -> Buffer | None:
        """Switch to the next (1) or previous (-1) buffer and return it; None means all buffers."""
        self.buffer = BUFFERS[(BUFFERS.index(self.buffer) + step) % len(BUFFERS)]
        self.position = 0
        return self.buffer

    def get_current(self) -> Announcement | None:
        """Return the announcement at the reading position; at the end, the newest one."""
        kept = self._in_buffer()
        return kept[-max(1, self.position)] if kept else None

    def go_to_newest_where(self, is_wanted: Callable[[Announcement], bool]) -> Announcement | None:
        """Move to the newest wanted announcement and return it; None if there is none."""
        for position, one in enumerate(reversed(self._in_buffer()), 1):
            if is_wanted(one):
                self.position = position
                return one
        return None

    def go_older(self) -> Announcement | None:
        """Move to the previous announcement and return it, or return None at the oldest."""
        return self._go(self.position + 1)

    def go_newer(self) -> Announcement | None:
        """Move to the next announcement and return it, or return None at the newest."""
        return self._go(self.position - 1)

    def go_oldest(self) -> Announcement | None:
        """Move to the oldest announcement and return it, or return None if there is none."""
        return self._go(len(self))

    def go_newest(self) -> Announcement | None:
        """Move to the newest announcement and return it, or return None if there is none."""
        return self._go(1)

    def _go(self, position: int) -> Announcement | None:
        kept = self._in_buffer()
        if not 1 <= position <= len(kept):
            return None
        self.position = position
        return kept[-position]
