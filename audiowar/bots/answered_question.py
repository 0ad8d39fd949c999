"""A question that somebody answered, kept to be judged after the game."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.rules.events import Choice
from audiowar.rules.view import View


@dataclass(frozen=True)
class AnsweredQuestion:
    """A question, and what was answered."""

    view: View
    """The table as the player knew it."""
    choice: Choice
    seen: int
    """How many events had been seen before."""
    trick: int
    """From 1, as the tricks are told."""
