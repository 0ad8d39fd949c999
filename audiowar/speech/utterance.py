"""Utterances: texts to speak, with their priority and topic."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Priority(Enum):
    """How an utterance waits for, interrupts or replaces others."""

    NAVIGATION = "navigation"
    """The response to a key: interrupts; only the last one is spoken."""
    EVENT = "event"
    """A small event: waits; a newer one of its topic replaces it; a key drops it."""
    RESULT = "result"
    """A result: waits, and a key does not drop it. The newest one of a topic is spoken soon, after
    a short line with older ones."""
    SYSTEM = "system"
    """About the program: waits; a newer one of its topic replaces it; a key does not drop it."""
    REMARK = "remark"
    """A remark: waits; a newer result or remark replaces it; a key drops it."""


OUTLIVES_A_KEY = frozenset({Priority.RESULT, Priority.SYSTEM})
"""Priorities that stay in the queue when a key is pressed."""
OUTDATES_A_REMARK = frozenset({Priority.RESULT, Priority.REMARK})
"""Priorities that replace a waiting remark."""


@dataclass(frozen=True)
class Utterance:
    """A text to speak, and to show in braille as one message."""

    text: str
    language: str = ""
    """The BCP 47 language tag; empty for the language of the speaker."""
    topic: str = ""
    """The topic. An unspoken older line of the same topic is stale. Empty for no topic."""
    priority: Priority = Priority.EVENT
    braille: str | None = None
    """The text in braille; None for the same text, empty for nothing."""
    short: str = ""
    """The short form of a result, if the next result comes first or only the beginning was heard.
    Empty if there is none."""
    vital: int = 0
    """The number of characters after which the outcome of a result has been heard."""
    essential: str = ""
    """The sentences of `short` that are spoken even if newer results come first."""
    parts: tuple[str, ...] = ()
    """The outcomes in this utterance, if it is the short line of older results."""
    earlier: str = ""
    """The beginning of a line with an outcome that is spoken after newer ones, such as
    "Earlier:"."""


def is_result(utterance: Utterance, topic: str) -> bool:
    """Return whether an utterance is a result of the topic."""
    return utterance.priority is Priority.RESULT and utterance.topic == topic


def replaces(new: Utterance, old: Utterance) -> bool:
    """Return whether a new utterance makes an unspoken older one stale."""
    if old.priority is Priority.RESULT:
        # The response to a key has already told the result.
        return new.priority is Priority.NAVIGATION and "" != new.topic == old.topic
    if old.priority is Priority.REMARK and new.priority in OUTDATES_A_REMARK:
        return True
    both_navigate = new.priority is old.priority is Priority.NAVIGATION
    return both_navigate or (bool(new.topic) and new.topic == old.topic)
