"""How long bots think, games that turn cards by themselves, the time that a choice may take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from audiowar.rules import events as ev

if TYPE_CHECKING:
    from .app import App

PACES = (0, 50, 100, 200, 400)
"""How long bots think: in per cent of the usual, which is a second on average."""
USUAL_PACE = 100

TURN = 1.2
"""Seconds between tricks that turn by themselves, at the usual pace."""
LAST_CARDS = 4
"""Who owns no more cards than this makes the trick exciting."""
TELL_LEFT = (60, 30, 10, 5)
"""Seconds before the end of a choice at which the time left is told."""


def thinking(app: App) -> float:
    """Return how long bots think, 1 as usual."""
    return 0.0 if app.launch.fast else app.settings.get("pace", USUAL_PACE) / 100


def pause_after(events: Sequence[ev.Event], owned: Sequence[int], percent: int) -> float:
    """Return how long to wait after a step: longer after wars, and when somebody is nearly out."""
    wars = sum(isinstance(event, ev.War) for event in events)
    out = any(isinstance(event, ev.Out) for event in events)
    close = any(0 < count <= LAST_CARDS for count in owned)
    return TURN * (1 + min(wars, 3) + out + 0.5 * close) * 100 / max(percent, 1)


class Timer:
    """Counts the seconds of one choice down; tells when to speak and when it is over."""

    def __init__(self, seconds: int, now: float) -> None:
        self.end = now + seconds
        self._left = [left for left in TELL_LEFT if left < seconds]

    def due(self, now: float) -> float:
        """Return when to look again."""
        return self.end - (self._left[0] if self._left else 0)

    def tell(self, now: float) -> int | None:
        """Return the seconds left when it is time to say them, each once."""
        told = None
        while self._left and now >= self.end - self._left[0]:
            told = self._left.pop(0)
        return told

    def over(self, now: float) -> bool:
        """Tell whether the time has run out."""
        return now >= self.end
