"""The events of one trick, with the facts known before it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from audiowar.rules import events as ev
from audiowar.rules.state import Options


@dataclass(frozen=True)
class TrickFacts:
    """The facts needed to explain a trick."""

    game: str
    options: Options
    events: tuple[ev.Event, ...]
    """The events of the trick so far, projected for the listener."""
    before: Any = None
    """The game's facts before the trick (`GameWording.facts_at_start`)."""
