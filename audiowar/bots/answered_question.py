"""An answered question, stored for the review after the match."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.rules.events import Choice
from audiowar.rules.view import View


@dataclass(frozen=True)
class AnsweredQuestion:
    """A question and its answer."""

    view: View
    """The player's view at the time of the question."""
    choice: Choice
    events_before: int
    """The number of events before the question."""
    trick: int
    """The number of the trick, from 1."""
