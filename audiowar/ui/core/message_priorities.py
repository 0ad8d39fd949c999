"""How each kind of message behaves among others, in every front that has a voice."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.announce.announcement import Kind
from audiowar.speech.utterance import Priority

from .frontend import SpokenMessage

PRIORITIES: Mapping[Kind, Priority] = {
    Kind.NAVIGATION: Priority.NAVIGATION,
    Kind.EVENT: Priority.EVENT,
    Kind.RESULT: Priority.RESULT,
    Kind.SYSTEM: Priority.SYSTEM,
    Kind.REMARK: Priority.REMARK,
}


def priority_of(said: SpokenMessage) -> Priority:
    """Return how an utterance behaves; an answer that is queued behaves like an event."""
    return Priority.EVENT if said.queued else PRIORITIES[said.kind]
