"""The outcomes of results, and the one short line that several of them become."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from .utterance import Priority, Utterance

SENTENCES = re.compile(r"(?<=[.!?]) ")
"""What is between the sentences of an outcome."""
SHORT = 180
"""Characters of the one line that older results become, unless they are long."""
LEAST = 3
"""So many outcomes are in that line however long they are."""


@dataclass(frozen=True)
class Outcome:
    """The outcome of one result, as it is told in short."""

    text: str
    essential: str = ""
    """The sentences of it that are told even where there is no room for the rest."""


def fit_outcomes(outcomes: Sequence[Outcome]) -> tuple[Outcome, ...]:
    """Return what one short line tells of outcomes, in order.

    Where not all of them fit, the newest are told, and of the others what is essential.
    """
    told: tuple[Outcome, ...] = ()
    full = False
    for one in reversed(outcomes):
        full = full or (len(told) >= LEAST and len(join_outcomes((one, *told))) >= SHORT)
        kept = Outcome(one.essential, one.essential) if full else one
        told = (kept, *told) if kept.text else told
    return told


def unsaid(outcomes: tuple[Outcome, ...], characters: float) -> tuple[Outcome, ...]:
    """Return what is left of outcomes when so many characters were said: from a sentence on."""
    while outcomes and characters >= len(outcomes[0].text):
        characters -= len(outcomes[0].text) + 1
        outcomes = outcomes[1:]
    if not outcomes:
        return ()
    first = outcomes[0]
    sentences = SENTENCES.split(first.text)
    while len(sentences) > 1 and characters >= len(sentences[0]):
        characters -= len(sentences.pop(0)) + 1
    essential = [one for one in SENTENCES.split(first.essential) if one in sentences]
    return (Outcome(" ".join(sentences), " ".join(essential)), *outcomes[1:])


def short_outcome(result: Utterance) -> Outcome:
    """Return the outcome of a result."""
    return Outcome(result.short, result.essential)


def join_outcomes(outcomes: tuple[Outcome, ...]) -> str:
    """Return outcomes as one text."""
    return " ".join(one.text for one in outcomes)


def outcome(result: Utterance, told: tuple[Outcome, ...]) -> Utterance:
    """Return an utterance that says no more than what became of some tricks."""
    text = join_outcomes(told)
    return replace(
        Utterance(text, result.language, result.topic, Priority.RESULT, short=text),
        essential=" ".join(one.essential for one in told if one.essential),
        vital=len(text),
        parts=tuple(one.text for one in told),
    )
