"""Estimate how much the player has heard of the utterances that were passed to the voice."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from .result_summary import (
    Outcomes,
    drop_spoken_sentences,
    get_outcome,
    join_outcomes,
    make_short_result,
)
from .utterance import KEPT_ON_KEY_PRESS, Priority, Utterance

FAST_CHARACTERS_PER_SECOND = 30.0
"""The speed of a fast listener in characters per second (about 360 words a minute)."""
SCREEN_READER_CHARACTERS_PER_SECOND = 13.0
"""The speed assumed for a screen reader: eSpeak's default rate, 175 words a minute."""
SPEED_PER_RATE = 0.07
"""How many characters per second a voice speaks for each word per minute of its rate."""
REACTION_SECONDS = 0.3
"""Minimum seconds between the start of an utterance and a key that is pressed in reaction to it."""


@dataclass(frozen=True)
class QueuedUtterance:
    """An utterance in the queue, and its history: for example, how often it was interrupted."""

    number: int
    """The number of the utterance, in the order in which utterances were queued."""
    utterance: Utterance
    interrupts_at: float = math.inf
    """The time at which the newest result interrupts other speech; inf for any other utterance."""
    interruption_count: int = 0
    summed_outcomes: Outcomes = ()
    """The outcomes that this utterance sums up, if it was made for older results."""
    was_begun: bool = False
    """Whether the voice had begun the utterance when it was interrupted."""
    is_surely_unheard: bool = False
    """Whether not even a fast listener can have heard the vital part before the interruption."""
    comes_next: bool = False
    """Whether the utterance comes next, without waiting for a pause between keys."""
    continues_response: bool = False
    """Whether the utterance is a later part of the response to a key. It does not interrupt the
    earlier part."""
    has_replaced_result: bool = False
    """Whether the utterance is the response to a key and replaces a waiting result."""
    is_catch_up: bool = False
    """Whether the utterance tells outcomes that were left out before (`postponed_outcomes.py`)."""

    def get_outcomes(self) -> Outcomes:
        """Return the outcomes in the utterance, to sum them up in a short utterance."""
        return self.summed_outcomes or (get_outcome(self.utterance),)

    def restore_result_priority(self) -> QueuedUtterance:
        """Return the utterance. A response that replaced a result is returned as a result."""
        if not self.has_replaced_result:
            return self
        said = self.utterance
        result = replace(said, priority=Priority.RESULT, vital_length=count_vital_characters(said))
        return replace(self, utterance=result, has_replaced_result=False, continues_response=False)


@dataclass(frozen=True)
class _PassedUtterance:
    """An utterance passed to the voice. Its beginning, the vital part, must be heard."""

    queued: QueuedUtterance
    earliest_end: float
    """The earliest possible end of the vital part."""
    latest_start: float
    """The latest possible start of the utterance."""
    latest_end: float
    """The latest possible end of the vital part."""

    def is_vital_part_heard(self, now: float) -> bool:
        return now >= max(self.latest_end, self.latest_start + REACTION_SECONDS)

    def get_unspoken_part(self, now: float) -> QueuedUtterance:
        """Return the part of the utterance that must be spoken again if it is interrupted now."""
        listened = now - self.latest_start
        queued = replace(
            self.queued, is_surely_unheard=now < self.earliest_end, was_begun=listened >= 0
        )
        said = queued.utterance
        if listened < REACTION_SECONDS or not said.short_text:
            return queued
        whole = (get_outcome(said),)
        alone = whole if said.text == said.short_text else ()
        pace = count_vital_characters(said) / max(self.latest_end - self.latest_start, 0.001)
        told = queued.summed_outcomes or alone
        spoken = listened * pace - len(said.text) + len(join_outcomes(told))
        unheard = drop_spoken_sentences(told, spoken)
        shrunk = unheard if queued.summed_outcomes else ()
        rest = make_short_result(said, unheard or whole)
        return replace(queued, utterance=rest, summed_outcomes=shrunk)


class UtterancesPassedToVoice:
    """Utterances passed to the voice. They must be repeated if the player has not heard them."""

    def __init__(self) -> None:
        self.characters_per_second = SCREEN_READER_CHARACTERS_PER_SECOND
        """The speed of the voice in characters per second."""
        self._given: list[_PassedUtterance] = []

    def add_and_forget_heard(
        self, queued: QueuedUtterance, latest_start: float, now: float
    ) -> None:
        """Add an utterance that the voice begins by `latest_start`, if it must be heard.

        Forget older utterances that were heard.
        """
        self._given = [one for one in self._given if not one.is_vital_part_heard(now)]
        if queued.has_replaced_result or queued.utterance.priority in KEPT_ON_KEY_PRESS:
            characters = count_vital_characters(queued.utterance)
            soonest, told = (
                now + characters / FAST_CHARACTERS_PER_SECOND,
                latest_start + characters / self.characters_per_second,
            )
            self._given.append(_PassedUtterance(queued, soonest, latest_start, told))

    def note_start_and_duration(self, utterance_number: int, seconds: float, now: float) -> None:
        """Note that the voice begins an utterance now and speaks it for exactly `seconds`."""
        for n, one in enumerate(self._given):
            if one.queued.number == utterance_number:
                utterance = one.queued.utterance
                length = max(1, len(utterance.text))
                told = now + seconds * count_vital_characters(utterance) / length
                self._given[n] = replace(one, earliest_end=told, latest_start=now, latest_end=told)

    def take_unheard(self, now: float, failed_number: int = -1) -> list[QueuedUtterance]:
        """Forget all utterances, and return those that were not heard.

        If the voice had begun a result, its short utterance is returned. A response that replaced a
        result is returned as a result, unless it is the utterance number `failed_number`, which
        the voice failed to speak.
        """
        given, self._given = self._given, []
        unheard = [one.get_unspoken_part(now) for one in given if not one.is_vital_part_heard(now)]
        return [
            queued if queued.number == failed_number else queued.restore_result_priority()
            for queued in unheard
        ]


def count_vital_characters(utterance: Utterance) -> int:
    """Return how many characters of an utterance, from its start, must be heard."""
    if utterance.priority is Priority.RESULT:
        return utterance.vital_length
    return utterance.vital_length or len(utterance.text)
