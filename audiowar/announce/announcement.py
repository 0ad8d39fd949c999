"""Lines that are spoken together, with their priority and sounds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from audiowar.l10n.catalogue import Detail

from .line import Line


class Kind(Enum):
    """How an announcement interrupts, queues or replaces others."""

    NAVIGATION = "navigation"
    """The answer to a key: interrupts, and is stale as soon as the next one comes."""
    EVENT = "event"
    """Something small happened: waits its turn; a newer one of its topic replaces it."""
    RESULT = "result"
    """How a trick ended: waits its turn and is never dropped."""
    SYSTEM = "system"
    """About the program: a voice that failed, a file that cannot be written."""
    REMARK = "remark"
    """What an opponent says by the way: after the result, and only until something else happens."""


class Buffer(Enum):
    """The history buffer that keeps an announcement."""

    GAME = "game"
    TABLE = "table"
    SYSTEM = "system"
    CHAT = "chat"
    NONE = ""


@dataclass(frozen=True, slots=True)
class Announcement:
    """One utterance, one braille message."""

    lines: tuple[Line, ...]
    kind: Kind
    topic: str = ""
    buffer: Buffer = Buffer.NONE

    @property
    def outcome(self) -> tuple[Line, ...]:
        """Return the lines of the outcome: all that is spoken if a newer result is waiting."""
        return tuple(line for line in self.lines if line.outcome)

    @property
    def essential(self) -> tuple[Line, ...]:
        """Return the lines of the outcome that are spoken however many newer results wait."""
        return tuple(line for line in self.lines if line.essential)

    def vital_lines(self, detail: Detail) -> tuple[Line, ...]:
        """Return the lines of a result up to where it is known what became of it.

        That is the last one of the outcome as this level of detail tells it; where there is none,
        at the table all of them, and elsewhere the first, which says what it is about.
        """
        told = [n for n, line in enumerate(self.lines, 1) if detail in line.at and line.outcome]
        return self.lines[: told[-1] if told else None if self.topic else 1]
