"""Decide what is said next: a pure queue that knows no voice, no thread and no clock.

Screen readers mostly do not report when a sentence has ended, so nothing here waits for such
a report. The policy reckons instead, on both sides: the *soonest* end, when a fast reader is
through, lets the next line go to the voice without a gap; the *latest* end, when a slow one
is, tells which results a key press may have cut off before a word of them was heard.
All times are seconds on one monotonic clock, passed in by the caller.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

FASTEST = 40.0
"""Characters per second of the fastest listeners (about 480 words a minute)."""
SLOWEST = 11.0
"""Characters per second of a voice at its slowest usual rate (about 130 words a minute)."""
REACTION = 0.3
"""Nobody cuts off on purpose what began less than this long ago."""
KEY_PAUSE = 0.1
"""After a key, wait this long for its own answer before going on with what was queued."""
REPEAT_GAP = 0.08
"""Navigation that comes faster than this is a held key: wait until it rests, say the last."""


class Priority(Enum):
    """How an utterance behaves among others."""

    NAVIGATION = "navigation"
    """The answer to a key: interrupts; only the last one counts."""
    EVENT = "event"
    """Something happened: queues; a newer one of its topic replaces it; a key press drops it."""
    RESULT = "result"
    """An outcome: queues; never dropped, only said later."""
    SYSTEM = "system"
    """About the program: queues; a newer one of its topic replaces it; a key keeps it."""
    REMARK = "remark"
    """By the way: queues; a newer outcome or remark replaces it; a key press drops it."""


_OUTLIVES_A_KEY = frozenset({Priority.RESULT, Priority.SYSTEM})
_OUTDATES_A_REMARK = frozenset({Priority.RESULT, Priority.REMARK})


@dataclass(frozen=True)
class Utterance:
    """One thing to say, and to show in braille as one message."""

    text: str
    language: str = ""
    """BCP 47 tag; empty: the language of the speaker."""
    topic: str = ""
    """What the line is about: an unspoken older line of the same topic is stale. Empty: nothing."""
    priority: Priority = Priority.EVENT
    braille: str | None = None
    """The braille line; None: the text; empty: nothing."""


@dataclass(frozen=True)
class Order:
    """What the voice is to do now: perhaps fall silent, then perhaps say something."""

    utterance: Utterance | None
    interrupt: bool
    number: int = -1
    """Which line of the queue it was."""


@dataclass(frozen=True)
class _Waiting:
    number: int
    utterance: Utterance


@dataclass(frozen=True)
class _Given:
    """A result that the voice has, with the latest time at which it begins to be heard."""

    line: _Waiting
    begins: float


class Policy:
    """The queue between the game and the voice."""

    def __init__(self, lag: float = 0.0) -> None:
        """`lag`: how many seconds may pass until a voice begins to say what it was given."""
        self._lag = lag
        self._waiting: list[_Waiting] = []
        self._given: list[_Given] = []
        self._count = 0
        self._cut = False
        self._soonest_end = -math.inf
        self._latest_end = -math.inf
        self._hold_until = -math.inf
        self._navigated = -math.inf
        self._navigation_from = -math.inf

    def say(self, utterance: Utterance, now: float) -> None:
        """Queue an utterance; navigation also cuts off what is being said."""
        if utterance.priority is Priority.NAVIGATION:
            self._navigate(now)
        self._waiting = [w for w in self._waiting if not _replaces(utterance, w.utterance)]
        self._put(_Waiting(self._count, utterance))
        self._count += 1
        self._hold_until = min(self._hold_until, now)

    def key_pressed(self, now: float) -> None:
        """Cut off what is being said and forget what is stale; results and system lines stay."""
        self._cut_off(now)
        self._waiting = [w for w in self._waiting if w.utterance.priority in _OUTLIVES_A_KEY]
        self._hold_until = max(self._hold_until, now + KEY_PAUSE)

    def silence(self, now: float) -> None:
        """Fall silent until something new is said; what may not be dropped comes after it."""
        self.key_pressed(now)
        self._hold_until = math.inf

    def next(self, now: float) -> Order | None:
        """What the voice is to do at this moment, taken off the queue; None: nothing."""
        line = self._take(now)
        cut, self._cut = self._cut, False
        if line is None:
            return Order(None, True) if cut else None
        self._reckon(line, now)
        return Order(line.utterance, cut, line.number)

    def wake_at(self) -> float:
        """The time from which `next` may answer otherwise than now; infinite: only after a call."""
        if self._cut:
            return -math.inf
        if self._navigation() is not None:
            return self._navigation_from
        return max(self._soonest_end, self._hold_until) if self._waiting else math.inf

    def lasts(self, seconds: float, now: float) -> None:
        """Learn that what was last given out sounds exactly that long from now."""
        self._soonest_end = self._latest_end = now + seconds

    def give_back(self, order: Order, now: float) -> None:
        """Queue again what a failed voice has not said, unless a key made it stale meanwhile."""
        self._soonest_end = self._latest_end = now
        self._return_results(now)
        utterance = order.utterance
        if utterance is None or (self._cut and utterance.priority not in _OUTLIVES_A_KEY):
            return
        if all(w.number != order.number for w in self._waiting):
            self._put(_Waiting(order.number, utterance))

    def _navigate(self, now: float) -> None:
        held = now - self._navigated < REPEAT_GAP
        self._cut_off(now)
        self._navigated = now
        self._navigation_from = now + REPEAT_GAP if held else now

    def _cut_off(self, now: float) -> None:
        self._cut = True
        self._soonest_end = self._latest_end = now
        self._return_results(now)

    def _return_results(self, now: float) -> None:
        unheard = [g.line for g in self._given if now < g.begins + REACTION]
        self._given.clear()
        self._put(*unheard)

    def _put(self, *lines: _Waiting) -> None:
        self._waiting = sorted([*self._waiting, *lines], key=lambda w: w.number)

    def _navigation(self) -> _Waiting | None:
        found = (w for w in self._waiting if w.utterance.priority is Priority.NAVIGATION)
        return next(found, None)

    def _take(self, now: float) -> _Waiting | None:
        line = self._navigation()
        if line is not None:
            ready = now >= self._navigation_from
        else:
            line = self._waiting[0] if self._waiting else None
            ready = now >= max(self._soonest_end, self._hold_until)
        if line is None or not ready:
            return None
        self._waiting.remove(line)
        return line

    def _reckon(self, line: _Waiting, now: float) -> None:
        length = len(line.utterance.text)
        begins = max(now + self._lag, self._latest_end)
        self._given = [g for g in self._given if now < g.begins + REACTION]
        if line.utterance.priority is Priority.RESULT:
            self._given.append(_Given(line, begins))
        self._soonest_end = now + length / FASTEST
        self._latest_end = begins + length / SLOWEST


def _replaces(new: Utterance, old: Utterance) -> bool:
    """Whether an unspoken older line is stale once the new one is there."""
    if old.priority is Priority.RESULT:
        return False
    if old.priority is Priority.REMARK and new.priority in _OUTDATES_A_REMARK:
        return True
    both_navigate = new.priority is old.priority is Priority.NAVIGATION
    return both_navigate or (bool(new.topic) and new.topic == old.topic)
