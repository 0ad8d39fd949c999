"""Estimate how much of the spoken lines the player has heard."""

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
"""The characters per second for each word per minute of a voice's rate."""
REACTION_SECONDS = 0.3
"""Seconds within which a key cannot be a reaction to the current speech."""


@dataclass(frozen=True)
class QueuedLine:
    """A line of the queue."""

    number: int
    utterance: Utterance
    due: float = math.inf
    """When the line, a waiting result, interrupts other speech."""
    again: int = 0
    """How often the line was interrupted before it was heard."""
    shrunk: tuple[Outcome, ...] = ()
    """The outcomes in this line, if it sums up older results."""
    begun: bool = False
    """Whether the line had been started when it was interrupted."""
    lost: bool = False
    """Whether it was interrupted before even a fast listener could have heard the essential
    part."""
    hurried: bool = False
    """Whether it is repeated at once, without waiting for a pause between keys."""
    part: bool = False
    """Whether it continues the response to a key."""
    tells: bool = False
    """Whether it is the response to a key and replaces a waiting result."""
    left_out: bool = False
    """Whether it contains outcomes that were left out before newer ones."""

    def outcomes(self) -> tuple[Outcome, ...]:
        """Return the line's outcomes, to include them in a short line."""
        return self.shrunk or (get_outcome(self.utterance),)

    def reset_attempts(self, topic: str) -> QueuedLine:
        """Return the line with its attempts reset if it is a result of the topic."""
        return replace(self, again=0) if is_result(self.utterance, topic) else self

    def as_result(self) -> QueuedLine:
        """Return the line as the result that it replaced, to repeat it after an interruption."""
        if not self.tells:
            return self
        said = self.utterance
        result = replace(said, priority=Priority.RESULT, vital=count_vital_characters(said))
        return replace(self, utterance=result, tells=False, part=False)


@dataclass(frozen=True)
class _Given:
    line: QueuedLine
    soonest: float
    """The earliest time at which the essential part has been heard."""
    begins: float
    """The latest time at which the line starts to be heard."""
    told: float
    """The latest time at which the essential part has been heard."""

    def is_vital_part_heard(self, now: float) -> bool:
        """Return whether the essential part has been heard."""
        return now >= max(self.told, self.begins + REACTION_SECONDS)

    def unspoken_part(self, now: float) -> QueuedLine:
        """Return the part that must still be spoken if the line is interrupted now."""
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
    """The lines passed to the voice that must not be lost."""

    def __init__(self) -> None:
        self.pace = UNKNOWN_SPEED
        """The speed of the voice in characters per second."""
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
        """Return the unheard lines. A result that had started is reduced to its short line.

        The response to a key is returned as the result that it replaced, except for the line that
        the voice `failed` to speak.
        """
        unheard = [
            one.unspoken_part(now) for one in self._given if not one.is_vital_part_heard(now)
        ]
        self._given.clear()
        return [line if line.number == failed else line.as_result() for line in unheard]


def count_vital_characters(utterance: Utterance) -> int:
    """Return the number of characters of an utterance that must be heard."""
    if utterance.priority is Priority.RESULT:
        return utterance.vital
    return utterance.vital or len(utterance.text)
