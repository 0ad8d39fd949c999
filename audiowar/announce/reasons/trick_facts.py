"""The data from which a trick is explained: its events, and facts from before it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from audiowar.rules import events as ev
from audiowar.rules.state import Options


@dataclass(frozen=True)
class TrickFacts:
    """One trick: its events, and what its explanation needs besides them."""

    game: str
    options: Options
    events: tuple[ev.Event, ...]
    """The events of the trick so far, projected for the listener."""
    before: Any = None
    """The wording's facts before the trick (`GameWording.get_facts_before_first_trick`)."""
