"""What the voice was given, and how much of it somebody can have heard."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from .outcomes import Outcome, outcome, short_outcome, unsaid
from .utterance import OUTLIVES_A_KEY, Priority, Utterance, is_result

FAST = 30.0
"""Characters per second of a fast listener (about 360 words a minute)."""
UNKNOWN = 13.0
"""Characters per second of a reader that does not tell how fast it is: eSpeak as it is set at
first says 175 words a minute in our languages so."""
CHARACTERS = 0.07
"""Characters per second for each word per minute to which a voice is set."""
REACTION = 0.3
"""Nobody cuts off on purpose what began less than this long ago."""


@dataclass(frozen=True)
class Waiting:
    """A line of the queue."""

    number: int
    utterance: Utterance
    due: float = math.inf
    """When it cuts off what is being said: a result that has not begun."""
    again: int = 0
    """How many times it was cut off before it was heard."""
    shrunk: tuple[Outcome, ...] = ()
    """The outcomes that it tells, if it is what older results have become."""
    begun: bool = False
    """Whether it was being said when it was cut off."""
    lost: bool = False
    """Whether even a fast listener has not heard what matters before it was cut off."""
    hurried: bool = False
    """Whether it is to be said again before the keys rest."""
    part: bool = False
    """Whether it goes on with the answer to a key."""
    tells: bool = False
    """Whether it is the answer to a key that stands for a result which waited."""

    def outcomes(self) -> tuple[Outcome, ...]:
        """Return what of it a short line tells."""
        return self.shrunk or (short_outcome(self.utterance),)

    def renewed(self, topic: str) -> Waiting:
        """Return it as it waits when more happens: a result of the topic is worth a new try."""
        return replace(self, again=0) if is_result(self.utterance, topic) else self

    def as_result(self) -> Waiting:
        """Return what is owed when it is cut off: the result for which it stood."""
        if not self.tells:
            return self
        said = self.utterance
        result = replace(said, priority=Priority.RESULT, vital=vital(said))
        return replace(self, utterance=result, tells=False, part=False)


@dataclass(frozen=True)
class _Given:
    line: Waiting
    soonest: float
    """The soonest time at which what matters in it has been heard."""
    begins: float
    """The latest time at which it begins to be heard."""
    told: float
    """The latest time at which what matters in it has been heard."""

    def heard(self, now: float) -> bool:
        """Tell whether what matters in it has been heard by now."""
        return now >= max(self.told, self.begins + REACTION)

    def rest(self, now: float) -> Waiting:
        """Return what is still to be said when it is cut off now."""
        listened = now - self.begins
        line = replace(self.line, lost=now < self.soonest, begun=listened >= 0)
        said = line.utterance
        if listened < REACTION or not said.short:
            return line
        whole = (short_outcome(said),)
        alone = whole if said.text == said.short else ()
        pace = vital(said) / max(self.told - self.begins, 0.001)
        unheard = unsaid(line.shrunk or alone, listened * pace)
        shrunk = unheard if line.shrunk else ()
        return replace(line, utterance=outcome(said, unheard or whole), shrunk=shrunk)


class Heard:
    """The lines that may not be lost, from the moment at which the voice gets them."""

    def __init__(self) -> None:
        self.pace = UNKNOWN
        """Characters per second of the voice."""
        self._given: list[_Given] = []

    def give(self, line: Waiting, begins: float, now: float) -> None:
        """Note that the voice has a line, and forget what has been heard by now."""
        self._given = [one for one in self._given if not one.heard(now)]
        if line.tells or line.utterance.priority in OUTLIVES_A_KEY:
            characters = vital(line.utterance)
            soonest, told = now + characters / FAST, begins + characters / self.pace
            self._given.append(_Given(line, soonest, begins, told))

    def lasts(self, number: int, seconds: float, now: float) -> None:
        """Learn that a line began to sound just now, and for how long it does."""
        for n, one in enumerate(self._given):
            if one.line.number == number:
                utterance = one.line.utterance
                told = now + seconds * vital(utterance) / max(1, len(utterance.text))
                self._given[n] = replace(one, soonest=told, begins=now, told=told)

    def lines(self) -> list[Waiting]:
        """Return the lines that the voice has, heard or not."""
        return [one.line for one in self._given]

    def take_back(self, now: float, failed: int = -1) -> list[Waiting]:
        """Give back what nobody can have heard: of a result that has begun, its short line.

        What answered a key comes back as the result for which it stood, except the line that
        the voice has `failed` to say.
        """
        unheard = [one.rest(now) for one in self._given if not one.heard(now)]
        self._given.clear()
        return [line if line.number == failed else line.as_result() for line in unheard]


def vital(utterance: Utterance) -> int:
    """Return how many characters of an utterance must be heard."""
    if utterance.priority is Priority.RESULT:
        return utterance.vital
    return utterance.vital or len(utterance.text)
