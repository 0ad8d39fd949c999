"""Estimate how much of the given utterances the player can have heard."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from .outcomes import Outcome, drop_spoken, get_outcome, join_outcomes, make_result
from .utterance import OUTLIVES_A_KEY, Priority, Utterance, is_result

FAST_SPEED = 30.0
"""Characters per second of a fast listener (about 360 words a minute)."""
UNKNOWN_SPEED = 13.0
"""Characters per second of a screen reader whose rate is unknown: eSpeak's default rate, 175
words a minute."""
SPEED_PER_RATE = 0.07
"""Characters per second for each word per minute of a voice's rate."""
REACTION_SECONDS = 0.3
"""Seconds within which a key cannot be a reaction to what is being spoken."""


@dataclass(frozen=True)
class QueuedLine:
    """A line of the queue."""

    number: int
    utterance: Utterance
    due: float = math.inf
    """The time at which a waiting result interrupts other speech."""
    again: int = 0
    """How many times it was cut off unheard."""
    shrunk: tuple[Outcome, ...] = ()
    """Its outcomes, if it sums up older results."""
    begun: bool = False
    """Whether it had started when it was cut off."""
    lost: bool = False
    """Whether it was cut off before even a fast listener could have heard what matters."""
    hurried: bool = False
    """Whether it is repeated at once, without waiting for a pause between keys."""
    part: bool = False
    """Whether it continues the answer to a key."""
    tells: bool = False
    """Whether it is the answer to a key and replaces a waiting result."""
    left_out: bool = False
    """Whether it tells outcomes for which there was no time before newer ones."""

    def outcomes(self) -> tuple[Outcome, ...]:
        """Return its outcomes for a short line."""
        return self.shrunk or (get_outcome(self.utterance),)

    def reset_attempts(self, topic: str) -> QueuedLine:
        """Return the line with its attempts reset, if it is a result of the topic."""
        return replace(self, again=0) if is_result(self.utterance, topic) else self

    def as_result(self) -> QueuedLine:
        """Return the line as the result that it replaced, to repeat after it was cut off."""
        if not self.tells:
            return self
        said = self.utterance
        result = replace(said, priority=Priority.RESULT, vital=count_vital_characters(said))
        return replace(self, utterance=result, tells=False, part=False)


@dataclass(frozen=True)
class _Given:
    line: QueuedLine
    soonest: float
    """The earliest time at which the part that matters has been heard."""
    begins: float
    """The latest time at which it starts to be heard."""
    told: float
    """The latest time at which the part that matters has been heard."""

    def is_vital_part_heard(self, now: float) -> bool:
        """Return whether the part that matters has been heard."""
        return now >= max(self.told, self.begins + REACTION_SECONDS)

    def rest(self, now: float) -> QueuedLine:
        """Return what must still be spoken if it is cut off now."""
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
        return replace(line, utterance=make_result(said, unheard or whole), shrunk=shrunk)


class GivenLines:
    """The lines given to the voice that must not be lost."""

    def __init__(self) -> None:
        self.pace = UNKNOWN_SPEED
        """Characters per second of the voice."""
        self._given: list[_Given] = []

    def add(self, line: QueuedLine, begins: float, now: float) -> None:
        """Record that the voice gets a line, and drop the lines that have been heard."""
        self._given = [one for one in self._given if not one.is_vital_part_heard(now)]
        if line.tells or line.utterance.priority in OUTLIVES_A_KEY:
            characters = count_vital_characters(line.utterance)
            soonest, told = now + characters / FAST_SPEED, begins + characters / self.pace
            self._given.append(_Given(line, soonest, begins, told))

    def set_duration(self, number: int, seconds: float, now: float) -> None:
        """Record that a line starts now and lasts `seconds`."""
        for n, one in enumerate(self._given):
            if one.line.number == number:
                utterance = one.line.utterance
                told = now + seconds * count_vital_characters(utterance) / max(
                    1, len(utterance.text)
                )
                self._given[n] = replace(one, soonest=told, begins=now, told=told)

    def take_back(self, now: float, failed: int = -1) -> list[QueuedLine]:
        """Return the unheard lines; a result that had started is reduced to its short line.

        The answer to a key returns as the result that it replaced, except the line that the voice
        `failed` to speak.
        """
        unheard = [one.rest(now) for one in self._given if not one.is_vital_part_heard(now)]
        self._given.clear()
        return [line if line.number == failed else line.as_result() for line in unheard]


def count_vital_characters(utterance: Utterance) -> int:
    """Return the number of characters of an utterance that must be heard."""
    if utterance.priority is Priority.RESULT:
        return utterance.vital
    return utterance.vital or len(utterance.text)
