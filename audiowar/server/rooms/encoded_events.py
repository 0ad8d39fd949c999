"""Encode events as JSON, only once for all viewers who may know the same parts, and sum them up."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

import orjson

from audiowar.rules import wire
from audiowar.rules.events import Event, Seat
from audiowar.rules.projection import find_secrets, project_event
from audiowar.storage.match_transcript import event_to_json_object

DIGEST_BYTES: Final = 6


class EncodedEvent:
    """An event as JSON.

    It is encoded once for all viewers who know all its secrets, and once for those who know none.
    """

    __slots__ = ("_event", "_hidden", "_line", "_secrets")

    def __init__(self, event: Event, line: bytes) -> None:
        """`line` is the event's line in the transcript."""
        self._event = event
        self._line = line
        self._secrets = [secret.known_to for secret in find_secrets(event)]
        self._hidden = b""
        """The event without any of its secrets, as JSON; empty until it is first needed."""

    def encode_for(self, viewer: Seat | None) -> bytes:
        """Return the event as JSON, without the secrets that a viewer may not know."""
        known_secrets = [to for to in self._secrets if viewer in to]
        if len(known_secrets) == len(self._secrets):
            # The viewer may know all secrets, so the line of the transcript can be sent.
            return self._line
        if known_secrets:
            return self._encode(viewer)
        if not self._hidden:
            self._hidden = self._encode(None)
        return self._hidden

    def _encode(self, viewer: Seat | None) -> bytes:
        return orjson.dumps(wire.dump_event(project_event(self._event, viewer)))


def encode_events_as_lines(events: Iterable[Event]) -> list[bytes]:
    """Return each event as JSON, like a line of a transcript but without spaces or a newline."""
    return [orjson.dumps(event_to_json_object(event)) for event in events]


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
