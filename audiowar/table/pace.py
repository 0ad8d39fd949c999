"""The pace of a table: how long bots think, and how long cards stay before the next are turned."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from audiowar.rules import events as ev

THINKING_SECONDS = (0.4, 1.6)
"""The shortest and the longest thinking time of a bot, in seconds."""
MAX_SLOWNESS = 1.5
"""The factor by which a seat's bot may be slower or quicker than others of its character."""
TURN_SECONDS = 1.2
"""Seconds between tricks that turn by themselves, at the usual pace."""
LAST_CARDS = 4
"""Number of a player's cards, at most, that makes the trick exciting."""


class Pace(Protocol):
    """The pace of a table, asked each time because settings may change it during a match."""

    def thinking_factor(self) -> float:
        """Return how long bots think: 0 not at all, 1 as usual."""

    def turning_percent(self) -> int:
        """Return how fast cards turn by themselves, in per cent of the usual."""


@dataclass
class FixedPace:
    """A pace with fixed values."""

    thinking: float = 1.0
    turning: int = 100

    def thinking_factor(self) -> float:
        return self.thinking

    def turning_percent(self) -> int:
        return self.turning


def thinking_seconds(share: float, slowness: float) -> float:
    """Return how many seconds a bot thinks, within the limits of `THINKING_SECONDS`.

    `share` is a random number from 0 to 1; a slower bot comes near the longest time more often.
    """
    low, high = THINKING_SECONDS
    return low + (high - low) * math.pow(share, slowness**-2)


def pause_after(events: Sequence[ev.Event], owned: Sequence[int], percent: int) -> float:
    """Return the seconds to wait after a step: longer after wars and near a player's end."""
    wars = sum(isinstance(event, ev.War) for event in events)
    out = any(isinstance(event, ev.Out) for event in events)
    close = any(0 < count <= LAST_CARDS for count in owned)
    return TURN_SECONDS * (1 + min(wars, 3) + out + 0.5 * close) * 100 / max(percent, 1)
