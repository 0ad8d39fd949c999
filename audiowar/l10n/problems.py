"""Say what is wrong with a language's files."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Problem:
    """One fault that a translator can mend."""

    file: str
    """Relative to the folder of all locales ("sr/events.ftl"); empty when no file is to blame."""
    line: int
    """From 1; 0 when it is the whole file."""
    text: str

    def __str__(self) -> str:
        if not self.file:
            return self.text
        return f"{self.file}:{self.line}: {self.text}" if self.line else f"{self.file}: {self.text}"


class MessageError(Exception):
    """Raised by a strict catalogue where another one would record a problem."""
