"""Repeat results that a key cut off, for a screen reader with a queue of its own.

It reads an accessibility tree; `queue_policy.py` is for voices that get one line after another.
All times are seconds on one monotonic clock.
"""

from __future__ import annotations

import math
from collections.abc import Container
from dataclasses import replace

from .heard_speech import UNKNOWN_SPEED, Heard, Waiting
from .queue_policy import REPEAT_DELAY, again, short_line
from .utterance import Utterance, is_result, replaces

LAG = 0.5
"""Seconds until a screen reader starts to speak a new text."""


class CutOffResults:
    """Tracks what a screen reader was given, and which results were cut off unheard."""

    def __init__(self) -> None:
        self._heard = Heard()
        self._owed: list[Waiting] = []
        self._texts: dict[int, str] = {}
        """The texts given, by line number."""
        self._count = 0
        self._end = -math.inf
        """The time at which the reader will have finished."""
        self._pressed = -math.inf
        self._silent = False

    def give(self, utterance: Utterance, now: float) -> None:
        """Record that the reader gets an utterance."""
        self._silent = False
        self._owed = [line for line in self._owed if not replaces(utterance, line.utterance)]
        self._note(Waiting(self._count, utterance), now)
        self._count += 1

    def press(self, now: float, waiting: Container[str] = ()) -> None:
        """Record that a key interrupted the reader; texts in `waiting` have not reached it yet."""
        self._pressed = self._end = now
        kept = [line for line in self._heard.lines() if self._texts[line.number] in waiting]
        numbers = {line.number for line in kept}
        cut = [line for line in self._heard.take_back(now) if line.number not in numbers]
        self._owed += again(cut)
        for line in kept:
            self._note(line, now)

    def silence(self) -> None:
        """Repeat nothing until the next utterance."""
        self._silent = True

    def take_due(self, now: float) -> Utterance | None:
        """Return the utterance to repeat now that no key is pressed, None if there is none."""
        if not self._owed or self._silent or now < self._end:
            return None
        tries = min(line.again for line in self._owed)
        if now < self._pressed + REPEAT_DELAY * 2 ** (tries - 1):
            return None
        topic = self._owed[0].utterance.topic
        return self._take(self._results(topic) or self._owed[:1], now)

    def take_results(self, topic: str, now: float, least: int = 0) -> Utterance | None:
        """Return the cut-off results of a topic as one utterance.

        None if there are none, or if it has fewer than `least` characters.
        """
        results = self._results(topic)
        if not results or len(join(results).utterance.text) < least:
            return None
        return self._take(results, now, hurried=True)

    def _results(self, topic: str) -> list[Waiting]:
        return [line for line in self._owed if topic and is_result(line.utterance, topic)]

    def _take(self, lines: list[Waiting], now: float, hurried: bool = False) -> Utterance:
        line = replace(join(lines), hurried=hurried)
        self._owed = [one for one in self._owed if one not in lines]
        self._note(line, now)
        return line.utterance

    def _note(self, line: Waiting, now: float) -> None:
        text = line.utterance.text
        begins = max(now + LAG, self._end)
        self._end = begins + len(text) / UNKNOWN_SPEED
        self._heard.give(line, begins, now)
        self._texts = {one.number: self._texts.get(one.number, text) for one in self._heard.lines()}
        self._texts[line.number] = text


def join(lines: list[Waiting]) -> Waiting:
    """Join cut-off lines to one."""
    short = short_line(lines) if len(lines) > 1 else []
    tries = max(line.again for line in lines)
    return replace((short or lines[-1:])[0], again=tries)
