"""Estimate how much of the lines passed to the voice the player has heard."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from .result_summary import Outcome, drop_spoken, get_outcome, join_outcomes, make_short_result
from .utterance import OUTLIVES_A_KEY, Priority, Utterance, is_result

FAST_SPEED = 30.0
"""The speed of a fast listener in characters per second (about 360 words a minute)."""
UNKNOWN_SPEED = 13.0
"""The speed in characters per second of a screen reader whose rate is unknown. This is eSpeak's
default rate, 175 words a minute."""
SPEED_PER_RATE = 0.07
"""How many characters per second a voice speaks for each word per minute of its rate."""
REACTION_SECONDS = 0.3
"""A key pressed within this time after speech began cannot be a reaction to it, in seconds."""


@dataclass(frozen=True)
class QueuedLine:
    """An utterance in the queue, with what happened to it so far."""

    number: int
    """The position in the order in which lines were queued."""
    utterance: Utterance
    due: float = math.inf
    """When the line, if it is the newest result, interrupts other speech."""
    again: int = 0
    """How many times the line was interrupted before it was heard."""
    shrunk: tuple[Outcome, ...] = ()
    """The outcomes that this line sums up, if it is the short line of older results."""
    begun: bool = False
    """Whether the voice had begun the line when it was interrupted."""
    lost: bool = False
    """Whether the line was interrupted before even a fast listener could have heard what must be
    heard of it."""
    hurried: bool = False
    """Whether the line comes next, without waiting for a pause between keys."""
    part: bool = False
    """Whether the line continues the response to a key."""
    tells: bool = False
    """Whether the line is the response to a key and replaces a waiting result."""
    left_out: bool = False
    """Whether the line holds outcomes that were left out because newer ones came first."""

    def outcomes(self) -> tuple[Outcome, ...]:
        """Return the outcomes in the line, to sum them up in a short line."""
        return self.shrunk or (get_outcome(self.utterance),)

    def reset_attempts(self, topic: str) -> QueuedLine:
        """Return the line as if never interrupted, if it is a result of the topic."""
        return replace(self, again=0) if is_result(self.utterance, topic) else self

    def restore_as_result(self) -> QueuedLine:
        """Return a response that replaced a result as a result, so that it is repeated like one."""
        if not self.tells:
            return self
        said = self.utterance
        result = replace(said, priority=Priority.RESULT, vital=count_vital_characters(said))
        return replace(self, utterance=result, tells=False, part=False)


@dataclass(frozen=True)
class _Given:
    """A line passed to the voice. What must be heard of it is called its vital part."""

    line: QueuedLine
    soonest: float
    """The earliest time at which the vital part has been heard."""
    begins: float
    """The latest time at which the voice begins the line."""
    told: float
    """The latest time at which the vital part has been heard."""

    def is_vital_part_heard(self, now: float) -> bool:
        """Return whether the vital part has certainly been heard."""
        return now >= max(self.told, self.begins + REACTION_SECONDS)

    def unspoken_part(self, now: float) -> QueuedLine:
        """Return what must still be spoken of the line if it is interrupted now."""
        listened = now - self.begins
        line = replace(self.line, lost=now < self.soonest, begun=listened >= 0)
        said = line.utterance
        if listened < REACTION_SECONDS or not said.short:
            return line
        whole = (get_outcome(said),)
        alone = whole if said.text == said.short else ()
        pace = count_vital_characters(said) / max(self.told - self.begins, 0.001)
        told = line.shrunk or alone
        unheard = drop_spoken(told, listened * pace - len(said.text) + len(join_outcomes(told)))
        shrunk = unheard if line.shrunk else ()
        return replace(line, utterance=make_short_result(said, unheard or whole), shrunk=shrunk)


class LinesPassedToVoice:
    """The lines passed to the voice that must be repeated if they are not heard."""

    def __init__(self) -> None:
        self.pace = UNKNOWN_SPEED
        """The speed of the voice in characters per second."""
        self._given: list[_Given] = []

    def add(self, line: QueuedLine, begins: float, now: float) -> None:
        """Note that the voice gets a line, and forget the lines that have been heard.

        `begins` is the latest time at which the voice begins it.
        """
        self._given = [one for one in self._given if not one.is_vital_part_heard(now)]
        if line.tells or line.utterance.priority in OUTLIVES_A_KEY:
            characters = count_vital_characters(line.utterance)
            soonest, told = now + characters / FAST_SPEED, begins + characters / self.pace
            self._given.append(_Given(line, soonest, begins, told))

    def set_duration(self, number: int, seconds: float, now: float) -> None:
        """Note that the voice begins a line now, which lasts exactly `seconds`."""
        for n, one in enumerate(self._given):
            if one.line.number == number:
                utterance = one.line.utterance
                told = now + seconds * count_vital_characters(utterance) / max(
                    1, len(utterance.text)
                )
                self._given[n] = replace(one, soonest=told, begins=now, told=told)

    def take_unheard(self, now: float, failed: int = -1) -> list[QueuedLine]:
        """Forget all lines and return the unheard ones.

        A result that the voice had begun is returned as its short line. A response that replaced a
        result is returned as that result, unless the voice failed to speak it: `failed` is the
        number of the line at which the voice failed.
        """
        unheard = [
            one.unspoken_part(now) for one in self._given if not one.is_vital_part_heard(now)
        ]
        self._given.clear()
        return [line if line.number == failed else line.restore_as_result() for line in unheard]


def count_vital_characters(utterance: Utterance) -> int:
    """Return how many characters of an utterance, from its start, must be heard."""
    if utterance.priority is Priority.RESULT:
        return utterance.vital
    return utterance.vital or len(utterance.text)
