"""Turn messages into utterances for a voice, with the priority of each kind of message."""

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
    """Return the priority of a message. If it is queued, it waits its turn as events do."""
    return Priority.EVENT if message.queued else PRIORITIES[message.kind]


def make_utterance(message: SpokenMessage, braille: str | None = None) -> Utterance:
    """Return a message as an utterance for a voice."""
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
