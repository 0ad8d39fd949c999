"""The pace of a table: how long bots think, and how long cards stay on the table."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from audiowar.rules import events as ev
from audiowar.rules.cards import JOKER_RANK

THINKING_SECONDS_LIMITS = (0.4, 1.6)
"""The shortest and the longest thinking time in seconds, before the pace and the bot change it."""
MAX_SLOWNESS = 1.5
"""The largest factor by which a bot is slower or faster than usual for its character."""
THINKING_FACTORS: Final[Mapping[str, float]] = {
    "dreamer": 1.2,
    "amateur": 0.8,
    "gambler": 0.6,
    "d1": 1.1,
    "sel1": 1.2,
    "professor": 1.4,
}
"""For some bots, the factor by which they think longer or shorter than usual."""
TURN_PAUSE_SECONDS = 1.2
"""The pause in seconds between tricks that turn automatically, at the usual pace."""
FEW_CARDS = 4
"""A trick is exciting if some player owns no more cards than this."""
FINAL_TRICK_COUNT = 3
"""The number of tricks before the trick limit in which bots think longer."""
SINGLE_CHOICE_EFFORT = 0.3
"""The effort of answering a question with only one choice. The ordinary effort is 1."""
FEW_CHOICES_EFFORT = 0.8
"""The effort of answering a question with two or three choices."""
EXCITEMENT_FACTOR = 1.35
"""The effort is multiplied by this once for a war, once for a joker, and once for the last cards or
tricks."""


class Pace(Protocol):
    """The pace of a table. It is read again before each use, because a player can change it."""

    def get_thinking_factor(self) -> float:
        """Return the factor for the bots' thinking time: 1 for the usual time, 0 for no time."""

    def get_turning_speed_percent(self) -> int:
        """Return the speed at which cards turn automatically, in percent of the usual speed."""


@dataclass
class FixedPace:
    """A pace that never changes."""

    fixed_thinking_factor: float = 1.0
    fixed_turning_speed_percent: int = 100

    def get_thinking_factor(self) -> float:
        return self.fixed_thinking_factor

    def get_turning_speed_percent(self) -> int:
        return self.fixed_turning_speed_percent


def estimate_choice_effort(
    events: Sequence[ev.Event],
    card_counts_by_seat: Sequence[int],
    tricks_left: int,
    choice_count: int | None,
) -> float:
    """Return how much effort an answer seems to need, judged by what everybody knows.

    An ordinary answer needs an effort of 1. `events` are those of the last step. `choice_count` is
    the number of choices, or None if only the asked player knows it.
    """
    if choice_count == 1:
        return SINGLE_CHOICE_EFFORT
    war = any(isinstance(event, ev.War) for event in events)
    joker = any(isinstance(one, ev.Put) and (one.up or 0) >> 2 == JOKER_RANK for one in events)
    end = tricks_left < FINAL_TRICK_COUNT or any(
        0 < count <= FEW_CARDS for count in card_counts_by_seat
    )
    few = FEW_CHOICES_EFFORT if choice_count is not None and choice_count <= 3 else 1.0
    return few * math.pow(EXCITEMENT_FACTOR, war + joker + end)


def choose_thinking_seconds(random_fraction: float, slowness: float) -> float:
    """Return a thinking time in seconds.

    `random_fraction` is a random number from 0 to 1. `slowness` is 1 for an ordinary bot and
    question; the greater it is, the more often the time is near the upper limit.
    """
    low, high = THINKING_SECONDS_LIMITS
    return low + (high - low) * math.pow(random_fraction, slowness**-2)


def compute_turn_pause_seconds(
    events: Sequence[ev.Event], card_counts_by_seat: Sequence[int], speed_percent: int
) -> float:
    """Return the pause in seconds after a step. Wars, eliminations and few cards make it longer."""
    wars = sum(isinstance(event, ev.War) for event in events)
    out = any(isinstance(event, ev.Out) for event in events)
    close = any(0 < count <= FEW_CARDS for count in card_counts_by_seat)
    return TURN_PAUSE_SECONDS * (1 + min(wars, 3) + out + 0.5 * close) * 100 / max(speed_percent, 1)
