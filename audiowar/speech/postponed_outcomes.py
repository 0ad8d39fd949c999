"""Keep outcomes that were not spoken because newer ones came first; speak them in a pause."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from .estimate_heard_utterances import QueuedUtterance
from .result_summary import Outcome, Outcomes, make_short_result
from .utterance import Utterance

MAX_LEFT_OUT = 100
"""How many outcomes are kept; older ones are dropped. The message list still shows all."""
SECONDS_WITHOUT_KEY = 2.0
"""Seconds without a key before the outcomes are spoken, doubled each time none was heard."""
MAX_SECONDS_WITHOUT_KEY = 8.0
"""The maximum to which `SECONDS_WITHOUT_KEY` is doubled."""


class PostponedOutcomes:
    """Outcomes that were left out of speech because newer ones came. They are spoken in a pause."""

    def __init__(self) -> None:
        self.required_idle_seconds = SECONDS_WITHOUT_KEY
        self._outcomes: Outcomes = ()
        self._given: Outcomes = ()
        """The outcomes that were last passed to the voice."""
        self._result: Utterance | None = None
        """The last utterance without room for outcomes. `make_utterance` uses its language."""
        self._topic = ""

    def add(
        self, outcomes: Sequence[Outcome], utterances_without_room: Sequence[QueuedUtterance]
    ) -> None:
        """Keep outcomes for later, because the given utterances have no room for them."""
        if kept := [one for one in outcomes if one.text]:
            self.drop_other_topics(utterances_without_room[-1].utterance.topic)
            self._outcomes = (*self._outcomes, *kept)[-MAX_LEFT_OUT:]
            self._result = utterances_without_room[-1].utterance

    def drop_other_topics(self, topic: str) -> None:
        """Drop the outcomes of other topics, such as those of the previous match."""
        if topic != self._topic:
            self._outcomes, self._topic = (), topic

    def take_back_and_get_others(
        self, utterances: Iterable[QueuedUtterance]
    ) -> list[QueuedUtterance]:
        """Keep again the outcomes of unheard utterances that `make_utterance` has made.

        Return the other utterances. Update `required_idle_seconds`.
        """
        others = []
        for queued in utterances:
            if queued.is_catch_up:
                longer = min(2 * self.required_idle_seconds, MAX_SECONDS_WITHOUT_KEY)
                self.required_idle_seconds = (
                    longer if queued.summed_outcomes == self._given else SECONDS_WITHOUT_KEY
                )
                self._outcomes = (*queued.summed_outcomes, *self._outcomes)[-MAX_LEFT_OUT:]
            else:
                others.append(queued)
        return others

    def make_utterance(self, utterance_number: int) -> QueuedUtterance | None:
        """Return an utterance with all outcomes that were left out, or None if there are none."""
        if self._result is None or not self._outcomes:
            return None
        told = replace(make_short_result(self._result, self._outcomes), topic="")
        text = f"{told.earlier_prefix} {told.text}".strip()
        told = replace(told, text=text, short_text=text, vital_length=len(text))
        return QueuedUtterance(
            utterance_number, told, summed_outcomes=self._outcomes, is_catch_up=True
        )

    def note_passed_to_voice(self) -> None:
        """Note that the utterance from `make_utterance` was passed to the voice."""
        self._given, self._outcomes = self._outcomes, ()
