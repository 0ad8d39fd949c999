"""A queue that decides which utterance is spoken when. It has no voice, thread or clock.

Most screen readers do not report the end of a sentence, so this module estimates two times for it.
At the *soonest* end, a fast voice has finished. The next utterance is passed to the voice at this
time, so that no gap is heard. At the *latest* end, even a slow voice has finished. From this time
on, a new utterance is certainly heard immediately.

A result counts as heard when its outcome was heard, a system message when all of it was heard
(see `estimate_heard_utterances.py`). An utterance that is interrupted earlier is repeated when no
key has been pressed for a while: the whole utterance if nobody can have heard its beginning,
otherwise only its outcome.

If the response to a key says the same as a waiting result, the response replaces the result and
must be heard instead.

The newest result of a topic does not wait for older ones: their unheard outcomes are spoken before
it as one short utterance. After a while the newest result interrupts other speech.

Some outcomes do not fit into the short utterance or are interrupted too often. They are spoken when
nothing else waits and no key is pressed (`postponed_outcomes.py`).

All times are seconds of one monotonic clock, passed in by the caller.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from .estimate_heard_utterances import QueuedUtterance, UtterancesPassedToVoice
from .postponed_outcomes import PostponedOutcomes
from .result_summary import Outcomes, make_short_result, split_fitting_outcomes
from .utterance import (
    KEPT_ON_KEY_PRESS,
    SLOWEST_CHARACTERS_PER_SECOND,
    Priority,
    SpeakCondition,
    Utterance,
    is_result,
    replaces,
)

FASTEST_CHARACTERS_PER_SECOND = 40.0
"""The speed of the fastest listeners in characters per second (about 480 words a minute)."""
USUAL_CHARACTERS_PER_SECOND = 20.0
"""The speed of a usual voice in characters per second (about 240 words a minute)."""
KEY_PAUSE_SECONDS = 0.1
"""Seconds for which queued utterances wait after a key: the response to the key comes first."""
KEY_REPEAT_GAP_SECONDS = 0.08
"""If responses follow each other within this many seconds, a key is being held. Only the last
response is spoken, when the key is released."""
MAX_RESULT_WAIT_SECONDS = 1.5
"""Seconds after which the newest result no longer waits but interrupts other speech."""
PROTECTED_RESPONSE_SECONDS = 1.0
"""Seconds for which no result interrupts the response to a key."""
CONTINUATION_SECONDS = 0.5
"""Seconds within which a further response to a key does not interrupt the first one."""
REPEAT_DELAY_SECONDS = 1.0
"""Seconds without a key before an interrupted utterance is repeated; doubled at each repetition."""
MAX_REPEATS = 3
"""How many times an interrupted utterance is repeated. After that, only its outcome is kept."""
MAX_SYSTEM_REPEATS = 1
"""How many times a system message is repeated. After that, only the message list shows it."""
FULL_SUMMARY_CHARACTERS = 60
"""A short utterance that sums up older results is full if it has at least this many characters."""


@dataclass(frozen=True)
class VoiceOrder:
    """What the voice must do: stop (`interrupt`), speak an utterance, or both in this order."""

    utterance: Utterance | None
    interrupt: bool
    utterance_number: int = -1


class UtteranceQueue:
    """The queue of utterances, from which the speech thread takes orders for the voice."""

    def __init__(self, max_start_delay_seconds: float = 0.0) -> None:
        """A voice starts to speak a text within `max_start_delay_seconds`."""
        self._lag = max_start_delay_seconds
        self._waiting: list[QueuedUtterance] = []
        self._heard = UtterancesPassedToVoice()
        self._left_out = PostponedOutcomes()
        self._count = 0
        self._last = -1
        """The number of the utterance that was last passed to the voice."""
        self._cut = False
        self._soonest_end = -math.inf
        self._latest_end = -math.inf
        self._hold_until = -math.inf
        self._answered_until = -math.inf
        """The time until which a result may not interrupt the response to a key."""
        self._pressed = -math.inf
        self._unanswered = False
        self._answered = -math.inf
        """When the response to the last key was queued; -inf if none was queued yet."""
        self._navigated = -math.inf
        self._navigation_from = -math.inf

    def set_speed(self, characters_per_second: float) -> None:
        """Set the speed of the voice."""
        self._heard.characters_per_second = characters_per_second

    def say(self, utterance: Utterance, now: float) -> None:
        """Queue an utterance. The response to a key also interrupts speech."""
        navigates = utterance.priority is Priority.NAVIGATION
        part = navigates and now < self._answered + CONTINUATION_SECONDS
        if navigates and not part:
            self._navigate(now)
        tells = not part and self._replace(utterance)
        due = math.inf
        if utterance.priority is Priority.RESULT and utterance.topic:
            self._waiting = [
                replace(w, interruption_count=0) if is_result(w.utterance, utterance.topic) else w
                for w in self._waiting
            ]
            self._left_out.drop_other_topics(utterance.topic)
            due = now + MAX_RESULT_WAIT_SECONDS
        self._put(
            QueuedUtterance(
                self._count, utterance, due, continues_response=part, has_replaced_result=tells
            )
        )
        self._count += 1
        self._hold_until = min(self._hold_until, now)

    def on_key_pressed(self, now: float) -> None:
        """Interrupt speech, and drop all waiting utterances except results and system messages."""
        self._cut_off(now)
        self._pressed, self._unanswered, self._answered = now, True, -math.inf
        self._waiting = [w for w in self._waiting if w.utterance.priority in KEPT_ON_KEY_PRESS]
        self._hold_until = max(self._hold_until, now + KEY_PAUSE_SECONDS)

    def interrupt_and_hold_results(self, now: float) -> None:
        """Interrupt speech. Waiting results are held until after the next utterance."""
        self.on_key_pressed(now)
        self._waiting = [replace(w, interrupts_at=math.inf) for w in self._waiting]
        self._hold_until = math.inf

    def sum_up_results_and_move_to_front(
        self, topic: str, now: float, condition: SpeakCondition = "unheard"
    ) -> bool:
        """Let waiting results of a topic be spoken before everything else, if `condition` holds.

        The results become one short utterance. If there are several, the newest stays whole, unless
        it was interrupted or held back. Return whether any results were moved. The `condition`
        "unheard" holds if some of them cannot have been heard, "full" if the short utterance also
        has at least `FULL_SUMMARY_CHARACTERS` characters, and "any" always.
        """
        old = [w for w in self._waiting if is_result(w.utterance, topic)]
        short, left_out = sum_up_and_get_left_out(old)
        unheard = condition == "any" or len(old) > 1 or any(map(has_unheard_results, old))
        if not short or not unheard:
            return False
        if condition == "full" and len(short[0].utterance.text) < FULL_SUMMARY_CHARACTERS:
            return False
        self._unanswered, self._answered = False, now
        newest = old.pop() if len(old) > 1 and old[-1].interrupts_at < math.inf else None
        self._waiting = [w for w in self._waiting if w not in old]
        if newest is not None:
            short, left_out = sum_up_and_get_left_out(old)
        self._left_out.add(left_out, short)
        self._put(*(replace(queued, comes_next=True) for queued in short))
        return True

    def take_next_order(self, now: float) -> VoiceOrder | None:
        """Return the next order, or None if none is due. Remove its utterance from the queue."""
        queued = next((w for w, ready in self._list_ready_utterances(now) if ready <= now), None)
        cut, self._cut = self._cut, False
        if queued is None:
            return VoiceOrder(None, True) if cut else None
        if self._must_interrupt_voice(queued, now):
            queued = self._interrupt_and_get_first(queued, now)
            cut = True
        self._remove(queued, now)
        self._estimate_ends(queued, now)
        return VoiceOrder(queued.utterance, cut, queued.number)

    def get_next_due_time(self, now: float) -> float:
        """Return the time of the next order if nothing is added to the queue; inf for never."""
        if self._cut:
            return -math.inf
        return min((ready for _, ready in self._list_ready_utterances(now)), default=math.inf)

    def is_busy(self, now: float, include_spoken_one: bool) -> bool:
        """Return whether an utterance waits, or, with `include_spoken_one`, is being spoken."""
        return bool(self._waiting) or (include_spoken_one and now < self._soonest_end)

    def is_idle(self, now: float) -> bool:
        """Return whether no utterance waits and even a slow voice has spoken the last one."""
        return not self._waiting and now >= self._latest_end

    def set_spoken_duration(self, seconds: float, now: float) -> None:
        """Note that the utterance last passed to the voice lasts exactly `seconds` from now."""
        if self._cut:
            # A key has interrupted the utterance, so its duration no longer matters.
            return
        self._soonest_end = self._latest_end = now + seconds
        self._heard.note_start_and_duration(self._last, seconds, now)

    def requeue_unspoken(self, order: VoiceOrder, now: float) -> None:
        """Queue again what a failed voice has not spoken, unless a key has made it stale."""
        self._soonest_end = self._latest_end = now
        utterances = self._heard.take_unheard(now, order.utterance_number)
        self._put(*self._left_out.take_back_and_get_others(utterances))
        if any(
            queued.is_catch_up and queued.number == order.utterance_number for queued in utterances
        ):
            return
        utterance = order.utterance
        if utterance is None or (self._cut and utterance.priority not in KEPT_ON_KEY_PRESS):
            return
        if all(w.number != order.utterance_number for w in self._waiting):
            self._put(QueuedUtterance(order.utterance_number, utterance))

    def _navigate(self, now: float) -> None:
        held = now - self._navigated < KEY_REPEAT_GAP_SECONDS
        self._cut_off(now)
        self._pressed = self._navigated = now
        if self._unanswered:
            self._unanswered, self._answered = False, now
        self._navigation_from = now + KEY_REPEAT_GAP_SECONDS if held else now

    def _cut_off(self, now: float) -> None:
        self._cut = True
        self._soonest_end = self._latest_end = self._answered_until = now
        unsaid = [w.restore_result_priority() for w in self._waiting if w.has_replaced_result]
        self._waiting = [w for w in self._waiting if not w.has_replaced_result]
        self._put(*self._store_outcomes_and_get_repeats([*unsaid, *self._heard.take_unheard(now)]))

    def _replace(self, new: Utterance) -> bool:
        """Drop the utterances that a new one replaces. Return whether a result was among them."""
        stale = [w for w in self._waiting if replaces(new, w.utterance)]
        self._waiting = [w for w in self._waiting if w not in stale]
        return any(w.utterance.priority is Priority.RESULT for w in stale)

    def _put(self, *utterances: QueuedUtterance) -> None:
        self._waiting = sorted([*self._waiting, *utterances], key=lambda w: w.number)
        newest = {w.utterance.topic: w for w in self._waiting if w.interrupts_at < math.inf}
        for queued in newest.values():
            self._shrink_before(queued)

    def _shrink_before(self, newest: QueuedUtterance) -> None:
        """Replace all waiting results of the topic, except the newest, with a short utterance."""
        topic, number = newest.utterance.topic, newest.number
        results = [w for w in self._waiting if is_result(w.utterance, topic)]
        old = [w for w in results if w.number < number]
        if old and not (len(old) == 1 and old[0].summed_outcomes):
            short, left_out = sum_up_and_get_left_out(old)
            self._left_out.add(left_out, short)
            self._waiting = [w for w in self._waiting if w not in old]
            self._waiting = sorted([*self._waiting, *short], key=lambda w: w.number)

    def _store_outcomes_and_get_repeats(
        self, utterances: list[QueuedUtterance]
    ) -> list[QueuedUtterance]:
        others = self._left_out.take_back_and_get_others(utterances)
        kept = list_interrupted_to_repeat(others)
        numbers = {queued.number for queued in kept}
        for queued in utterances:
            if queued.number not in numbers and not queued.is_catch_up:
                self._left_out.add(queued.get_outcomes(), [queued])
        return kept

    def _list_ready_utterances(self, now: float) -> Iterator[tuple[QueuedUtterance, float]]:
        """Yield candidates for the next utterance, best first, each with its earliest start."""
        hurried = next((w for w in self._waiting if w.comes_next), None)
        if hurried is not None:
            yield hurried, self._soonest_end
            return
        responses = (w for w in self._waiting if w.utterance.priority is Priority.NAVIGATION)
        if (navigation := next(responses, None)) is not None:
            after = self._soonest_end if navigation.continues_response else -math.inf
            yield navigation, max(self._navigation_from, after)
            return
        free = max(self._soonest_end, self._hold_until)
        late = next((w for w in self._waiting if w.interrupts_at < math.inf), None)
        rests: dict[str, float] = {}
        for queued in self._waiting:
            if late is not None and (queued is late or queued.summed_outcomes):
                yield queued, self._get_start_of_newest_result(late, free)
                return
            # An utterance must not overtake older ones of its topic, so it waits at least as long.
            topic = queued.utterance.topic or str(queued.number)
            end = max(now, free) + len(queued.utterance.text) / USUAL_CHARACTERS_PER_SECOND
            if queued.interruption_count:
                rest = self._pressed + REPEAT_DELAY_SECONDS * 2 ** (queued.interruption_count - 1)
                rests[topic] = max(rest, rests.get(topic, rest))
            elif late is not None and queued.number < late.number and end > late.interrupts_at:
                continue
            yield queued, max(free, rests.get(topic, free))
        if (
            not self._waiting
            and (left_out := self._left_out.make_utterance(self._count)) is not None
        ):
            rest = self._pressed + self._left_out.required_idle_seconds
            yield left_out, max(rest, self._latest_end, self._hold_until)

    def _get_start_of_newest_result(self, queued: QueuedUtterance, free: float) -> float:
        """Return when the newest result begins: after the current speech, or by interrupting it."""
        if self._latest_end <= queued.interrupts_at:
            return free
        cuts = max(queued.interrupts_at, self._answered_until)
        return max(self._hold_until, min(cuts, self._latest_end))

    def _must_interrupt_voice(self, queued: QueuedUtterance, now: float) -> bool:
        """Return whether `queued` must interrupt the voice: the newest result is overdue."""
        late = next((w for w in self._waiting if w.interrupts_at < math.inf), None)
        if late is None or not (queued is late or queued.summed_outcomes):
            return False
        return late.interrupts_at <= now < self._latest_end

    def _interrupt_and_get_first(self, queued: QueuedUtterance, now: float) -> QueuedUtterance:
        """Interrupt speech for `queued`. Return the next one: unheard outcomes, or `queued`."""
        self._soonest_end = self._latest_end = now
        unheard = self._store_outcomes_and_get_repeats(self._heard.take_unheard(now))
        topic = queued.utterance.topic
        older = [one for one in unheard if is_result(one.utterance, topic)]
        self._put(*(one for one in unheard if one not in older))
        waiting = [w for w in self._waiting if w.summed_outcomes and is_result(w.utterance, topic)]
        results = sorted([*older, *waiting], key=lambda w: w.number)
        short, left_out = sum_up_and_get_left_out(results)
        if not short:
            return queued
        self._left_out.add(left_out, short)
        self._waiting = [w for w in self._waiting if w not in waiting]
        self._put(*short)
        return short[0]

    def _remove(self, queued: QueuedUtterance, now: float) -> None:
        """Remove an utterance from the queue, and older ones that would be out of date after it."""
        if queued.is_catch_up:
            self._left_out.note_passed_to_voice()
            self._count += 1
            return
        self._waiting.remove(queued)
        if queued.summed_outcomes:
            # This utterance sums up older results. The newest result must not interrupt it, and so
            # becomes due only when this utterance has been spoken.
            begins = max(now + self._lag, self._latest_end)
            over = begins + len(queued.utterance.text) / SLOWEST_CHARACTERS_PER_SECOND
            waits = [
                replace(w, interrupts_at=max(w.interrupts_at, over))
                for w in self._waiting
                if w.interrupts_at < math.inf
            ]
            self._waiting = [w for w in self._waiting if w.interrupts_at == math.inf]
            self._put(*waits)
        elif queued.interrupts_at < math.inf:
            # Older utterances would be out of date after the newest result.
            self._waiting = [
                w for w in self._waiting if w.number > queued.number or is_needed_after(w, queued)
            ]

    def _estimate_ends(self, queued: QueuedUtterance, now: float) -> None:
        length = len(queued.utterance.text)
        begins = max(now + self._lag, self._latest_end)
        self._last = queued.number
        self._heard.add_and_forget_heard(queued, begins, now)
        if queued.utterance.priority is Priority.NAVIGATION:
            self._answered_until = now + min(
                length / USUAL_CHARACTERS_PER_SECOND, PROTECTED_RESPONSE_SECONDS
            )
        self._soonest_end = now + length / FASTEST_CHARACTERS_PER_SECOND
        self._latest_end = begins + length / SLOWEST_CHARACTERS_PER_SECOND


def list_interrupted_to_repeat(utterances: list[QueuedUtterance]) -> list[QueuedUtterance]:
    """Return the utterances to repeat, because they were interrupted before the player heard them.

    Utterances that have used up `MAX_REPEATS` or `MAX_SYSTEM_REPEATS` are left out.
    """
    ready = []
    for queued in utterances:
        tries = max(1, queued.interruption_count + (queued.was_begun and not queued.comes_next))
        system = queued.utterance.priority is Priority.SYSTEM
        if tries <= (MAX_SYSTEM_REPEATS if system else MAX_REPEATS):
            ready.append(
                replace(queued, interruption_count=tries, interrupts_at=math.inf, comes_next=False)
            )
    return ready


def has_unheard_results(queued: QueuedUtterance) -> bool:
    """Return whether a waiting utterance contains results that nobody can have heard yet."""
    return (
        queued.is_surely_unheard
        or queued.interrupts_at < math.inf
        or len(queued.summed_outcomes) > 1
    )


def sum_up_and_get_left_out(
    results: list[QueuedUtterance],
) -> tuple[list[QueuedUtterance], Outcomes]:
    """Return the short utterance that sums up results, and the outcomes for which it has no room.

    The utterance is in a list, which is empty if the results have no outcomes.
    """
    outcomes = [one for queued in results for one in queued.get_outcomes()]
    told, left_out = split_fitting_outcomes(outcomes)
    if not told:
        return [], ()
    short = make_short_result(results[-1].utterance, told)
    return [QueuedUtterance(results[-1].number, short, summed_outcomes=told)], left_out


def is_needed_after(old: QueuedUtterance, result: QueuedUtterance) -> bool:
    """Return whether an older utterance must still be spoken after a newer result."""
    lasting = old.utterance.priority in KEPT_ON_KEY_PRESS
    return lasting and not is_result(old.utterance, result.utterance.topic)
