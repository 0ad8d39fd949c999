"""A queue that decides which utterance is spoken when. It says everything once.

Only a key cuts speech; the program never interrupts itself. A key is answered at once. What the key
cut off before its vital part had been told follows the answer, in the same breath: whole if nobody
can have noticed it yet, otherwise only its outcome, and that once, unless a key cuts it off again
before anybody can react to it. Everything else is left to the keys that repeat and to the message
list.

When a part was told follows from what the voice reports (its beginning, its end, its length) and
from the pace that it has shown or the player has set. Where nothing is known, an utterance counts
as begun when the voice of a practised listener has ended what came before, and from then on as told
as soon as the fastest listener can have heard it.

All times are seconds of one monotonic clock, passed in by the caller.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import NamedTuple

from .utterance import KEPT_ON_KEY_PRESS, Priority, Utterance, is_result, replaces

MEASURED_PACES = (4.0, 90.0)
"""The paces, in characters per second, that a measurement can have shown."""
MEASURABLE_CHARACTERS = 20
"""Shorter utterances do not show how fast a voice is."""
OWN_VOICE_DELAY_SECONDS = 0.05
"""Seconds until a sound that the program begins to play is heard."""
MAX_REPORT_DELAY_SECONDS = 1.0
"""Seconds after its estimated end in which an utterance counts as unfinished, if the voice reports
ends. The paces of texts differ."""
NOTICE_SECONDS = 0.5
"""Seconds within which nobody reacts to an utterance that has begun."""
REPETITION_NOTICE_SECONDS = 1.2
"""The same for the repetition of an outcome, which begins while the next key is on its way. The
fastest listeners hear a whole line in that time."""
KEY_PAUSE_SECONDS = 0.1
"""Seconds for which utterances wait after a key: its answer comes first."""
BREATH_SECONDS = 0.25
"""The pause between the answer to a key and what the key cut off."""
KEY_REPEAT_GAP_SECONDS = 0.08
"""If answers follow each other within this many seconds, a key is held: only the last is spoken."""
CONTINUATION_SECONDS = 0.5
"""Seconds within which a further answer to a key does not interrupt the first one."""
PRESENCE_PAUSE_SECONDS = 1.0
"""Seconds without a key and without speech before it is told who came and went."""
MAX_OLDER_OUTCOMES = 3
"""How many outcomes are told before the newest result. Older ones are left to the message list."""
RECOGNIZABLE_CHARACTERS = 60
"""Who has heard that much of a text without a short form knows what he cuts off."""


class Estimate(NamedTuple):
    """A pace in characters per second, or a time that follows from it: at best, usually, at worst.

    The three are one if the pace is known.
    """

    fastest: float
    usual: float
    slowest: float


UNKNOWN_PACES = Estimate(40.0, 28.0, 13.0)
"""The paces of the fastest listeners (about 480 words a minute), of practised ones (340), and of a
slow voice: eSpeak's default (175)."""


@dataclass(frozen=True)
class QueuedUtterance:
    """An utterance in the queue or at the voice."""

    number: int
    """Its place in the order of all utterances."""
    utterance: Utterance
    was_cut: bool = False
    """Whether this is the repetition of what a key cut off."""
    sounded_seconds: float = 0.0
    """How long it had sounded before keys cut it off."""
    continues: bool = False
    """Whether it is a later part of the answer to a key, and does not interrupt the first one."""
    order_number: int = -1
    """The number of the order with which the voice got it."""
    may_begin: float = math.inf
    """When the voice may have begun it; inf while it waits, or until the voice reports it."""
    told_at: float = math.inf
    """When its vital part has been told."""
    ends: float = math.inf
    """When the voice has surely ended it."""

    @property
    def is_kept(self) -> bool:
        """Whether it stays in the queue when a key is pressed."""
        return self.utterance.priority in KEPT_ON_KEY_PRESS

    def count_vital_characters(self) -> int:
        """Return how many characters, from the start, must be heard."""
        length = self.utterance.vital_length or len(self.utterance.text)
        return length if self.utterance.short_text else min(length, RECOGNIZABLE_CHARACTERS)

    def shorten(self, text: str) -> QueuedUtterance:
        """Return it with only an outcome as its text."""
        short = replace(self.utterance, text=text, short_text=text, vital_length=0, braille=None)
        return replace(self, utterance=short)


@dataclass(frozen=True)
class VoiceOrder:
    """What the voice must do: stop (`interrupt`), speak an utterance, or both in this order."""

    item: QueuedUtterance | None
    interrupt: bool

    @property
    def utterance(self) -> Utterance | None:
        """The utterance to speak."""
        return self.item.utterance if self.item else None

    @property
    def number(self) -> int:
        """Its place in the order of all orders with an utterance."""
        return self.item.order_number if self.item else -1


class UtteranceQueue:
    """The queue of utterances, from which the speech thread takes orders for the voice."""

    def __init__(self, max_start_delay_seconds: float = 0.0) -> None:
        """A voice starts to speak a text within `max_start_delay_seconds`."""
        self._lag = max_start_delay_seconds
        self._paces = UNKNOWN_PACES
        self._reports_begin = False
        """Whether the voice has reported the beginning of an utterance."""
        self._reports_end = False
        self._waiting: list[QueuedUtterance] = []
        self._at_voice: list[QueuedUtterance] = []
        self._count = self._order_count = 0
        self._cut = False
        self._ends = Estimate(-math.inf, -math.inf, -math.inf)
        """When the voice has ended what it has got."""
        self._hold_until = self._pressed = self._navigated = -math.inf
        self._answered = self._answer_from = -math.inf
        self._expects_answer = False
        self._has_answered = False
        """Whether the last utterance that the voice got was the answer to a key."""

    def set_pace(self, characters_per_second: float) -> None:
        """Set the pace of a voice that was just opened or set; 0 if it is unknown."""
        self._reports_begin = self._reports_end = False
        pace = characters_per_second
        self._paces = Estimate(pace, pace, pace) if pace else UNKNOWN_PACES

    def say(self, utterance: Utterance, now: float) -> None:
        """Queue an utterance. The answer to a key also interrupts speech."""
        answers = utterance.priority is Priority.NAVIGATION
        continues = answers and now < self._answered + CONTINUATION_SECONDS
        if answers and not continues:
            self._cut_off(now)
            held = now - self._navigated < KEY_REPEAT_GAP_SECONDS
            self._navigated, self._answer_from = now, now + KEY_REPEAT_GAP_SECONDS * held
            self._answered = now if self._expects_answer else self._answered
            self._expects_answer = False
        topic = utterance.topic
        waits = any(is_result(one.utterance, topic) for one in self._waiting)
        if utterance.priority is Priority.EVENT and topic and waits:
            return  # The result that waits says more.
        if not continues:
            self._waiting = [one for one in self._waiting if not replaces(utterance, one.utterance)]
        self._waiting.append(QueuedUtterance(self._count, utterance, continues=continues))
        self._count += 1
        if utterance.priority is Priority.RESULT and topic:
            self._shorten_older_results(topic)
        self._hold_until = min(self._hold_until, now)

    def on_key_pressed(self, now: float) -> None:
        """Interrupt speech. Drop what waits, except results and messages about the program."""
        self._cut_off(now)
        self._waiting = [one for one in self._waiting if one.is_kept]
        self._expects_answer, self._answered, self._pressed = True, -math.inf, now
        self._hold_until = now + KEY_PAUSE_SECONDS

    def fall_silent(self, now: float) -> None:
        """Be silent until the next utterance, because the player asked for it."""
        self._at_voice = [one for one in self._at_voice if now < one.may_begin + NOTICE_SECONDS]
        self.on_key_pressed(now)
        self._hold_until = math.inf

    def take_next_order(self, now: float) -> VoiceOrder | None:
        """Return the next order for the voice, or None if none is due."""
        item, ready = self._get_next()
        cut, self._cut = self._cut, False
        if item is None or ready > now:
            return VoiceOrder(None, True) if cut else None
        self._waiting.remove(item)
        self._at_voice = [one for one in self._at_voice if one.ends > now]
        self._order_count += 1
        self._has_answered = item.utterance.priority is Priority.NAVIGATION
        item = replace(item, continues=False, order_number=self._order_count)
        self._pass_on(item, now, self._lag, is_begun=False)
        return VoiceOrder(item, cut)

    def get_next_due_time(self, now: float) -> float:
        """Return the time of the next order if nothing is added to the queue; inf for never."""
        return -math.inf if self._cut else self._get_next()[1]

    def is_busy(self, now: float, include_spoken_one: bool) -> bool:
        """Return whether an utterance waits, or, with `include_spoken_one`, is being spoken."""
        return bool(self._waiting) or (include_spoken_one and now < self._ends.fastest)

    def has_utterances_at_voice(self) -> bool:
        """Return whether the voice has an utterance that it has not ended, as far as is known."""
        return bool(self._at_voice)

    def get_end_of_speech(self, now: float) -> float:
        """Return when everything has surely been spoken, but for results that are held back."""
        if not self._waiting or self._hold_until == math.inf:
            return self._ends.slowest
        length = sum(len(one.utterance.text) for one in self._waiting)
        return max(now, self._ends.slowest) + length / self._paces.slowest

    # What the voice reports

    def set_spoken_duration(self, seconds: float, now: float, pause_seconds: float = 0.0) -> None:
        """Note that the voice begins the last utterance now and speaks it for exactly `seconds`.

        After it the voice is silent for `pause_seconds`.
        """
        if not self._at_voice or self._cut:
            return  # A key has interrupted the utterance.
        item, paces = self._at_voice[-1], self._paces
        pace = len(item.utterance.text) / max(seconds, 0.001)
        self._paces = Estimate(pace, pace, pace)
        self._restart([item], now, OWN_VOICE_DELAY_SECONDS)
        self._paces = paces
        self._ends = Estimate(*(end + pause_seconds for end in self._ends))
        self._measure_pace(item, seconds)

    def note_begun(self, order_number: int, now: float) -> None:
        """Note that the voice begins an utterance."""
        if self._find_at_voice(order_number) is not None:
            self._reports_begin = True
            self._restart([one for one in self._at_voice if one.order_number >= order_number], now)

    def note_ended(self, order_number: int, now: float) -> None:
        """Note that the voice has spoken an utterance to its end."""
        self._reports_end = True
        ended = self._find_at_voice(order_number)
        if ended is not None:
            self._measure_pace(ended, now - ended.may_begin)
            self._restart([one for one in self._at_voice if one.order_number > order_number], now)

    def drop_repetition(self, order_number: int) -> None:
        """Do not repeat what a key cut off, because the voice had already spoken it to its end."""
        self._waiting = [one for one in self._waiting if one.order_number != order_number]

    def note_cancelled(self, order_number: int, now: float) -> None:
        """Note that the voice has dropped an utterance, although no key was pressed."""
        cancelled = self._find_at_voice(order_number)
        if cancelled is not None:
            self._at_voice.remove(cancelled)
            self._put_back_untold([cancelled], now)

    def requeue_unspoken(self, order: VoiceOrder, now: float) -> None:
        """Queue again what a failed voice has not told, unless a key has made it stale.

        The voice has not accepted `order`: nothing of it was told, however long ago that was.
        """
        last, earlier = order.item, self._at_voice
        self._at_voice, self._ends = [], Estimate(now, now, now)
        for one in earlier:
            if one.order_number != order.number and one.is_kept and now < one.told_at:
                self._put_back(one)
        if last is None or (self._cut and not last.is_kept):
            return
        for one in self._waiting:
            if one.number == last.number or replaces(one.utterance, last.utterance):
                return
        self._put_back(last)

    # Inside

    def _find_at_voice(self, order_number: int) -> QueuedUtterance | None:
        """Return the utterance that the voice got with an order, unless it was cut off."""
        return next((one for one in self._at_voice if one.order_number == order_number), None)

    def _get_next(self) -> tuple[QueuedUtterance | None, float]:
        """Return the next utterance and its time: an answer, else the oldest."""
        for one in self._waiting:
            if one.utterance.priority is Priority.NAVIGATION:
                after = self._ends.fastest if one.continues else -math.inf
                return one, max(self._answer_from, after)
        breath = BREATH_SECONDS if self._has_answered else 0.0
        due = max(self._hold_until, self._ends.fastest + breath)
        news = [one for one in self._waiting if one.utterance.priority is not Priority.PRESENCE]
        if news or not self._waiting:
            return min(news, key=lambda one: one.number, default=None), due if news else math.inf
        pause = max(self._pressed, self._ends.slowest) + PRESENCE_PAUSE_SECONDS
        return self._waiting[0], max(due, pause)

    def _pass_on(self, item: QueuedUtterance, now: float, lag: float, is_begun: bool) -> None:
        """Note that the voice has an utterance, and when it is told and ends."""
        length, paces, begins = len(item.utterance.text), self._paces, now + lag
        may_begin = max(begins, self._ends.fastest)
        has_begun = max(begins, self._ends.usual)
        vital_length = item.count_vital_characters()
        told_at = has_begun + vital_length / paces.fastest
        self._ends = Estimate(
            max(now, self._ends.fastest) + length / paces.fastest,
            has_begun + length / paces.usual,
            max(begins, self._ends.slowest) + length / paces.slowest,
        )
        ends = self._ends.slowest
        if self._reports_end:
            ends += MAX_REPORT_DELAY_SECONDS
            told_at = ends if vital_length == length else told_at
        if self._reports_begin and not is_begun:
            may_begin = told_at = ends = math.inf
        self._at_voice.append(replace(item, may_begin=may_begin, told_at=told_at, ends=ends))

    def _restart(self, items: list[QueuedUtterance], now: float, lag: float = 0.0) -> None:
        """Note that the voice begins the first of the items now, and has ended the others."""
        self._at_voice, self._ends = [], Estimate(now, now, now)
        for one in items:
            self._pass_on(one, now, lag, is_begun=one is items[0])

    def _measure_pace(self, item: QueuedUtterance, seconds: float) -> None:
        """Learn from an utterance how fast the voice is."""
        pace = len(item.utterance.text) / max(seconds, 0.001)
        lowest, highest = MEASURED_PACES
        if len(item.utterance.text) >= MEASURABLE_CHARACTERS and lowest <= pace <= highest:
            self._paces = Estimate(pace, pace, pace)

    def _cut_off(self, now: float) -> None:
        """Interrupt the voice, and queue again what must follow the answer."""
        unfinished, self._at_voice = self._at_voice, []
        self._cut, self._has_answered = True, False
        self._ends = Estimate(now, now, now)
        self._put_back_untold(unfinished, now)

    def _put_back_untold(self, items: list[QueuedUtterance], now: float) -> None:
        """Queue again what was cut off before it was told, unless that happens a second time."""
        for one in items:
            sounded = one.sounded_seconds + max(0.0, now - one.may_begin)
            limit = REPETITION_NOTICE_SECONDS if one.was_cut else NOTICE_SECONDS
            once = one.was_cut or one.utterance.priority is Priority.PRESENCE
            if not one.is_kept or now >= one.told_at or (sounded >= limit and once):
                continue
            item = replace(one, sounded_seconds=sounded)
            if sounded >= limit:
                item = replace(one, was_cut=True, sounded_seconds=0.0)
                short = one.utterance.short_text
                item = item.shorten(short) if short else item
            self._put_back(item)

    def _put_back(self, item: QueuedUtterance) -> None:
        """Queue an utterance again; only its outcome if a newer result of its topic waits."""
        said = item.utterance
        is_older = said.topic and any(is_result(one.utterance, said.topic) for one in self._waiting)
        if said.priority is not Priority.RESULT or not is_older:
            self._waiting.append(item)
        elif said.short_text:
            self._waiting.append(item.shorten(said.short_text))

    def _shorten_older_results(self, topic: str) -> None:
        """Before a new result, tell only the outcomes of older ones, and only a few.

        Of an earlier match, tell only the winner.
        """
        older = [one for one in self._waiting[:-1] if one.utterance.priority is Priority.RESULT]
        same = [one for one in older if one.utterance.topic == topic]
        same.sort(key=lambda one: -one.number)
        for place, one in enumerate(same):
            said = one.utterance
            short = said.short_text if place < MAX_OLDER_OUTCOMES else said.essential_text
            self._replace_waiting(one, short)
        for one in older:
            if one not in same and is_earlier_match(one.utterance.topic, topic):
                self._replace_waiting(one, one.utterance.winner_text)

    def _replace_waiting(self, item: QueuedUtterance, text: str) -> None:
        """Let only this text of a waiting utterance be told; nothing if it is empty."""
        self._waiting.remove(item)
        if text:
            self._waiting.insert(0, item.shorten(text))


def is_earlier_match(old_topic: str, new_topic: str) -> bool:
    """Return whether two topics are those of different matches, such as "trick" and "trick-2"."""
    return old_topic != new_topic and old_topic.partition("-")[0] == new_topic.partition("-")[0]
