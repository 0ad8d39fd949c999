"""Lines that are spoken together, with their priority and sounds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from audiowar.l10n.catalogue import Detail

from .line import Line

END_MESSAGE_PREFIX = "event-end"
"""The beginning of the ids of all messages that say how a match ended."""
PUT_MESSAGE_PREFIX = "event-put"
"""The beginning of the ids of all messages that say which card somebody plays."""
WAR_MESSAGES = frozenset({"event-war", "event-war-joker"})
"""The ids of the messages that say that a trick ends in a war."""


class AnnouncementKind(Enum):
    """How an announcement interrupts, waits for or replaces others."""

    NAVIGATION = "navigation"
    """The response to a key press. It interrupts speech, and the next key press drops it."""
    EVENT = "event"
    """A small event. It waits for current speech; a newer event of the same topic replaces it."""
    RESULT = "result"
    """The result of a trick. It waits for the current speech and is never dropped."""
    SYSTEM = "system"
    """A message about the program, such as a voice that failed or a file that cannot be written."""
    REMARK = "remark"
    """An opponent's remark. It follows a result. A newer result or remark, or a key, drops it."""
    PRESENCE = "presence"
    """Who comes and goes at an online table. It waits for a pause and is never repeated."""


class Buffer(Enum):
    """The part of the message history that keeps an announcement."""

    GAME = "game"
    TABLE = "table"
    SYSTEM = "system"
    CHAT = "chat"
    NONE = ""
    """The history does not keep the announcement."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """Lines that are spoken as one utterance and shown as one braille message."""

    lines: tuple[Line, ...]
    kind: AnnouncementKind
    topic: str = ""
    buffer: Buffer = Buffer.NONE

    @property
    def outcome_lines(self) -> tuple[Line, ...]:
        """The lines that say who won or is out; without any, that there is a war, or what happened.

        Only these are spoken if newer results wait, or after a key has cut the announcement off.
        """
        wars = tuple(line for line in self.lines if line.message in WAR_MESSAGES)
        puts = tuple(line for line in self.lines if line.message.startswith(PUT_MESSAGE_PREFIX))
        events = tuple(line for line in self.lines if line.message.startswith("event-"))
        return tuple(line for line in self.lines if line.is_outcome) or wars or puts or events[:1]

    @property
    def essential_lines(self) -> tuple[Line, ...]:
        """The lines that are spoken even if many newer results are waiting."""
        return tuple(line for line in self.lines if line.is_essential)

    @property
    def end_lines(self) -> tuple[Line, ...]:
        """The lines that say how the match ended."""
        return tuple(line for line in self.lines if line.message.startswith(END_MESSAGE_PREFIX))

    def get_vital_lines(self, detail: Detail) -> tuple[Line, ...]:
        """Return the lines up to the last outcome line at this level of detail.

        If a key cuts a result off before their end, its outcome is spoken again. If there is no
        outcome line, return all lines of a result with a topic, otherwise only the first line.
        """
        outcome = self.outcome_lines
        told = [
            n for n, line in enumerate(self.lines, 1) if detail in line.levels and line in outcome
        ]
        return self.lines[: told[-1] if told else None if self.topic else 1]
