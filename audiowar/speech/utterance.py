"""Utterances: texts to speak, with their priority and topic."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Priority(Enum):
    """The kind of an utterance, which decides whether it waits for other speech or replaces it."""

    NAVIGATION = "navigation"
    """The response to a key. It interrupts other speech. Only the newest response is spoken."""
    EVENT = "event"
    """A small event. It waits. A newer utterance of the same topic, or a key press, drops it."""
    RESULT = "result"
    """A result. It waits, and stays when a key is pressed. A newer result of the topic turns it
    into its outcome."""
    SYSTEM = "system"
    """A message about the program. It waits, and stays when a key is pressed. A newer message of
    the same topic replaces it."""
    REMARK = "remark"
    """A remark of an opponent. It waits. A newer result or remark, or a key press, drops it."""
    PRESENCE = "presence"
    """Who comes and goes. It waits for a pause of voice and keys, and is never repeated."""


KEPT_ON_KEY_PRESS = frozenset({Priority.RESULT, Priority.SYSTEM, Priority.PRESENCE})
"""Priorities that stay in the queue when a key is pressed."""


@dataclass(frozen=True)
class Utterance:
    """A text to speak, and to show in braille as one message."""

    text: str
    language: str = ""
    """The BCP 47 tag of the text's language; empty for the language set in the `Speaker`."""
    topic: str = ""
    """What the text is about, or empty. An utterance can replace older ones of the same topic."""
    priority: Priority = Priority.EVENT
    braille: str | None = None
    """The text in braille; None for the same text, empty to show nothing."""
    short_text: str = ""
    """The outcome of a result, spoken instead of `text` if a newer result comes or if a key cut
    `text` off after its beginning was heard."""
    vital_length: int = 0
    """How many characters, from the start of `text`, must be heard: for a result, up to the end of
    the outcome. 0 means the whole text."""
    essential_text: str = ""
    """The sentences of `short_text` that are spoken even if many newer results come."""
    winner_text: str = ""
    """Who won the match, if this result ended it: spoken even if a new match has begun."""


def is_result(utterance: Utterance, topic: str) -> bool:
    """Return whether an utterance is a result of the topic."""
    return utterance.priority is Priority.RESULT and utterance.topic == topic


def replaces(new: Utterance, old: Utterance) -> bool:
    """Return whether a new utterance replaces an older one that is still waiting."""
    if old.priority is Priority.RESULT:
        # A response that has the topic of a result says the same as the result.
        return new.priority is Priority.NAVIGATION and "" != new.topic == old.topic
    if old.priority is Priority.REMARK and new.priority in (Priority.RESULT, Priority.REMARK):
        return True
    both_navigate = new.priority is old.priority is Priority.NAVIGATION
    return both_navigate or (bool(new.topic) and new.topic == old.topic)
