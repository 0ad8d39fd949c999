"""How fast a table goes: how long bots think, how long cards lie before the next are turned."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from audiowar.rules import events as ev

THINKING = (0.4, 1.6)
"""The shortest and the longest thinking of a bot, in seconds."""
NATURES = 1.5
"""How many times as slow, or as quick, as others of its character a chair may be."""
TURN = 1.2
"""Seconds between tricks that turn by themselves, at the usual pace."""
LAST_CARDS = 4
"""Who owns no more cards than this makes the trick exciting."""


class Pace(Protocol):
    """Asked each time, so that it may change while a game is running."""

    def thinking(self) -> float:
        """Return how long bots think: 0 not at all, 1 as usual."""

    def turning(self) -> int:
        """Return how fast cards turn by themselves, in per cent of the usual."""


@dataclass
class FixedPace:
    """A pace that somebody sets."""

    think: float = 1.0
    turn: int = 100

    def thinking(self) -> float:
        return self.think

    def turning(self) -> int:
        return self.turn


def thinking_seconds(share: float, slowness: float) -> float:
    """Return how many seconds a bot thinks, never less or more than any may.

    `share`, from 0 to 1, is chance; who is slower comes nearer to the longest more often.
    """
    low, high = THINKING
    return low + (high - low) * math.pow(share, slowness**-2)


def pause_after(events: Sequence[ev.Event], owned: Sequence[int], percent: int) -> float:
    """Return how long to wait after a step: longer after wars, and when somebody is nearly out."""
    wars = sum(isinstance(event, ev.War) for event in events)
    out = any(isinstance(event, ev.Out) for event in events)
    close = any(0 < count <= LAST_CARDS for count in owned)
    return TURN * (1 + min(wars, 3) + out + 0.5 * close) * 100 / max(percent, 1)
