"""Keep outcomes that were not spoken because newer ones came first; speak them in a pause."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from .estimate_heard_lines import QueuedLine
from .result_summary import Outcome, make_short_result
from .utterance import Utterance

MAX_LEFT_OUT = 100
"""The maximum number of outcomes to keep, the newest. All stay in the message list."""
REST_SECONDS = 2.0
"""Seconds without a key before the outcomes are spoken; doubled each time that none was heard."""
MAX_REST_SECONDS = 8.0
"""The maximum of these seconds."""


class LeftOutOutcomes:
    """The outcomes that were left out. They are spoken when nothing else waits."""

    def __init__(self) -> None:
        self.rest = REST_SECONDS
        """Seconds without a key before the outcomes are spoken."""
        self._outcomes: tuple[Outcome, ...] = ()
        self._given: tuple[Outcome, ...] = ()
        """The outcomes that were last passed to the voice."""
        self._result: Utterance | None = None
        """A result whose language and beginning the line of outcomes has."""
        self._topic = ""

    def add(self, outcomes: Sequence[Outcome], lines: Sequence[QueuedLine]) -> None:
        """Add outcomes for which these lines have no room."""
        if kept := [one for one in outcomes if one.text]:
            self.set_topic(lines[-1].utterance.topic)
            self._outcomes = (*self._outcomes, *kept)[-MAX_LEFT_OUT:]
            self._result = lines[-1].utterance

    def set_topic(self, topic: str) -> None:
        """Drop the outcomes of other topics, such as those of the previous match."""
        if topic != self._topic:
            self._outcomes, self._topic = (), topic

    def keep_unheard_outcomes(self, lines: Iterable[QueuedLine]) -> list[QueuedLine]:
        """Keep the outcomes of unheard lines that were made by `make_line`; return other lines."""
        others = []
        for line in lines:
            if line.left_out:
                longer = min(2 * self.rest, MAX_REST_SECONDS)
                self.rest = longer if line.shrunk == self._given else REST_SECONDS
                self._outcomes = (*line.shrunk, *self._outcomes)[-MAX_LEFT_OUT:]
            else:
                others.append(line)
        return others

    def make_line(self, line_number: int) -> QueuedLine | None:
        """Return a line with all outcomes, or None if there are none."""
        if self._result is None or not self._outcomes:
            return None
        told = replace(make_short_result(self._result, self._outcomes), topic="")
        text = f"{told.earlier} {told.text}".strip()
        told = replace(told, text=text, short=text, vital=len(text))
        return QueuedLine(line_number, told, shrunk=self._outcomes, left_out=True)

    def mark_passed_to_voice(self) -> None:
        """Note that the line with the outcomes is passed to the voice."""
        self._given, self._outcomes = self._outcomes, ()
