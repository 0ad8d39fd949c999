"""Sum up the outcomes of several results in a short utterance."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from .utterance import Priority, Utterance

SENTENCE_BREAK = re.compile(r"(?<=[.!?]) ")
MAX_SUMMARY_CHARACTERS = 180
"""The preferred maximum length of the utterance that sums up older results, in characters."""
MIN_SUMMED_OUTCOMES = 3
"""How many outcomes the short utterance sums up even if they exceed `MAX_SUMMARY_CHARACTERS`."""


@dataclass(frozen=True)
class Outcome:
    """A short text that says how one trick ended. It can replace the long result."""

    text: str
    essential_text: str = ""
    """The sentences of `text` that are spoken even if the others are left out."""


Outcomes: TypeAlias = tuple[Outcome, ...]


def split_fitting_outcomes(outcomes: Sequence[Outcome]) -> tuple[Outcomes, Outcomes]:
    """Return the outcomes that fit into one short utterance, and those that do not, oldest first.

    If not all fit, the short utterance has only the essential sentences of the older outcomes.
    """
    told: Outcomes = ()
    left_out: Outcomes = ()
    full = False
    for one in reversed(outcomes):
        full = full or (
            len(told) >= MIN_SUMMED_OUTCOMES
            and len(join_outcomes((one, *told))) >= MAX_SUMMARY_CHARACTERS
        )
        kept = Outcome(one.essential_text, one.essential_text) if full else one
        told = (kept, *told) if kept.text else told
        if full and (rest := get_inessential_text(one)):
            left_out = (Outcome(rest), *left_out)
    return told, left_out


def get_inessential_text(outcome: Outcome) -> str:
    """Return the sentences of an outcome that are not essential."""
    essential = SENTENCE_BREAK.split(outcome.essential_text)
    return " ".join(one for one in SENTENCE_BREAK.split(outcome.text) if one not in essential)


def drop_spoken_sentences(outcomes: Outcomes, spoken_characters: float) -> Outcomes:
    """Return the outcomes without the sentences that end within the first `spoken_characters`."""
    while outcomes and spoken_characters >= len(outcomes[0].text):
        spoken_characters -= len(outcomes[0].text) + 1
        outcomes = outcomes[1:]
    if not outcomes:
        return ()
    first = outcomes[0]
    sentences = SENTENCE_BREAK.split(first.text)
    while len(sentences) > 1 and spoken_characters >= len(sentences[0]):
        spoken_characters -= len(sentences.pop(0)) + 1
    essential = [one for one in SENTENCE_BREAK.split(first.essential_text) if one in sentences]
    return (Outcome(" ".join(sentences), " ".join(essential)), *outcomes[1:])


def get_outcome(result: Utterance) -> Outcome:
    """Return the outcome that a result announces."""
    return Outcome(result.short_text, result.essential_text)


def join_outcomes(outcomes: Outcomes) -> str:
    """Return the text of several outcomes."""
    return " ".join(one.text for one in outcomes)


def make_short_result(result: Utterance, outcomes: Outcomes) -> Utterance:
    """Return an utterance like `result` with only these outcomes as its text."""
    text = join_outcomes(outcomes)
    return replace(
        Utterance(text, result.language, result.topic, Priority.RESULT, short_text=text),
        earlier_prefix=result.earlier_prefix,
        essential_text=" ".join(one.essential_text for one in outcomes if one.essential_text),
        vital_length=len(text),
        outcomes=tuple(one.text for one in outcomes),
    )
