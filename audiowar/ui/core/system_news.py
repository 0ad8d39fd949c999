"""Decide when messages about the program and about people are spoken, so that none comes twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import PureWindowsPath

from audiowar.announce.line import Line

LOSSES: Mapping[str, str] = {"sound-back": "sound-lost", "link-back": "link-lost"}
"""For each message that something is back, the message that it was lost."""
SUBJECTS: Mapping[str, str] = {
    **dict.fromkeys(("sound-lost", "sound-back", "sound-none"), "sound"),
    **dict.fromkeys(("voice-lost", "voice-by", "voice-none"), "voice"),
    **dict.fromkeys(("link-lost", "link-back"), "link"),
    **dict.fromkeys(("save-unwritable", "save-works-again"), "save"),
    **dict.fromkeys(("settings-unwritable", "settings-written"), "settings"),
    **{message: message for message in ("braille-lost", "fault", "page-unsaved", "fault-picture")},
}
"""The topics of messages about faults: a newer one replaces an older one that still waits."""
LOSS_SECONDS = 2.0
"""Seconds after which it is told that something is lost, unless it is back by then."""
REPEAT_SECONDS = 60.0
"""Seconds within which the same fault is not told again."""
PATH_ONLY_MESSAGES = frozenset({"fault-file"})
"""Messages that say nothing but a path. Only the message list shows them."""
WANTED_PATH_MESSAGES = frozenset({"bundle-saved", "exported", "manual-file"})
"""Messages whose path is what the player has asked for."""
PRESENCE_SECONDS = 60.0
MAX_PRESENCE_LINES = 3
"""How many people's comings and goings are told one by one in `PRESENCE_SECONDS`. More become one
sentence."""


@dataclass
class FaultNews:
    """Which faults were told when, and which losses wait to be told."""

    loss_seconds: float = LOSS_SECONDS
    told_at_by_text: dict[str, float] = field(default_factory=dict)
    due_by_loss: dict[str, float] = field(default_factory=dict)
    """When to tell a loss, by its message."""
    told_losses: set[str] = field(default_factory=set)

    def is_held_back(self, lines: Sequence[Line], now: float) -> bool:
        """Return whether a message waits or is left out: a loss at first, a return without one."""
        (message, *more) = (line.message for line in lines)
        if more:
            return False
        if message in LOSSES.values():
            self.due_by_loss.setdefault(message, now + self.loss_seconds)
            return True
        loss = LOSSES.get(message, "")
        was_told = loss in self.told_losses
        self.told_losses.discard(loss)
        self.due_by_loss.pop(loss, None)
        return bool(loss) and not was_told

    def take_due_losses(self, now: float) -> list[Line]:
        """Return the losses that are due, which are told now."""
        due = [message for message, moment in self.due_by_loss.items() if moment <= now]
        for message in due:
            del self.due_by_loss[message]
            self.told_losses.add(message)
        return [Line(message) for message in due]

    def is_repeated(self, lines: Sequence[Line], text: str, now: float) -> bool:
        """Return whether the same fault was told less than a minute ago.

        Faults of the program itself are counted by `FaultGuard`.
        """
        if lines[0].message not in SUBJECTS or lines[0].message == "fault":
            return False
        told_at = self.told_at_by_text.get(text, now - REPEAT_SECONDS)
        if now - told_at < REPEAT_SECONDS:
            return True
        self.told_at_by_text[text] = now
        return False


@dataclass
class PresenceNews:
    """Who has come and gone lately, and what of that waits to be told in one sentence."""

    max_lines: int = MAX_PRESENCE_LINES
    told_at: list[float] = field(default_factory=list)
    waiting: int = 0
    """How many comings and goings are not told yet."""

    def is_told_now(self, now: float) -> bool:
        """Return whether one more is told by itself. Otherwise it waits for the next sentence."""
        self.told_at = [moment for moment in self.told_at if now - moment < PRESENCE_SECONDS]
        if self.waiting or len(self.told_at) >= self.max_lines:
            self.waiting += 1
            return False
        self.told_at.append(now)
        return True

    def get_due_time(self) -> float | None:
        """Return when to tell what waits; None if nothing waits."""
        return self.told_at[0] + PRESENCE_SECONDS if self.waiting else None

    def take_line(self, now: float) -> Line:
        """Return the sentence for everything that waits."""
        count, self.waiting, self.told_at = self.waiting, 0, [now]
        return Line("presence-many", {"count": count})


def list_spoken_lines(lines: Sequence[Line]) -> tuple[Line, ...]:
    """Return the lines of a message as they are spoken: of a path, only the name of the file."""
    return tuple(shorten_path(line) for line in lines if line.message not in PATH_ONLY_MESSAGES)


def shorten_path(line: Line) -> Line:
    """Return a line with the name of the file in place of its whole path."""
    path = line.args.get("path")
    if not isinstance(path, str) or line.message in WANTED_PATH_MESSAGES:
        return line
    # This class splits at both kinds of slashes. A path within the program, as of a language,
    # is short and says by its folder which one is meant.
    parsed = PureWindowsPath(path)
    return replace(line, args={**line.args, "path": parsed.name}) if parsed.root else line
