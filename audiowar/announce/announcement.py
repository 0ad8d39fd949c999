"""Lines that are spoken together, with their priority and sounds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from audiowar.l10n.catalogue import Detail

from .line import Line


class Kind(Enum):
    """How an announcement interrupts, waits for or replaces others."""

    NAVIGATION = "navigation"
    """The response to a key press: interrupts, and is dropped when the next key is pressed."""
    EVENT = "event"
    """A small event: waits for the current speech; a newer one on the same topic replaces it."""
    RESULT = "result"
    """The end of a trick: waits for the current speech and is never dropped."""
    SYSTEM = "system"
    """About the program itself, such as a voice that failed or a file that cannot be written."""
    REMARK = "remark"
    """An opponent's remark: spoken after the result, and dropped when something else happens."""


class Buffer(Enum):
    """The history buffer that keeps an announcement."""

    GAME = "game"
    TABLE = "table"
    SYSTEM = "system"
    CHAT = "chat"
    NONE = ""


@dataclass(frozen=True, slots=True)
class Announcement:
    """Lines that are spoken as one utterance and shown as one braille message."""

    lines: tuple[Line, ...]
    kind: Kind
    topic: str = ""
    buffer: Buffer = Buffer.NONE

    @property
    def outcome(self) -> tuple[Line, ...]:
        """Return the lines of the outcome, the only ones spoken if a newer result is waiting."""
        return tuple(line for line in self.lines if line.outcome)

    @property
    def essential(self) -> tuple[Line, ...]:
        """Return the outcome lines that are spoken even if newer results are waiting."""
        return tuple(line for line in self.lines if line.essential)

    def vital_lines(self, detail: Detail) -> tuple[Line, ...]:
        """Return the lines of a result that must be spoken before anything interrupts it.

        These are all lines up to the last outcome line at this level of detail. Without an outcome
        line they are all lines at the table, and only the first line elsewhere.
        """
        told = [n for n, line in enumerate(self.lines, 1) if detail in line.at and line.outcome]
        return self.lines[: told[-1] if told else None if self.topic else 1]
