"""Replay a transcript: play the match again by the rules, and compare every event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from audiowar.rules.cards import JOKER, Card, parse_card
from audiowar.rules.chance import Chance
from audiowar.rules.events import Event
from audiowar.rules.match import Match
from audiowar.rules.registry import get_variant
from audiowar.rules.state import Refused

from .match_transcript import (
    DamagedTranscript,
    EventRecord,
    Header,
    are_equal_as_json,
    event_to_json_object,
    matches_event,
    parse_choice,
)


class ReplayDiffers(Exception):
    """Raised for a line that does not follow from the rules and from the lines before it.

    `expected` is the line that the rules require. It is None if the match is over, if the line has
    an impossible random outcome, or if the rules refuse the choice in the line; in this last case
    `refusal` says why.
    """

    def __init__(
        self,
        line_number: int,
        expected: Mapping[str, Any] | None = None,
        refusal: Refused | None = None,
    ) -> None:
        self.line_number = line_number
        self.expected = expected
        self.refusal = refusal


class MissingOutcome(Exception):
    """Raised if a random outcome is needed that the next lines of the file do not contain.

    Usually the file has ended before the line with this outcome.
    """

    def __init__(self, event_kind: str, seat: int | None) -> None:
        self.event = {"event": event_kind} | ({} if seat is None else {"seat": seat})
        """The known fields of the transcript line that is missing."""


class RecordedChance(Chance):
    """Reads random outcomes from the events of a transcript.

    The next event contains the outcome, with one exception: if a player picked up new cards while
    putting cards on the table, the next event is the `put` or `war_cards`, and the `pick_up` after
    it contains the outcome.

    After the end of the file, `chance_after_end` supplies the outcomes. Without it, an outcome of
    which the last line shows a part is guessed; for any other, MissingOutcome is raised. All
    earlier outcomes are drawn from `chance_after_end` too, so that a seeded generator is in the
    right state at the end of the file.
    """

    def __init__(
        self, records: Sequence[EventRecord], chance_after_end: Chance | None = None
    ) -> None:
        self._records = records
        self._after = chance_after_end
        self.get_next_record_index: Callable[[], int] = lambda: 0
        """Returns the index of the record with which the next event will be compared."""
        self.has_guessed = False
        """Whether an outcome had to be guessed, because the last line shows only a part of it."""

    def pick(
        self,
        event_kind: str,
        cards: Sequence[Card],
        count: int,
        seat: int | None = None,
        already_shown_count: int | None = None,
    ) -> list[Card]:
        """Return the cards in the transcript. Raises ReplayDiffers unless they are in `cards`.

        Raises DamagedTranscript if they cannot be parsed, and MissingOutcome if there are none.
        """
        later = self._after.pick(event_kind, cards, count, seat) if self._after else None
        record = self._find(event_kind, seat, already_shown_count)
        if record is not None:
            return _require_outcome(record, _recorded_outcome(record, cards, seat), cards, count)
        if later is not None:
            return later
        if already_shown_count is None or self.get_next_record_index() != len(self._records) - 1:
            raise MissingOutcome(event_kind, seat)
        last = self._records[self.get_next_record_index()]
        if last.fields["event"] not in ("put", "war_cards"):
            raise MissingOutcome(event_kind, seat)
        self.has_guessed = True
        return _guess_outcome(last, cards, count, already_shown_count)

    def _find(
        self, event_kind: str, seat: int | None, already_shown_count: int | None
    ) -> EventRecord | None:
        first = self.get_next_record_index()
        # The event `deal` has no seat, and Casino War asks for cards without naming a seat.
        anybody = event_kind == "deal" or seat is None
        ahead = 1 if already_shown_count is None else 2
        for index in range(first, min(first + ahead, len(self._records))):
            fields = self._records[index].fields
            if fields["event"] == event_kind and (
                anybody or are_equal_as_json(fields.get("seat"), seat)
            ):
                return self._records[index]
        return None


def _recorded_outcome(record: EventRecord, cards: Sequence[Card], seat: int | None) -> list[Card]:
    fields = record.fields
    if fields["event"] == "draw":
        codes = [fields.get("card")]
    elif fields["event"] != "deal":
        codes = _require_list(record, fields.get("cards"))
    else:
        dealt = _require_list(record, fields.get("cards"))
        packets = [_require_list(record, packet) for packet in dealt]
        if seat is None:
            codes = [c for packet in packets for c in packet]
            codes += _require_list(record, fields.get("left_out"))
        elif seat < len(packets):
            codes = packets[seat]
        else:
            raise DamagedTranscript(record.line_number, "outcome")
    outcome = _parse_cards(record, codes)
    # Without a joker in `cards`, the jokers in the packets were added after the shuffle.
    return outcome if JOKER in cards else [c for c in outcome if c != JOKER]


def _guess_outcome(
    record: EventRecord, cards: Sequence[Card], count: int, already_shown_count: int
) -> list[Card]:
    """Guess the outcome of a missing line that would follow `record`, the last line of the file.

    The last `already_shown_count` cards in `record` come from `cards`. If all `cards` were
    shuffled, the outcome begins with those shown. If only some were picked, those shown are not
    among them. The order of the other cards is arbitrary.
    """
    fields = record.fields
    codes = _require_list(record, fields.get("down" if fields["event"] == "put" else "cards"))
    if fields["event"] == "put":
        codes = [*codes, fields.get("up")]
    shown = _parse_cards(record, codes[len(codes) - already_shown_count :])
    rest = list(cards)
    for one in _require_outcome(record, shown, cards, len(shown)):
        rest.remove(one)
    return shown + rest if count == len(cards) else rest


def _require_outcome(
    record: EventRecord, outcome: list[Card], cards: Sequence[Card], count: int
) -> list[Card]:
    """Return `outcome`. Raises ReplayDiffers unless it is `count` cards from `cards`."""
    if len(outcome) != count or Counter(outcome) - Counter(cards):
        raise ReplayDiffers(record.line_number)
    return outcome


def _require_list(record: EventRecord, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise DamagedTranscript(record.line_number, "outcome")
    return value


def _parse_cards(record: EventRecord, codes: list[Any]) -> list[Card]:
    try:
        return [parse_card(text) for text in codes]
    except ValueError:
        raise DamagedTranscript(record.line_number, "outcome") from None


class TranscriptReplayer:
    """Replays a transcript. Iterating yields the events of each step.

    If the file ends within a step, the step is completed by the rules. Raises DamagedTranscript,
    ReplayDiffers, and Refused for invalid options, players or positions.
    """

    def __init__(
        self,
        header: Header,
        records: Sequence[EventRecord],
        chance_after_end: Chance | None = None,
    ) -> None:
        self.header = header
        self.records = records
        self._chance = RecordedChance(records, chance_after_end)
        variant, players = get_variant(header.game), len(header.seats)
        chance, position = self._chance, header.position
        self.match = Match(variant, players, header.options, chance, position)
        self.compared_count = 0
        self.events_missing_in_file: list[Event] = []
        """Events that the rules add to complete the last step of the file."""
        self._chance.get_next_record_index = lambda: (
            self.compared_count + len(self.match.state.events)
        )

    @property
    def shows_match_end(self) -> bool:
        """Whether the file shows the end of the match. Valid only after the iteration."""
        return (
            bool(self.match.end_event)
            and not self.events_missing_in_file
            and not self._chance.has_guessed
        )

    def __iter__(self) -> Iterator[list[Event]]:
        yield self._compare_move(self.match.start)
        while self.compared_count < len(self.records):
            yield self._compare_move(self._next_move)

    def _compare_move(self, move: Callable[[], list[Event]]) -> list[Event]:
        """Make a move in the replayed match, compare its events with the file, and return them."""
        try:
            return self._compare_events(move())
        except MissingOutcome as missing:
            events = self._compare_events(self.match.state.events[:])
            if self.compared_count < len(self.records):
                raise ReplayDiffers(
                    self.records[self.compared_count].line_number, missing.event
                ) from None
            return events
        except (DamagedTranscript, ReplayDiffers):
            # If an earlier event of the move differs from the file, report this event instead.
            self._compare_events(self.match.state.events[:])
            raise

    def _next_move(self) -> list[Event]:
        match, record = self.match, self.records[self.compared_count]
        if match.end_event:
            raise ReplayDiffers(record.line_number)
        if not match.questions:
            return match.advance()
        fields = record.fields
        if fields["event"] != "choose":
            raise ReplayDiffers(
                record.line_number, {"event": "choose", "seat": min(match.questions)}
            )
        seat, choice = fields.get("seat"), fields.get("choice")
        if type(seat) is not int or not isinstance(choice, str):
            raise DamagedTranscript(record.line_number, "no_choice")
        try:
            return match.answer(seat, parse_choice(choice))
        except Refused as refused:
            raise ReplayDiffers(record.line_number, refusal=refused) from None

    def _compare_events(self, events: list[Event]) -> list[Event]:
        for index, event in enumerate(events):
            if self.compared_count == len(self.records):
                if self._chance.has_guessed:
                    return events[:index]
                self.events_missing_in_file = events[index:]
                break
            record = self.records[self.compared_count]
            if not matches_event(record.fields, event):
                raise ReplayDiffers(record.line_number, event_to_json_object(event))
            self.compared_count += 1
        return events
