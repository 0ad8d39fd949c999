"""A lesson: a rigged table, the cards that the others will play, and what to press.

The words of a lesson are the messages `lesson-NAME` (its title), `lesson-NAME-1` and so on (its
steps) and `lesson-NAME-end`. A step may name `$key`, and where it plays a card also the `$card` and
`$go`, the key that leads to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from audiowar.rules.state import OptionValue

ANY = "*"
"""In place of a choice: whichever the player likes."""


@dataclass(frozen=True)
class LessonTask:
    """One thing to do."""

    command: str
    """The command that does it, as in `input.commands`."""
    choice: str = ""
    """What it must answer, as in transcripts; nothing where the command only tells something."""


@dataclass(frozen=True)
class Lesson:
    """A short game on a rigged table."""

    name: str
    position: Mapping[str, Any]
    steps: tuple[LessonTask, ...]
    scripts: tuple[str, ...]
    """What each opponent answers in turn, blank-separated, from seat 1 on."""
    game: str = ""
    """Its game; the list of lessons says it."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    players: int = 0
    """How many sit at the table; 0: one beside each script."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.players or len(self.scripts) + 1


def play(choice: str = "") -> LessonTask:
    """Play a card or give an answer; without a choice, turn the next card."""
    return LessonTask("play", choice)


def hands(*codes: str, **more: Any) -> dict[str, Any]:
    """Return a position of hands, each written as blank-separated codes."""
    return {"hands": [text.split() for text in codes], **more}
