"""Replay a transcript: apply it to the rules and compare every event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from audiowar.rules.cards import JOKER, Card, parse_card
from audiowar.rules.chance import Chance
from audiowar.rules.events import Event
from audiowar.rules.match import Game
from audiowar.rules.registry import get_variant
from audiowar.rules.state import Refused

from .match_transcript import (
    DamagedTranscript,
    Header,
    Record,
    encode_event,
    equal_as_json,
    matches_event,
    parse_choice,
)


class ReplayDiffers(Exception):
    """Raised for a line that does not follow from the rules and the lines before it.

    `expected` is the line that follows from the rules, None if the match is over. `reason` is the
    refusal of a choice.
    """

    def __init__(
        self, line: int, expected: Mapping[str, Any] | None = None, reason: Refused | None = None
    ) -> None:
        self.line = line
        self.expected = expected
        self.reason = reason


class MissingOutcome(Exception):
    """Raised if the line with a random outcome is missing, so that nothing can follow."""

    def __init__(self, purpose: str, seat: int | None) -> None:
        self.event = {"event": purpose} | ({} if seat is None else {"seat": seat})
        """The known part of the missing line."""


class RecordedChance(Chance):
    """Random outcomes read from the events of a transcript.

    An outcome is in the next event. It may be in the one after that if a packet was shuffled anew
    while its cards were put on the table: then the event `put` precedes the event `pick_up`.
    `chance_after_end` supplies the outcomes after the end of the file; without it, MissingOutcome
    is raised. It is called for the earlier outcomes too, so that a seeded generator is in the right
    state where the file was cut.
    """

    def __init__(self, records: Sequence[Record], chance_after_end: Chance | None = None) -> None:
        self._records = records
        self._after = chance_after_end
        self.next_record: Callable[[], int] = lambda: 0
        """Return the index of the record that the next emitted event will be compared with."""
        self.has_guessed = False
        """Whether an outcome was invented to fit the last line, which shows only a part of it."""

    def pick(
        self,
        purpose: str,
        cards: Sequence[Card],
        count: int,
        seat: int | None = None,
        early_count: int | None = None,
    ) -> list[Card]:
        """Return the `count` of `cards` that the file shows.

        Raises ReplayDiffers for other cards.
        """
        later = self._after.pick(purpose, cards, count, seat) if self._after else None
        record = self._find(purpose, seat, early_count)
        if record is not None:
            return _require_outcome(record, _recorded_outcome(record, cards, seat), cards, count)
        if later is not None:
            return later
        if early_count is None or self.next_record() != len(self._records) - 1:
            raise MissingOutcome(purpose, seat)
        last = self._records[self.next_record()]
        if last.fields["event"] not in ("put", "war_cards"):
            raise MissingOutcome(purpose, seat)
        self.has_guessed = True
        return _guess_outcome(last, cards, count, early_count)

    def _find(self, purpose: str, seat: int | None, early_count: int | None) -> Record | None:
        first = self.next_record()
        for index in range(
            first, min(first + (1 if early_count is None else 2), len(self._records))
        ):
            said = self._records[index].fields
            # The event `deal` has no seat, and Casino War requests cards without naming a seat.
            anybody = purpose == "deal" or seat is None
            if said["event"] == purpose and (anybody or equal_as_json(said.get("seat"), seat)):
                return self._records[index]
        return None


def _recorded_outcome(record: Record, cards: Sequence[Card], seat: int | None) -> list[Card]:
    said = record.fields
    if said["event"] == "draw":
        codes = [said.get("card")]
    elif said["event"] != "deal":
        codes = _require_list(record, said.get("cards"))
    else:
        packets = [
            _require_list(record, packet) for packet in _require_list(record, said.get("cards"))
        ]
        if seat is None:
            codes = [c for packet in packets for c in packet]
            codes += _require_list(record, said.get("left_out"))
        elif seat < len(packets):
            codes = packets[seat]
        else:
            raise DamagedTranscript(record.line, "outcome")
    outcome = _parse_cards(record, codes)
    # If no joker was among the shuffled cards, the jokers in the packets were added afterwards.
    return outcome if JOKER in cards else [c for c in outcome if c != JOKER]


def _guess_outcome(
    record: Record, cards: Sequence[Card], count: int, early_count: int
) -> list[Card]:
    """Return an outcome that fits the last line of a file whose next line is missing.

    The last `early_count` cards of that line were drawn with the outcome. If all `cards` are
    shuffled, they are its first cards; if only some are picked, they are not among them. The order
    of the other cards is arbitrary.
    """
    said = record.fields
    codes = _require_list(record, said.get("down" if said["event"] == "put" else "cards"))
    if said["event"] == "put":
        codes = [*codes, said.get("up")]
    shown = _parse_cards(record, codes[len(codes) - early_count :])
    rest = list(cards)
    for one in _require_outcome(record, shown, cards, len(shown)):
        rest.remove(one)
    return shown + rest if count == len(cards) else rest


def _require_outcome(
    record: Record, outcome: list[Card], cards: Sequence[Card], count: int
) -> list[Card]:
    """Return the outcome. Raises ReplayDiffers unless it consists of `count` of `cards`."""
    if len(outcome) != count or Counter(outcome) - Counter(cards):
        raise ReplayDiffers(record.line)
    return outcome


def _require_list(record: Record, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise DamagedTranscript(record.line, "outcome")
    return value


def _parse_cards(record: Record, codes: list[Any]) -> list[Card]:
    try:
        return [parse_card(text) for text in codes]
    except ValueError:
        raise DamagedTranscript(record.line, "outcome") from None


class Replay:
    """A transcript that is being replayed.

    Iterating yields the events of each step. If the file ends within a step, the whole step is
    yielded. Raises Refused for wrong options, players or positions, DamagedTranscript and
    ReplayDiffers.
    """

    def __init__(
        self,
        header: Header,
        records: Sequence[Record],
        chance_after_end: Chance | None = None,
        snapshot: Mapping[str, Any] | None = None,
    ) -> None:
        """`snapshot`: the state before the first record; None for the start of the match."""
        self.header = header
        self.records = records
        self._chance = RecordedChance(records, chance_after_end)
        self.game = Game(
            get_variant(header.game),
            len(header.seats),
            header.options,
            self._chance,
            header.position,
            snapshot,
        )
        self._is_begun = snapshot is not None
        self.compared_count = 0
        """The number of records compared so far."""
        self.missing_events: list[Event] = []
        """Events that the rules produce after the last record, within its step."""
        self._chance.next_record = lambda: self.compared_count + len(self.game.state.events)

    @property
    def shows_match_end(self) -> bool:
        """Whether the match is over and the file shows it; valid after the iteration."""
        return bool(self.game.finished) and not self.missing_events and not self._chance.has_guessed

    def __iter__(self) -> Iterator[list[Event]]:
        if not self._is_begun:
            yield self._compare_move(self.game.start)
        while self.compared_count < len(self.records):
            yield self._compare_move(self._next_move)

    def _compare_move(self, move: Callable[[], list[Event]]) -> list[Event]:
        """Make a move and return its events, compared with the file."""
        try:
            return self._compare_events(move())
        except MissingOutcome as missing:
            events = self._compare_events(self.game.state.events[:])
            if self.compared_count < len(self.records):
                raise ReplayDiffers(self.records[self.compared_count].line, missing.event) from None
            return events
        except (DamagedTranscript, ReplayDiffers):
            # If an event that the move emitted before the fault differs too, report that one.
            self._compare_events(self.game.state.events[:])
            raise

    def _next_move(self) -> list[Event]:
        game, record = self.game, self.records[self.compared_count]
        if game.finished:
            raise ReplayDiffers(record.line)
        if not game.questions:
            return game.advance()
        said = record.fields
        if said["event"] != "choose":
            raise ReplayDiffers(record.line, {"event": "choose", "seat": min(game.questions)})
        seat, choice = said.get("seat"), said.get("choice")
        if type(seat) is not int or not isinstance(choice, str):
            raise DamagedTranscript(record.line, "no_choice")
        try:
            return game.answer(seat, parse_choice(choice))
        except Refused as refused:
            raise ReplayDiffers(record.line, reason=refused) from None

    def _compare_events(self, events: list[Event]) -> list[Event]:
        for index, event in enumerate(events):
            if self.compared_count == len(self.records):
                if self._chance.has_guessed:
                    return events[:index]
                self.missing_events = events[index:]
                break
            record = self.records[self.compared_count]
            if not matches_event(record.fields, event):
                raise ReplayDiffers(record.line, encode_event(event))
            self.compared_count += 1
        return events
