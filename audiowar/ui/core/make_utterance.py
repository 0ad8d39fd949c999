"""Turn messages into utterances for a voice, with the priority of each kind of message."""

from __future__ import annotations

from audiowar.speech.utterance import Priority, Utterance

from .frontend import SpokenMessage


def get_priority(message: SpokenMessage) -> Priority:
    """Return the priority of the message's kind.

    A response to a key that follows a system message has the priority of an event, so that it does
    not interrupt that message.
    """
    return Priority.EVENT if message.follows_system_message else Priority[message.kind.name]


def make_utterance(message: SpokenMessage, braille: str | None = None) -> Utterance:
    """Return a message as an utterance for a voice."""
    return Utterance(
        message.text,
        language=message.locale.tag,
        topic=message.topic,
        priority=get_priority(message),
        braille=braille,
        short_text=message.short_text,
        vital_length=message.vital_length,
        essential_text=message.essential_text,
        winner_text=message.winner_text,
    )
