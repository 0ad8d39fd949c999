"""Utterances: texts to speak, with their priority and topic."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Priority(Enum):
    """What an utterance is about, which decides how it waits for, interrupts or replaces others."""

    NAVIGATION = "navigation"
    """The response to a key: interrupts; only the last one is spoken."""
    EVENT = "event"
    """A small event: waits; a newer one of its topic replaces it; a key drops it."""
    RESULT = "result"
    """A result: waits, and a key does not drop it. The newest one of a topic is spoken soon, after
    a short line that sums up older ones."""
    SYSTEM = "system"
    """A message about the program: waits; a newer one of its topic replaces it; a key does not drop
    it."""
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
    """What the text is about. Older utterances of the same topic that still wait become stale.
    Empty for no topic."""
    priority: Priority = Priority.EVENT
    braille: str | None = None
    """The text in braille; None for the same text, empty to show nothing."""
    short: str = ""
    """The outcome of a result, spoken instead of `text` if a newer result comes or if only the
    beginning was heard. Empty if there is none."""
    vital: int = 0
    """The number of characters of `text` after which the outcome of a result has been heard."""
    essential: str = ""
    """The sentences of `short` that are spoken even if newer results come first."""
    parts: tuple[str, ...] = ()
    """The outcomes that this utterance sums up, if it is the short line of older results."""
    earlier: str = ""
    """The beginning, such as "Earlier:", of a line with outcomes spoken after newer ones."""


def is_result(utterance: Utterance, topic: str) -> bool:
    """Return whether an utterance is a result of the topic."""
    return utterance.priority is Priority.RESULT and utterance.topic == topic


def replaces(new: Utterance, old: Utterance) -> bool:
    """Return whether a new utterance makes an older one stale that still waits."""
    if old.priority is Priority.RESULT:
        # A response to a key with the topic of a result says the same as the result.
        return new.priority is Priority.NAVIGATION and "" != new.topic == old.topic
    if old.priority is Priority.REMARK and new.priority in OUTDATES_A_REMARK:
        return True
    both_navigate = new.priority is old.priority is Priority.NAVIGATION
    return both_navigate or (bool(new.topic) and new.topic == old.topic)
