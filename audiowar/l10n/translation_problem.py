"""A problem in the files of a language, and the error that a strict catalogue raises for one."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TranslationProblem:
    """A problem that a translator can fix, with its file and line."""

    file: str
    """The path in the folder of all locales ("sr/events.ftl"); empty if no file has the problem."""
    line: int
    """The line number from 1; 0 for the whole file."""
    text: str

    def __str__(self) -> str:
        if not self.file:
            return self.text
        return f"{self.file}:{self.line}: {self.text}" if self.line else f"{self.file}: {self.text}"


class MessageError(Exception):
    """Raised by a strict `Catalogue` for a message that is missing or wrong."""
