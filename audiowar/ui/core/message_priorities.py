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


def priority_of(said: SpokenMessage) -> Priority:
    """Return the priority of an utterance. A queued response has the priority of an event."""
    return Priority.EVENT if said.queued else PRIORITIES[said.kind]


def make_utterance(said: SpokenMessage, braille: str | None = None) -> Utterance:
    """Return the utterance of a message."""
    return Utterance(
        *(said.text, said.language.tag, said.topic, priority_of(said), braille, said.short),
        vital=said.vital,
        essential=said.essential,
        earlier=said.earlier,
    )
