"""The transcript of a match: a JSON line for the header, then one for each event, with secrets."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from audiowar.rules.cards import parse_card
from audiowar.rules.events import Choice, Event, get_fact_defaults
from audiowar.rules.json_value_codecs import dump_event
from audiowar.rules.state import OptionValue

BytesLike: TypeAlias = bytes | bytearray

FORMAT = "audiowar.transcript"
VERSION = 1
OWN_SEAT_FIELD = "own_seat"
"""The header field with the seat of the player who uses this computer."""
COPIED_EVENTS_FIELD = "played_on"
"""The header field with the number of events that were copied from an older match. Only a match
that continues another one has this field."""
MAX_LINE_BYTES = 1 << 20
"""The maximum length of a line in bytes. A header with six decks has a few thousand."""
MAX_JSON_DEPTH = 16
"""The maximum number of levels of a line, as `_depth` counts them. Valid lines have far fewer."""


class DamagedTranscript(Exception):
    """Raised for a file that is not a valid transcript.

    `reason` is the end of the id of the message that explains the fault, and `args` are the
    arguments of this message. Lines are counted from 1.
    """

    def __init__(self, line_number: int, reason: str, **args: Any) -> None:
        self.line_number = line_number
        self.reason = reason
        self.message_args = args

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.message_args.items())
        return f"line {self.line_number}: {self.reason}" + (f" ({details})" if details else "")


class NewerTranscript(DamagedTranscript):
    """Raised for a transcript in a format that only newer versions of the program can read."""


@dataclass(frozen=True, slots=True)
class EventRecord:
    """The parsed line of one event."""

    line_number: int
    """The number of the line in the file. The first line is 1."""
    fields: Mapping[str, Any]


@dataclass(frozen=True)
class Header:
    """The first line of a transcript: the game, the players, the options and the seed."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, OptionValue]
    seed: int
    position: Mapping[str, Any] | None = None
    extra_fields: Mapping[str, Any] = field(default_factory=dict)
    """All other fields of the header, such as the bots in the seats."""

    @property
    def bots_by_seat(self) -> dict[int, str]:
        """The names of the bots, by seat."""
        named = self.extra_fields.get("bots", {})
        if not isinstance(named, dict):
            return {}
        return {n: str(named[str(n)]) for n in range(len(self.seats)) if str(n) in named}

    @property
    def own_seat(self) -> int:
        """The seat of the player who uses this computer; 0 if the header names no valid seat."""
        seat = self.extra_fields.get(OWN_SEAT_FIELD)
        return seat if type(seat) is int and 0 <= seat < len(self.seats) else 0

    @property
    def was_played_online(self) -> bool:
        """Whether the match was played with others on a server."""
        return OWN_SEAT_FIELD in self.extra_fields and COPIED_EVENTS_FIELD not in self.extra_fields


def format_header(header: Header) -> str:
    """Return the header as the first line of a transcript."""
    fields: dict[str, Any] = {"format": FORMAT, "version": VERSION, "game": header.game}
    fields |= {"options": dict(header.options), "seats": list(header.seats), "seed": header.seed}
    if header.position is not None:
        fields["position"] = header.position
    return format_json_line({**fields, **header.extra_fields})


def format_event(event: Event) -> str:
    """Return an event, with its secrets, as a line of a transcript."""
    return format_json_line(event_to_json_object(event))


def event_to_json_object(event: Event) -> dict[str, Any]:
    """Return an event, with its secrets, as a JSON object for a transcript."""
    return dump_event(event, reveals_secrets=True)


def parse_choice(text: str) -> Choice:
    """Return the card with the code `text`. Return any other text, such as "war", unchanged."""
    try:
        return parse_card(text)
    except ValueError:
        return text


_TEXT = json.JSONEncoder(ensure_ascii=False).encode


def format_json_line(values: Mapping[str, Any]) -> str:
    """Return a JSON object as one line of text, which ends with a newline."""
    return _TEXT(values) + "\n"


def list_event_kinds() -> Collection[str]:
    """Return the names of all events of all games."""
    # Imported here because the module loads all games, which reading a header does not need.
    from audiowar.rules.wire import EVENT_CLASSES_BY_KIND

    return EVENT_CLASSES_BY_KIND.keys()


MAX_TRANSCRIPT_BYTES = 32 << 20
"""The maximum size of a transcript in bytes. With eight players a trick takes 800 bytes, so a match
that reaches the default trick limit takes 25 million bytes."""


def parse_transcript(
    text: str | BytesLike, first_line: int = 1
) -> tuple[Header, list[EventRecord]]:
    """Parse a transcript. Events of unknown kinds are left out. Raises DamagedTranscript."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    header: Header | None = None
    records, kinds = [], list_event_kinds()
    for number, line in enumerate(bytes(data).split(b"\n"), first_line):
        if not line.strip():
            continue
        record = EventRecord(number, parse_json_line(line, number))
        if header is None:
            header = parse_header(record)
        elif not isinstance(record.fields.get("event"), str):
            raise DamagedTranscript(number, "no_event")
        elif record.fields["event"] in kinds:
            records.append(record)
    if header is None:
        raise DamagedTranscript(first_line, "empty")
    return header, records


def parse_json_line(line: BytesLike, number: int) -> Mapping[str, Any]:
    """Parse a line. Raises DamagedTranscript unless it is a JSON object in valid UTF-8."""
    try:
        text = line.decode("utf-8-sig" if number == 1 else "utf-8")
    except UnicodeDecodeError:
        raise DamagedTranscript(number, "no_utf8") from None
    try:
        values = json.loads(text)
    except (ValueError, RecursionError):
        raise DamagedTranscript(number, "no_json") from None
    nested = text.count("[") + text.count("{") > MAX_JSON_DEPTH and _depth(values) > MAX_JSON_DEPTH
    if nested or not isinstance(values, dict):
        raise DamagedTranscript(number, "no_json")
    if "\\u" in text:
        # An escaped lone surrogate is valid JSON, but cannot be encoded as UTF-8.
        try:
            json.dumps(values, ensure_ascii=False).encode()
        except UnicodeEncodeError:
            raise DamagedTranscript(number, "no_utf8") from None
    return values


def _depth(value: Any) -> int:
    """Return the number of levels in a JSON value: 1 for a number, 2 for a list of numbers."""
    layer, depth = [value], 0
    while layer:
        layer = [
            part
            for held in layer
            if isinstance(held, (dict, list))
            for part in (held.values() if isinstance(held, dict) else held)
        ]
        depth += 1
    return depth


def iter_numbered_transcripts(lines: Iterable[bytes]) -> Iterator[tuple[int, BytesLike]]:
    """Yield the number of the first line and the text of each transcript in a file.

    A file without any transcript yields one text, which is blank. Raises DamagedTranscript if a
    line or a transcript is too long, or a header is invalid.
    """
    part, first, begun = bytearray(), 1, False
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE_BYTES or len(part) > MAX_TRANSCRIPT_BYTES:
            raise DamagedTranscript(number, "too_long")
        if begun and _is_header_line(line):
            yield first, part
            part, first, begun = bytearray(), number, False
        if not begun and line.strip():
            parse_header(EventRecord(number, parse_json_line(line, number)))
            begun = True
        part += line
    yield first, part


def _is_header_line(line: bytes) -> bool:
    if FORMAT.encode() not in line:
        return False
    try:
        fields_of_line = parse_json_line(line, 0)
    except DamagedTranscript:
        return False
    return fields_of_line.get("format") == FORMAT and "event" not in fields_of_line


def parse_header(record: EventRecord) -> Header:
    """Parse a header. Raises DamagedTranscript, also for an unknown format or version."""
    said, line = record.fields, record.line_number
    if said.get("format") != FORMAT:
        raise DamagedTranscript(line, "foreign")
    version = said.get("version")
    if not are_equal_as_json(version, VERSION):
        if type(version) is int and version > VERSION:
            raise NewerTranscript(line, "version", version=str(version))
        raise DamagedTranscript(line, "version", version=str(version))
    for name, good in _HEADER_SHAPES.items():
        if not good(said.get(name)):
            raise DamagedTranscript(line, "header", part=name)
    known_names = {"format", "version", *_HEADER_SHAPES}
    more = {name: value for name, value in said.items() if name not in known_names}
    options, seed = said.get("options") or {}, said.get("seed") or 0
    return Header(said["game"], tuple(said["seats"]), options, seed, said.get("position"), more)


_HEADER_SHAPES: Mapping[str, Callable[[Any], bool]] = {
    "game": lambda v: isinstance(v, str),
    "seats": lambda v: isinstance(v, list) and all(isinstance(name, str) for name in v),
    "options": lambda v: v is None or isinstance(v, dict),
    "seed": lambda v: v is None or type(v) is int,
    "position": lambda v: v is None or isinstance(v, dict),
}


def format_transcript(header: Header, events: Iterable[Event]) -> str:
    """Return a whole transcript as text."""
    return format_header(header) + "".join(map(format_event, events))


def matches_event(fields: Mapping[str, Any], event: Event) -> bool:
    """Return whether the fields of a line describe `event`. Additional fields are allowed.

    Facts may be missing: older versions did not write them.
    """
    facts, ours = get_fact_defaults(type(event)), event_to_json_object(event).items()
    return all(
        are_equal_as_json(fields[name], value) if name in fields else name in facts
        for name, value in ours
    )


def are_equal_as_json(theirs: Any, ours: Any) -> bool:
    """Return whether two values are equal in JSON, where true and 1 differ."""
    if isinstance(ours, Sequence) and not isinstance(ours, str):
        has_length = isinstance(theirs, list) and len(theirs) == len(ours)
        return has_length and all(map(are_equal_as_json, theirs, ours))
    return type(theirs) is type(ours) and bool(theirs == ours)
