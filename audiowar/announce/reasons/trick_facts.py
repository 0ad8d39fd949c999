"""The events of one trick, and how the table stood before it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from audiowar.rules import events as ev
from audiowar.rules.state import Options


@dataclass(frozen=True)
class TrickFacts:
    """What is needed to explain a trick."""

    game: str
    options: Options
    events: tuple[ev.Event, ...]
    """As the listener may know them; the last trick's, or those of a running one so far."""
    before: Any = None
    """What the game needs to know of the table before the trick."""
