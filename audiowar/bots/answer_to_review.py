"""A player's answer, kept for the review after the match."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.rules.events import Choice
from audiowar.rules.view import View


@dataclass(frozen=True)
class AnswerToReview:
    """A player's answer, with what the player knew when answering."""

    view: View
    """The player's view at the time of the question."""
    choice: Choice
    """The answer."""
    events_before: int
    """The number of the player's events before the question."""
    trick: int
    """The number of the trick, from 1."""
