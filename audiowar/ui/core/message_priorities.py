"""Turn messages into utterances, with the priorities of their kinds."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.announce.announcement import Kind
from audiowar.speech.utterance import Priority, Utterance

from .frontend import SpokenMessage

PRIORITIES: Mapping[Kind, Priority] = {
    Kind.NAVIGATION: Priority.NAVIGATION,
    Kind.EVENT: Priority.EVENT,
    Kind.RESULT: Priority.RESULT,
    Kind.SYSTEM: Priority.SYSTEM,
    Kind.REMARK: Priority.REMARK,
}


def get_priority(message: SpokenMessage) -> Priority:
    """Return the priority of an utterance. A queued response has the priority of an event."""
    return Priority.EVENT if message.queued else PRIORITIES[message.kind]


def make_utterance(message: SpokenMessage, braille: str | None = None) -> Utterance:
    """Return the utterance of a message."""
    return Utterance(
        *(
            message.text,
            message.language.tag,
            message.topic,
            get_priority(message),
            braille,
            message.short,
        ),
        vital=message.vital,
        essential=message.essential,
        earlier=message.earlier,
    )
