"""Problems in the files of a language."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Problem:
    """One problem that a translator can fix."""

    file: str
    """The path relative to the folder of all locales ("sr/events.ftl"); empty for no file."""
    line: int
    """The line number from 1; 0 for the whole file."""
    text: str

    def __str__(self) -> str:
        if not self.file:
            return self.text
        return f"{self.file}:{self.line}: {self.text}" if self.line else f"{self.file}: {self.text}"


class MessageError(Exception):
    """Raised by a strict catalogue instead of recording a problem."""
