"""Utterances: texts to speak, with their priority and topic."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Priority(Enum):
    """How an utterance behaves among others."""

    NAVIGATION = "navigation"
    """The answer to a key: interrupts; only the last one counts."""
    EVENT = "event"
    """Something happened: queues; a newer one of its topic replaces it; a key press drops it."""
    RESULT = "result"
    """An outcome: queues; a key keeps it. The newest of a topic is soon said, and what waited of
    its topic only shortly before it."""
    SYSTEM = "system"
    """About the program: queues; a newer one of its topic replaces it; a key keeps it."""
    REMARK = "remark"
    """By the way: queues; a newer outcome or remark replaces it; a key press drops it."""


OUTLIVES_A_KEY = frozenset({Priority.RESULT, Priority.SYSTEM})
"""Priorities that stay in the queue when a key is pressed."""
OUTDATES_A_REMARK = frozenset({Priority.RESULT, Priority.REMARK})
"""Priorities that replace a waiting remark."""


@dataclass(frozen=True)
class Utterance:
    """One thing to say, and to show in braille as one message."""

    text: str
    language: str = ""
    """BCP 47 tag; empty: the language of the speaker."""
    topic: str = ""
    """What the line is about: an unspoken older line of the same topic is stale. Empty: nothing."""
    priority: Priority = Priority.EVENT
    braille: str | None = None
    """The braille line; None: the text; empty: nothing."""
    short: str = ""
    """What is said of a result that still waits when the next one comes, or of which only the
    beginning was heard; empty: nothing, and the whole."""
    vital: int = 0
    """The number of characters after which the outcome of a result has been heard."""
    essential: str = ""
    """The sentences of `short` that stay however many newer results come before it is said."""
    parts: tuple[str, ...] = ()
    """The outcomes that it tells, one by one, if it is the short line of older results."""
    earlier: str = ""
    """What begins a line that tells its outcome after newer ones, such as "Earlier:"."""


def is_result(utterance: Utterance, topic: str) -> bool:
    """Return whether an utterance is a result of the topic."""
    return utterance.priority is Priority.RESULT and utterance.topic == topic


def replaces(new: Utterance, old: Utterance) -> bool:
    """Return whether a new utterance makes an unspoken older one stale."""
    if old.priority is Priority.RESULT:
        # A key has told it.
        return new.priority is Priority.NAVIGATION and "" != new.topic == old.topic
    if old.priority is Priority.REMARK and new.priority in OUTDATES_A_REMARK:
        return True
    both_navigate = new.priority is old.priority is Priority.NAVIGATION
    return both_navigate or (bool(new.topic) and new.topic == old.topic)
