"""Decide what is spoken when: a queue of utterances without a voice, thread or clock.

Most screen readers do not report the end of a sentence, so this module estimates it. At the
*soonest* end, that of a fast voice, the next line is passed on, so that no gap is heard. After the
*latest* end, that of a slow voice, any new line is certainly heard at once.

A result counts as heard when its outcome was heard, a system message when all of it was heard
(see `estimate_heard_lines.py`). If either is interrupted before, it is repeated after a pause
between keys: as a whole if nobody can have heard its beginning, otherwise only its outcome. If the
response to a key says the same as a waiting result, it replaces that result and must be heard
instead.

The newest result of a topic is never late: the outcomes of older ones that were not heard become
one short line before it, and after a while it interrupts other speech. Outcomes for which this line
has no room, or that were interrupted too often, are spoken when nothing else waits and no key is
pressed (`left_out_outcomes.py`).

All times are seconds of one monotonic clock, passed in by the caller.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from .estimate_heard_lines import LinesPassedToVoice, QueuedLine
from .left_out_outcomes import LeftOutOutcomes
from .result_summary import Outcome, fit_outcomes, make_short_result
from .utterance import OUTLIVES_A_KEY, Priority, Utterance, is_result, replaces

FASTEST_SPEED = 40.0
"""The speed of the fastest listeners in characters per second (about 480 words a minute)."""
USUAL_SPEED = 20.0
"""The speed of a usual voice in characters per second (about 240 words a minute)."""
SLOWEST_SPEED = 11.0
"""The speed of a slow voice in characters per second (about 130 words a minute)."""
KEY_PAUSE = 0.1
"""Seconds after a key for which queued lines wait, because the response to the key comes first."""
REPEAT_GAP = 0.08
"""If responses to keys follow one another faster than this, in seconds, a key is being held. Only
the last response is spoken, when the key is released."""
RESULT_WAIT = 1.5
"""Seconds after which the newest result no longer waits but interrupts other speech."""
ANSWER_SECONDS = 1.0
"""Seconds for which the response to a key is not interrupted by a result."""
CONTINUATION_SECONDS = 0.5
"""Seconds after the response to a key within which another one continues it."""
REPEAT_DELAY = 1.0
"""Seconds without a key before an interrupted line is repeated; doubled at each repetition."""
MAX_ATTEMPTS = 3
"""How many times an interrupted line is repeated. After that, only its outcome is kept."""
MAX_SYSTEM_ATTEMPTS = 1
"""How many times a system message is repeated. After that, it is only in the message list."""
FULL_LINE_LENGTH = 60
"""A line of older results of at least this length, in characters, may have no room for more."""


@dataclass(frozen=True)
class VoiceOrder:
    """What the voice must do: stop (`interrupt`), speak an utterance, or both in this order."""

    utterance: Utterance | None
    interrupt: bool
    number: int = -1
    """The number of the line that has the utterance."""


class QueuePolicy:
    """The queue of lines, from which the worker takes orders for the voice."""

    def __init__(self, lag: float = 0.0) -> None:
        """`lag` is the maximum number of seconds before a voice starts to speak a text."""
        self._lag = lag
        self._waiting: list[QueuedLine] = []
        self._heard = LinesPassedToVoice()
        self._left_out = LeftOutOutcomes()
        self._count = 0
        self._last = -1
        """The number of the line that was last passed to the voice."""
        self._cut = False
        self._soonest_end = -math.inf
        self._latest_end = -math.inf
        self._hold_until = -math.inf
        self._answered_until = -math.inf
        """The time until which a result may not interrupt the response to a key."""
        self._pressed = -math.inf
        self._unanswered = False
        """Whether a key was pressed to which no response has been queued yet."""
        self._answered = -math.inf
        """When the response to the last key was queued; -inf if a key was pressed since then."""
        self._navigated = -math.inf
        self._navigation_from = -math.inf

    def set_speed(self, characters_per_second: float) -> None:
        """Set the speed of the voice."""
        self._heard.pace = characters_per_second

    def say(self, utterance: Utterance, now: float) -> None:
        """Queue an utterance. The response to a key also interrupts speech."""
        navigates = utterance.priority is Priority.NAVIGATION
        part = navigates and now < self._answered + CONTINUATION_SECONDS
        if navigates and not part:
            self._navigate(now)
        tells = not part and self._replace(utterance)
        due = math.inf
        if utterance.priority is Priority.RESULT and utterance.topic:
            self._waiting = [w.reset_attempts(utterance.topic) for w in self._waiting]
            self._left_out.set_topic(utterance.topic)
            due = now + RESULT_WAIT
        self._put(QueuedLine(self._count, utterance, due, part=part, tells=tells))
        self._count += 1
        self._hold_until = min(self._hold_until, now)

    def on_key_pressed(self, now: float) -> None:
        """Interrupt speech, and drop all waiting lines but results and system messages."""
        self._cut_off(now)
        self._pressed, self._unanswered, self._answered = now, True, -math.inf
        self._waiting = [w for w in self._waiting if w.utterance.priority in OUTLIVES_A_KEY]
        self._hold_until = max(self._hold_until, now + KEY_PAUSE)

    def silence(self, now: float) -> None:
        """Interrupt speech until the next utterance, after which waiting results follow."""
        self.on_key_pressed(now)
        self._waiting = [replace(w, due=math.inf) for w in self._waiting]
        self._hold_until = math.inf

    def move_results_to_front(self, topic: str, now: float, which: str = "unheard") -> bool:
        """Speak waiting results of a topic before everything else. Return whether there are any.

        Older ones become a short line; the newest stays whole if it has not been begun. `which`
        says when this is done: "unheard", only if nobody can have heard some of them; "full", the
        same, but only if the short line has no room for another outcome; "any", always.
        """
        old = [w for w in self._waiting if is_result(w.utterance, topic)]
        short, left_out = sum_up_results(old)
        unheard = which == "any" or len(old) > 1 or any(map(must_be_repeated, old))
        if (
            not short
            or not unheard
            or (which == "full" and len(short[0].utterance.text) < FULL_LINE_LENGTH)
        ):
            return False
        self._unanswered, self._answered = False, now
        newest = old.pop() if len(old) > 1 and old[-1].due < math.inf else None
        self._waiting = [w for w in self._waiting if w not in old]
        if newest is not None:
            short, left_out = sum_up_results(old)
        self._left_out.add(left_out, short)
        self._put(*(replace(line, hurried=True) for line in short))
        return True

    def take_next_order(self, now: float) -> VoiceOrder | None:
        """Remove the next line from the queue and return the order for the voice.

        Return None if there is nothing to do now.
        """
        line = next((w for w, ready in self._ready(now) if ready <= now), None)
        cut, self._cut = self._cut, False
        if line is None:
            return VoiceOrder(None, True) if cut else None
        if self._cuts(line, now):
            line = self._rescue(line, now)
            cut = True
        self._take(line, now)
        self._reckon(line, now)
        return VoiceOrder(line.utterance, cut, line.number)

    def next_due(self, now: float) -> float:
        """Return when `take_next_order` will have an order; inf if it needs another call first."""
        if self._cut:
            return -math.inf
        return min((ready for _, ready in self._ready(now)), default=math.inf)

    def is_busy(self, now: float, count_spoken: bool) -> bool:
        """Return whether a line waits; with `count_spoken`, also whether one is being spoken."""
        return bool(self._waiting) or (count_spoken and now < self._soonest_end)

    def is_idle(self, now: float) -> bool:
        """Return whether no line waits and even a slow voice has finished the last one."""
        return not self._waiting and now >= self._latest_end

    def set_duration(self, seconds: float, now: float) -> None:
        """Note that the line last passed to the voice lasts exactly `seconds` from now."""
        if self._cut:
            # A key has interrupted the line, so its duration no longer matters.
            return
        self._soonest_end = self._latest_end = now + seconds
        self._heard.set_duration(self._last, seconds, now)

    def requeue_unspoken(self, order: VoiceOrder, now: float) -> None:
        """Queue again what a failed voice has not spoken, unless a key has made it stale."""
        self._soonest_end = self._latest_end = now
        lines = self._heard.take_unheard(now, order.number)
        self._put(*self._left_out.keep_unheard_outcomes(lines))
        if any(line.left_out and line.number == order.number for line in lines):
            return
        utterance = order.utterance
        if utterance is None or (self._cut and utterance.priority not in OUTLIVES_A_KEY):
            return
        if all(w.number != order.number for w in self._waiting):
            self._put(QueuedLine(order.number, utterance))

    def _navigate(self, now: float) -> None:
        held = now - self._navigated < REPEAT_GAP
        self._cut_off(now)
        self._pressed = self._navigated = now
        if self._unanswered:
            self._unanswered, self._answered = False, now
        self._navigation_from = now + REPEAT_GAP if held else now

    def _cut_off(self, now: float) -> None:
        self._cut = True
        self._soonest_end = self._latest_end = self._answered_until = now
        unsaid = [w.restore_as_result() for w in self._waiting if w.tells]
        self._waiting = [w for w in self._waiting if not w.tells]
        self._put(*self._again([*unsaid, *self._heard.take_unheard(now)]))

    def _replace(self, new: Utterance) -> bool:
        """Drop lines that a new utterance makes stale. Return whether a result was among them."""
        stale = [w for w in self._waiting if replaces(new, w.utterance)]
        self._waiting = [w for w in self._waiting if w not in stale]
        return any(w.utterance.priority is Priority.RESULT for w in stale)

    def _put(self, *lines: QueuedLine) -> None:
        self._waiting = sorted([*self._waiting, *lines], key=lambda w: w.number)
        newest = {w.utterance.topic: w for w in self._waiting if w.due < math.inf}
        for line in newest.values():
            self._shrink_before(line)

    def _shrink_before(self, newest: QueuedLine) -> None:
        """Replace the waiting results of a topic that are older than the newest by a short line."""
        topic, number = newest.utterance.topic, newest.number
        results = [w for w in self._waiting if is_result(w.utterance, topic)]
        old = [w for w in results if w.number < number]
        if old and not (len(old) == 1 and old[0].shrunk):
            short, left_out = sum_up_results(old)
            self._left_out.add(left_out, short)
            self._waiting = [w for w in self._waiting if w not in old]
            self._waiting = sorted([*self._waiting, *short], key=lambda w: w.number)

    def _again(self, lines: list[QueuedLine]) -> list[QueuedLine]:
        """Return the interrupted lines to repeat, and store the outcomes of the other lines."""
        kept = prepare_repeats(self._left_out.keep_unheard_outcomes(lines))
        numbers = {line.number for line in kept}
        for line in lines:
            if line.number not in numbers and not line.left_out:
                self._left_out.add(line.outcomes(), [line])
        return kept

    def _ready(self, now: float) -> Iterator[tuple[QueuedLine, float]]:
        """Yield the lines that may be spoken next, best first, each with its earliest time."""
        hurried = next((w for w in self._waiting if w.hurried), None)
        if hurried is not None:
            yield hurried, self._soonest_end
            return
        navigation = self._navigation()
        if navigation is not None:
            after = self._soonest_end if navigation.part else -math.inf
            yield navigation, max(self._navigation_from, after)
            return
        free = max(self._soonest_end, self._hold_until)
        late = next((w for w in self._waiting if w.due < math.inf), None)
        rests: dict[str, float] = {}
        for line in self._waiting:
            if late is not None and (line is late or line.shrunk):
                yield line, self._begins(late, free)
                return
            # A line waits at least as long as older lines of its topic, so that none overtakes.
            topic = line.utterance.topic or str(line.number)
            if line.again:
                rest = self._pressed + REPEAT_DELAY * 2 ** (line.again - 1)
                rests[topic] = max(rest, rests.get(topic, rest))
            elif (
                late is not None
                and line.number < late.number
                and not fits_before(line, late, max(now, free))
            ):
                continue
            yield line, max(free, rests.get(topic, free))
        if not self._waiting and (left_out := self._left_out.make_line(self._count)) is not None:
            rest = self._pressed + self._left_out.rest
            yield left_out, max(rest, self._latest_end, self._hold_until)

    def _begins(self, line: QueuedLine, free: float) -> float:
        """Return when the newest result is spoken, after the current speech or cutting it off."""
        if self._latest_end <= line.due:
            return free
        cuts = max(line.due, self._answered_until)
        return max(self._hold_until, min(cuts, self._latest_end))

    def _navigation(self) -> QueuedLine | None:
        found = (w for w in self._waiting if w.utterance.priority is Priority.NAVIGATION)
        return next(found, None)

    def _cuts(self, line: QueuedLine, now: float) -> bool:
        """Return whether the newest result, or the summary before it, interrupts the voice."""
        late = next((w for w in self._waiting if w.due < math.inf), None)
        if late is None or not (line is late or line.shrunk):
            return False
        return late.due <= now < self._latest_end

    def _rescue(self, line: QueuedLine, now: float) -> QueuedLine:
        """Interrupt speech for a line. Return what to speak first: unheard outcomes or the line."""
        self._soonest_end = self._latest_end = now
        unheard = self._again(self._heard.take_unheard(now))
        topic = line.utterance.topic
        older = [one for one in unheard if is_result(one.utterance, topic)]
        self._put(*(one for one in unheard if one not in older))
        waiting = [w for w in self._waiting if w.shrunk and is_result(w.utterance, topic)]
        short, left_out = sum_up_results(sorted([*older, *waiting], key=lambda w: w.number))
        if not short:
            return line
        self._left_out.add(left_out, short)
        self._waiting = [w for w in self._waiting if w not in waiting]
        self._put(*short)
        return short[0]

    def _take(self, line: QueuedLine, now: float) -> None:
        """Remove a line from the queue, with the lines that would be stale after it."""
        if line.left_out:
            self._left_out.mark_passed_to_voice()
            self._count += 1
            return
        self._waiting.remove(line)
        if line.shrunk:
            # The newest result must not interrupt this summary, so it becomes due after it.
            begins = max(now + self._lag, self._latest_end)
            over = begins + len(line.utterance.text) / SLOWEST_SPEED
            waits = [replace(w, due=max(w.due, over)) for w in self._waiting if w.due < math.inf]
            self._waiting = [w for w in self._waiting if w.due == math.inf]
            self._put(*waits)
        elif line.due < math.inf:
            # Older lines would be stale after the newest result.
            self._waiting = [
                w for w in self._waiting if w.number > line.number or is_needed_after(w, line)
            ]

    def _reckon(self, line: QueuedLine, now: float) -> None:
        length = len(line.utterance.text)
        begins = max(now + self._lag, self._latest_end)
        self._last = line.number
        self._heard.add(line, begins, now)
        if line.utterance.priority is Priority.NAVIGATION:
            self._answered_until = now + min(length / USUAL_SPEED, ANSWER_SECONDS)
        self._soonest_end = now + length / FASTEST_SPEED
        self._latest_end = begins + length / SLOWEST_SPEED


def prepare_repeats(lines: list[QueuedLine]) -> list[QueuedLine]:
    """Return interrupted lines for repetition, without those interrupted too often.

    The interruption of a line that was moved to the front (`hurried`) does not count.
    """
    ready = []
    for line in lines:
        tries = max(1, line.again + (line.begun and not line.hurried))
        system = line.utterance.priority is Priority.SYSTEM
        if tries <= (MAX_SYSTEM_ATTEMPTS if system else MAX_ATTEMPTS):
            ready.append(replace(line, again=tries, due=math.inf, hurried=False))
    return ready


def must_be_repeated(line: QueuedLine) -> bool:
    """Return whether a line has results that nobody can have heard."""
    return line.lost or line.due < math.inf or len(line.shrunk) > 1


def sum_up_results(old: list[QueuedLine]) -> tuple[list[QueuedLine], tuple[Outcome, ...]]:
    """Return a list with a line that sums up older results, and the outcomes that do not fit.

    The list is empty if the results have no outcomes.
    """
    told, left_out = fit_outcomes([one for line in old for one in line.outcomes()])
    if not told:
        return [], ()
    return [
        QueuedLine(old[-1].number, make_short_result(old[-1].utterance, told), shrunk=told)
    ], left_out


def is_needed_after(old: QueuedLine, result: QueuedLine) -> bool:
    """Return whether an older line is not stale after a newer result."""
    lasting = old.utterance.priority in OUTLIVES_A_KEY
    return lasting and not is_result(old.utterance, result.utterance.topic)


def fits_before(line: QueuedLine, late: QueuedLine, now: float) -> bool:
    """Return whether a line can be spoken before the newest result is due."""
    return now + len(line.utterance.text) / USUAL_SPEED <= late.due
