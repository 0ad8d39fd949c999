"""Sum up the outcomes of several results in a short line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from .utterance import Priority, Utterance

SENTENCE_BREAK = re.compile(r"(?<=[.!?]) ")
"""A pattern of the space between two sentences."""
SHORT_LINE_LENGTH = 180
"""The preferred maximum length of the line that sums up older results, in characters."""
MIN_OUTCOMES = 3
"""The minimum number of outcomes in this line, even if it becomes longer."""


@dataclass(frozen=True)
class Outcome:
    """How one trick ended, in short: the outcome of one result."""

    text: str
    essential: str = ""
    """The sentences of `text` that are spoken even if the others are left out."""


def fit_outcomes(
    outcomes: Sequence[Outcome],
) -> tuple[tuple[Outcome, ...], tuple[Outcome, ...]]:
    """Return the outcomes that fit into one short line, and those that do not, in order.

    If not all fit, the line has the newest ones, and only the essential sentences of the others.
    """
    told: tuple[Outcome, ...] = ()
    left_out: tuple[Outcome, ...] = ()
    full = False
    for one in reversed(outcomes):
        full = full or (
            len(told) >= MIN_OUTCOMES and len(join_outcomes((one, *told))) >= SHORT_LINE_LENGTH
        )
        kept = Outcome(one.essential, one.essential) if full else one
        told = (kept, *told) if kept.text else told
        if full and (rest := get_inessential_text(one)):
            left_out = (Outcome(rest), *left_out)
    return told, left_out


def get_inessential_text(outcome: Outcome) -> str:
    """Return the sentences of an outcome that are not essential."""
    essential = SENTENCE_BREAK.split(outcome.essential)
    return " ".join(one for one in SENTENCE_BREAK.split(outcome.text) if one not in essential)


def drop_spoken(outcomes: tuple[Outcome, ...], characters: float) -> tuple[Outcome, ...]:
    """Return the outcomes without the whole sentences within the first `characters`."""
    while outcomes and characters >= len(outcomes[0].text):
        characters -= len(outcomes[0].text) + 1
        outcomes = outcomes[1:]
    if not outcomes:
        return ()
    first = outcomes[0]
    sentences = SENTENCE_BREAK.split(first.text)
    while len(sentences) > 1 and characters >= len(sentences[0]):
        characters -= len(sentences.pop(0)) + 1
    essential = [one for one in SENTENCE_BREAK.split(first.essential) if one in sentences]
    return (Outcome(" ".join(sentences), " ".join(essential)), *outcomes[1:])


def get_outcome(result: Utterance) -> Outcome:
    """Return the outcome that a result announces."""
    return Outcome(result.short, result.essential)


def join_outcomes(outcomes: tuple[Outcome, ...]) -> str:
    """Return the text of several outcomes."""
    return " ".join(one.text for one in outcomes)


def make_short_result(result: Utterance, outcomes: tuple[Outcome, ...]) -> Utterance:
    """Return an utterance like `result` with only these outcomes as its text."""
    text = join_outcomes(outcomes)
    return replace(
        Utterance(text, result.language, result.topic, Priority.RESULT, short=text),
        earlier=result.earlier,
        essential=" ".join(one.essential for one in outcomes if one.essential),
        vital=len(text),
        parts=tuple(one.text for one in outcomes),
    )
