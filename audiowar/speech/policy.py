"""Decide what is said next: a pure queue that knows no voice, no thread and no clock.

Screen readers mostly do not report when a sentence has ended, so nothing here waits for such
a report. The policy reckons instead, on both sides: the *soonest* end, when a fast reader is
through, lets the next line go to the voice without a gap; the *latest* end, when a slow one
is, tells which results a key press may have cut off before a word of them was heard.

The newest result of a topic is never late: what is older and still waits becomes one short line
before it, where there is time for that, and what is being said is cut off in the end. A result
that a key cut off comes once more, when the keys rest, unless a key has told it.
All times are seconds on one monotonic clock, passed in by the caller.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

FASTEST = 40.0
"""Characters per second of the fastest listeners (about 480 words a minute)."""
USUAL = 20.0
"""Characters per second of a usual voice (about 240 words a minute)."""
SLOWEST = 11.0
"""Characters per second of a voice at its slowest usual rate (about 130 words a minute)."""
REACTION = 0.3
"""Nobody cuts off on purpose what began less than this long ago."""
KEY_PAUSE = 0.1
"""After a key, wait this long for its own answer before going on with what was queued."""
REPEAT_GAP = 0.08
"""Navigation that comes faster than this is a held key: wait until it rests, say the last."""
PATIENCE = 1.5
"""Seconds that the newest result waits for what is being said before it cuts it off."""
ANSWER = 1.0
"""Seconds that the answer to a key may take before a result cuts it off."""
QUIET = 1.0
"""Seconds without a key before a result that was cut off is said again."""
SHORT = 60
"""Characters of the one line that older results become."""


class Priority(Enum):
    """How an utterance behaves among others."""

    NAVIGATION = "navigation"
    """The answer to a key: interrupts; only the last one counts."""
    EVENT = "event"
    """Something happened: queues; a newer one of its topic replaces it; a key press drops it."""
    RESULT = "result"
    """An outcome: queues; a key keeps it. The newest of a topic is soon said, and what waited of
    its topic only shortly before it."""
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
    short: str = ""
    """What is said of a result that still waits when the next one comes; empty: nothing."""


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
    due: float = math.inf
    """When it cuts off what is being said: a result that has not begun."""
    again: bool = False
    """Whether it is a result that was cut off."""
    shrunk: bool = False
    """Whether it is what older results have become."""


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
        self._answered_until = -math.inf
        """Until when the answer to a key is not cut off."""
        self._pressed = -math.inf
        self._navigated = -math.inf
        self._navigation_from = -math.inf

    def say(self, utterance: Utterance, now: float) -> None:
        """Queue an utterance; navigation also cuts off what is being said."""
        if utterance.priority is Priority.NAVIGATION:
            self._navigate(now)
        self._waiting = [w for w in self._waiting if not _replaces(utterance, w.utterance)]
        due = math.inf
        if utterance.priority is Priority.RESULT and utterance.topic:
            self._shrink(utterance.topic)
            due = now + PATIENCE
        self._put(_Waiting(self._count, utterance, due))
        self._count += 1
        self._hold_until = min(self._hold_until, now)

    def key_pressed(self, now: float) -> None:
        """Cut off what is being said and forget what is stale; results and system lines stay."""
        self._cut_off(now)
        self._pressed = now
        self._waiting = [w for w in self._waiting if w.utterance.priority in _OUTLIVES_A_KEY]
        self._hold_until = max(self._hold_until, now + KEY_PAUSE)

    def silence(self, now: float) -> None:
        """Fall silent until something new is said; what may not be dropped comes after it."""
        self.key_pressed(now)
        self._waiting = [replace(w, due=math.inf) for w in self._waiting]
        self._hold_until = math.inf

    def next(self, now: float) -> Order | None:
        """What the voice is to do at this moment, taken off the queue; None: nothing."""
        line = next((w for w, ready in self._ready(now) if ready <= now), None)
        cut, self._cut = self._cut, False
        if line is None:
            return Order(None, True) if cut else None
        if self._take(line, now):
            cut = True
        self._reckon(line, now)
        return Order(line.utterance, cut, line.number)

    def wake_at(self, now: float) -> float:
        """The time from which `next` may answer otherwise than now; infinite: only after a call."""
        if self._cut:
            return -math.inf
        return min((ready for _, ready in self._ready(now)), default=math.inf)

    def busy(self, now: float, sounding: bool) -> bool:
        """Whether something waits, or with `sounding` is still being said."""
        return bool(self._waiting) or (sounding and now < self._soonest_end)

    def idle(self, now: float) -> bool:
        """Whether nothing waits and even a slow voice is through with what it was given."""
        return not self._waiting and now >= self._latest_end

    def lasts(self, seconds: float, now: float) -> None:
        """Learn that what was last given out sounds exactly that long from now."""
        self._soonest_end = self._latest_end = now + seconds

    def give_back(self, order: Order, now: float) -> None:
        """Queue again what a failed voice has not said, unless a key made it stale meanwhile."""
        self._soonest_end = self._latest_end = now
        self._put(*(given.line for given in self._unheard(now)))
        utterance = order.utterance
        if utterance is None or (self._cut and utterance.priority not in _OUTLIVES_A_KEY):
            return
        if all(w.number != order.number for w in self._waiting):
            self._put(_Waiting(order.number, utterance))

    def _navigate(self, now: float) -> None:
        held = now - self._navigated < REPEAT_GAP
        self._cut_off(now)
        self._pressed = self._navigated = now
        self._navigation_from = now + REPEAT_GAP if held else now

    def _cut_off(self, now: float) -> None:
        self._cut = True
        self._soonest_end = self._latest_end = self._answered_until = now
        lines = (given.line for given in self._unheard(now))
        # It is said again once, and not at all when there is a newer one.
        again = [replace(line, again=True, due=math.inf) for line in lines if not line.again]
        self._put(*again)

    def _unheard(self, now: float) -> list[_Given]:
        """Take back the results that the voice has and that nobody can have heard."""
        unheard = [given for given in self._given if now < given.begins + REACTION]
        self._given.clear()
        return unheard

    def _put(self, *lines: _Waiting) -> None:
        self._waiting = sorted([*self._waiting, *lines], key=lambda w: w.number)

    def _shrink(self, topic: str) -> None:
        """Make one short line of the topic's waiting results, the newest if not all fit."""
        old = [w for w in self._waiting if w.shrunk or is_result(w.utterance, topic)]
        self._waiting = [w for w in self._waiting if w not in old]
        told = ""
        for line in reversed(old):
            more = line.utterance.text if line.shrunk else line.utterance.short
            if more and len(told) + len(more) < SHORT:
                told = f"{more} {told}".strip()
        if told:
            language = old[-1].utterance.language
            self._put(_Waiting(old[-1].number, Utterance(told, language), shrunk=True))

    def _ready(self, now: float) -> Iterator[tuple[_Waiting, float]]:
        """Yield what may be said before anything else is queued, in order, and from when on."""
        navigation = self._navigation()
        if navigation is not None:
            yield navigation, self._navigation_from
            return
        free = max(self._soonest_end, self._hold_until)
        late = next((w for w in self._waiting if w.due < math.inf), None)
        for line in self._waiting:
            if line is late:
                yield line, self._begins(line, free)
            elif line.again:
                yield line, max(free, self._latest_end, self._pressed + QUIET)
            elif late is None or line.number > late.number or fits(line, late, max(now, free)):
                yield line, free
            if line is late:
                return

    def _begins(self, line: _Waiting, free: float) -> float:
        """When the newest result is said: after what is being said, or when it cuts that off."""
        if self._latest_end <= line.due:
            return free
        cuts = max(line.due, self._answered_until)
        return max(self._hold_until, min(cuts, self._latest_end))

    def _navigation(self) -> _Waiting | None:
        found = (w for w in self._waiting if w.utterance.priority is Priority.NAVIGATION)
        return next(found, None)

    def _take(self, line: _Waiting, now: float) -> bool:
        """Take a line off the queue; tell whether it cuts off what is being said."""
        self._waiting.remove(line)
        if line.due == math.inf:
            return False
        # What is older is not told after it.
        self._waiting = [w for w in self._waiting if w.number > line.number or keeps(w, line)]
        if not line.due <= now < self._latest_end:
            return False
        self._soonest_end = self._latest_end = now
        self._given.clear()
        return True

    def _reckon(self, line: _Waiting, now: float) -> None:
        length = len(line.utterance.text)
        begins = max(now + self._lag, self._latest_end)
        self._given = [g for g in self._given if now < g.begins + REACTION]
        if line.utterance.priority is Priority.RESULT:
            self._given.append(_Given(line, begins))
        if line.utterance.priority is Priority.NAVIGATION:
            self._answered_until = now + min(length / USUAL, ANSWER)
        self._soonest_end = now + length / FASTEST
        self._latest_end = begins + length / SLOWEST


def is_result(utterance: Utterance, topic: str) -> bool:
    """Tell whether it is a result of the topic."""
    return utterance.priority is Priority.RESULT and utterance.topic == topic


def keeps(old: _Waiting, result: _Waiting) -> bool:
    """Tell whether an older line is still worth saying after a result."""
    lasting = old.utterance.priority in _OUTLIVES_A_KEY
    return lasting and not is_result(old.utterance, result.utterance.topic)


def fits(line: _Waiting, late: _Waiting, now: float) -> bool:
    """Tell whether a line can be said before the newest result without making that late."""
    return now + len(line.utterance.text) / USUAL <= late.due


def _replaces(new: Utterance, old: Utterance) -> bool:
    """Whether an unspoken older line is stale once the new one is there."""
    if old.priority is Priority.RESULT:
        # A key has told it.
        return new.priority is Priority.NAVIGATION and "" != new.topic == old.topic
    if old.priority is Priority.REMARK and new.priority in _OUTDATES_A_REMARK:
        return True
    both_navigate = new.priority is old.priority is Priority.NAVIGATION
    return both_navigate or (bool(new.topic) and new.topic == old.topic)
