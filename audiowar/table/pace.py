"""The pace of a table: how long bots think, and how long cards stay before the next are turned."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from audiowar.rules import events as ev
from audiowar.rules.cards import JOKER_RANK, Card

THINKING_SECONDS = (0.4, 1.6)
"""The shortest and the longest thinking time of a bot, in seconds."""
MAX_SLOWNESS = 1.5
"""The factor by which one bot may be slower or faster than others of its character."""
TURN_SECONDS = 1.2
"""Seconds between tricks that turn automatically, at the usual pace."""
LAST_CARDS = 4
"""A trick is exciting if a player owns at most this many cards."""
LAST_TRICKS = 3
"""Bots think longer in this many tricks before the trick limit."""
ONLY_CARD_EFFORT = 0.3
"""The effort of a choice with only one possible answer; an ordinary choice has effort 1."""
FEW_CARDS_EFFORT = 0.8
"""The effort of a choice among two or three cards."""
EXCITING_EFFORT = 1.35
"""The factor by which a war, a joker, and the last cards or tricks each raise the effort."""


class Pace(Protocol):
    """The pace of a table, read each time because settings may change during a match."""

    def thinking_factor(self) -> float:
        """Return the factor of the bots' thinking time: 0 for none, 1 for the usual time."""

    def turning_speed_percent(self) -> int:
        """Return the speed at which cards turn automatically, in percent of the usual speed."""


@dataclass
class FixedPace:
    """A pace with fixed values."""

    thinking: float = 1.0
    turning: int = 100

    def thinking_factor(self) -> float:
        return self.thinking

    def turning_speed_percent(self) -> int:
        return self.turning


def rate_effort(
    events: Sequence[ev.Event], owned: Sequence[int], tricks_left: int, answers: int | None
) -> float:
    """Return how much effort a choice seems to need, judged from what everybody knows.

    `events` are those of the last step, and `owned` is the number of cards of each seat. `answers`
    is the number of possible answers, None if only the asked player knows it.
    """
    if answers == 1:
        return ONLY_CARD_EFFORT
    war = any(isinstance(event, ev.War) for event in events)
    joker = any(isinstance(event, ev.Put) and is_joker(event.up) for event in events)
    end = tricks_left < LAST_TRICKS or any(0 < count <= LAST_CARDS for count in owned)
    few = FEW_CARDS_EFFORT if answers is not None and answers <= 3 else 1.0
    return few * math.pow(EXCITING_EFFORT, war + joker + end)


def is_joker(card: Card | None) -> bool:
    """Return whether there is a card and it is a joker."""
    return card is not None and card >> 2 == JOKER_RANK


def thinking_seconds(random_fraction: float, slowness: float) -> float:
    """Return how many seconds a bot thinks, within the limits of `THINKING_SECONDS`.

    `random_fraction` is a random number from 0 to 1. Slower bots more often take nearly the longest
    time.
    """
    low, high = THINKING_SECONDS
    return low + (high - low) * math.pow(random_fraction, slowness**-2)


def seconds_before_next_turn(
    events: Sequence[ev.Event], cards_left: Sequence[int], speed_percent: int
) -> float:
    """Return the seconds between the events of a step and the next card that turns automatically.

    The pause is longer after wars and when a player has few cards left or is out.
    `speed_percent` is the speed of the table.
    """
    wars = sum(isinstance(event, ev.War) for event in events)
    out = any(isinstance(event, ev.Out) for event in events)
    close = any(0 < count <= LAST_CARDS for count in cards_left)
    return TURN_SECONDS * (1 + min(wars, 3) + out + 0.5 * close) * 100 / max(speed_percent, 1)
