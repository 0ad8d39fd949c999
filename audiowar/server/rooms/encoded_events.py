"""Encode events as JSON for those who may know them, and sum them up."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import orjson

from audiowar.rules import wire
from audiowar.rules.events import Event, Seat
from audiowar.rules.projection import find_secrets, project_event
from audiowar.storage.match_transcript import event_to_json_object

DIGEST_BYTES: Final = 6


class EncodedEvent(NamedTuple):
    """An event, and its line in the transcript as JSON."""

    event: Event
    line: bytes

    def encode_for(self, viewer: Seat | None) -> bytes:
        """Return the event as JSON, without the secrets that a viewer may not know."""
        if all(viewer in secret.known_to for secret in find_secrets(self.event)):
            return self.line
        return orjson.dumps(wire.dump_event(project_event(self.event, viewer)))


def dump_compactly(value: Any) -> bytes:
    """Return a value as JSON that can be kept: what orjson returns keeps a buffer of 4 kB."""
    return b"%b" % orjson.dumps(value)


def encode_events_as_lines(events: Iterable[Event]) -> list[bytes]:
    """Return each event as JSON, like a line of a transcript but without spaces or a newline."""
    return [dump_compactly(event_to_json_object(event)) for event in events]


class LogChecksum:
    """The checksum of all events that were sent to one client.

    It shows whether a client has the same events as the stored match. They differ if the stored log
    has lost its end or comes from a backup, and the match has continued in another way since then.
    """

    def __init__(self) -> None:
        self._hash = blake2b(digest_size=DIGEST_BYTES)

    def add(self, events: Iterable[bytes]) -> None:
        """Continue the checksum with the next events that are sent, each as JSON."""
        self._hash.update(b"".join(events))

    def to_text(self, last_event: int) -> str:
        """Return the checksum as text, beginning with the number of the last event sent."""
        return f"{last_event}.{self._hash.hexdigest()}"


def parse_last_event_number(checksum: str) -> int:
    """Return the event number with which a checksum's text begins; -1 if the text is invalid."""
    number = checksum.partition(".")[0]
    return int(number) if number.isascii() and number.isdecimal() and len(number) < 10 else -1
