"""Play a recorded game again: choices and random outcomes from the file, compared line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from audiowar.rules.cards import JOKER, Card, parse_card
from audiowar.rules.chance import Chance
from audiowar.rules.engine import Game
from audiowar.rules.events import Event
from audiowar.rules.registry import get_variant
from audiowar.rules.state import Refused

from .transcript import (
    DamagedTranscript,
    Header,
    Record,
    encode_event,
    equal_as_json,
    is_same_event,
    parse_choice,
)


class ReplayDiffers(Exception):
    """A line that the rules do not lead to.

    `expected` is the line as the rules have it (None: the game is over), `reason` the refusal
    of a choice.
    """

    def __init__(
        self, line: int, expected: Mapping[str, Any] | None = None, reason: Refused | None = None
    ) -> None:
        self.line = line
        self.expected = expected
        self.reason = reason


class MissingOutcome(Exception):
    """No line shows, where it must stand, a random outcome that is needed to go on."""

    def __init__(self, purpose: str, seat: int | None) -> None:
        self.event = {"event": purpose} | ({} if seat is None else {"seat": seat})
        """As much of the line as is known."""


class RecordedChance(Chance):
    """Random outcomes as the events of a file show them.

    An outcome is shown by the next event, or by the one after it where a player puts cards of a
    packet before its renewal is told. After the file's end, `after` supplies outcomes; it is
    asked all along, so that a seeded generator stands where it stood when the file was cut.
    Without it, NoOutcome is raised.
    """

    def __init__(self, records: Sequence[Record], after: Chance | None = None) -> None:
        self._records = records
        self._after = after
        self.next: Callable[[], int] = lambda: 0
        """The index of the record that the next emitted event will be compared with."""
        self.guessed = False
        """Whether an outcome was made up from the file's last line, which shows a part of it."""

    def pick(
        self,
        purpose: str,
        cards: Sequence[Card],
        count: int,
        seat: int | None = None,
        early: int | None = None,
    ) -> list[Card]:
        """Return the `count` of `cards` that the file shows. Raises Differs for other cards."""
        later = self._after.pick(purpose, cards, count, seat) if self._after else None
        record = self._find(purpose, seat, early)
        if record is not None:
            return _require_outcome(record, _outcome(record, cards, seat), cards, count)
        if later is not None:
            return later
        if early is None or self.next() != len(self._records) - 1:
            raise MissingOutcome(purpose, seat)
        last = self._records[self.next()]
        if last.said["event"] not in ("put", "war_cards"):
            raise MissingOutcome(purpose, seat)
        self.guessed = True
        return _guess(last, cards, count, early)

    def _find(self, purpose: str, seat: int | None, early: int | None) -> Record | None:
        first = self.next()
        for index in range(first, min(first + (1 if early is None else 2), len(self._records))):
            said = self._records[index].said
            # A deal shows all seats at once, and Casino War draws for whom the line names.
            anybody = purpose == "deal" or seat is None
            if said["event"] == purpose and (anybody or equal_as_json(said.get("seat"), seat)):
                return self._records[index]
        return None


def _outcome(record: Record, cards: Sequence[Card], seat: int | None) -> list[Card]:
    said = record.said
    if said["event"] == "draw":
        codes = [said.get("card")]
    elif said["event"] != "deal":
        codes = _list(record, said.get("cards"))
    else:
        packets = [_list(record, packet) for packet in _list(record, said.get("cards"))]
        if seat is None:
            codes = [c for packet in packets for c in packet]
            codes += _list(record, said.get("left_out"))
        elif seat < len(packets):
            codes = packets[seat]
        else:
            raise DamagedTranscript(record.line, "outcome")
    outcome = _cards(record, codes)
    # Jokers that are buried in the packets later are no part of the order of the rest.
    return outcome if JOKER in cards else [c for c in outcome if c != JOKER]


def _guess(record: Record, cards: Sequence[Card], count: int, early: int) -> list[Card]:
    """Return an outcome in accord with the last line, which stands before the outcome's own.

    It shows at its end `early` cards: of all `cards` those that come first, of a part of them
    those that are not in it. The order of the rest is made up.
    """
    said = record.said
    codes = _list(record, said.get("down" if said["event"] == "put" else "cards"))
    if said["event"] == "put":
        codes = [*codes, said.get("up")]
    shown = _cards(record, codes[len(codes) - early :])
    rest = list(cards)
    for one in _require_outcome(record, shown, cards, len(shown)):
        rest.remove(one)
    return shown + rest if count == len(cards) else rest


def _require_outcome(
    record: Record, outcome: list[Card], cards: Sequence[Card], count: int
) -> list[Card]:
    """Return the outcome if it is `count` of `cards`. Raises Differs."""
    if len(outcome) != count or Counter(outcome) - Counter(cards):
        raise ReplayDiffers(record.line)
    return outcome


def _list(record: Record, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise DamagedTranscript(record.line, "outcome")
    return value


def _cards(record: Record, codes: list[Any]) -> list[Card]:
    try:
        return [parse_card(text) for text in codes]
    except ValueError:
        raise DamagedTranscript(record.line, "outcome") from None


class Replay:
    """A recorded game as it is played again.

    Iterating yields the events of each step; the step in which the file ends is yielded whole.
    Raises Refused (options, players, position), Damaged or Differs.
    """

    def __init__(
        self,
        header: Header,
        records: Sequence[Record],
        after: Chance | None = None,
        kept: Mapping[str, Any] | None = None,
    ) -> None:
        """`kept`: the table that the records go on from, which a snapshot keeps."""
        self.header = header
        self.records = records
        self._chance = RecordedChance(records, after)
        self.game = Game(
            get_variant(header.game),
            len(header.seats),
            header.options,
            self._chance,
            header.position,
            kept,
        )
        self._begun = kept is not None
        self.compared = 0
        """How many records have been compared."""
        self.beyond: list[Event] = []
        """Events that the rules lead to after the last record, within its step."""
        self._chance.next = lambda: self.compared + len(self.game.state.events)

    @property
    def whole(self) -> bool:
        """Whether the game is over and the file says so; ask when all steps have been yielded."""
        return bool(self.game.finished) and not self.beyond and not self._chance.guessed

    def __iter__(self) -> Iterator[list[Event]]:
        if not self._begun:
            yield self._compared(self.game.start)
        while self.compared < len(self.records):
            yield self._compared(self._step)

    def _compared(self, move: Callable[[], list[Event]]) -> list[Event]:
        """Return what a move brings about, compared with the file."""
        try:
            return self._compare(move())
        except MissingOutcome as missing:
            events = self._compare(self.game.state.events[:])
            if self.compared < len(self.records):
                raise ReplayDiffers(self.records[self.compared].line, missing.event) from None
            return events
        except (DamagedTranscript, ReplayDiffers):
            # What the move had brought about before that stands in earlier lines.
            self._compare(self.game.state.events[:])
            raise

    def _step(self) -> list[Event]:
        game, record = self.game, self.records[self.compared]
        if game.finished:
            raise ReplayDiffers(record.line)
        if not game.questions:
            return game.advance()
        said = record.said
        if said["event"] != "choose":
            raise ReplayDiffers(record.line, {"event": "choose", "seat": min(game.questions)})
        seat, choice = said.get("seat"), said.get("choice")
        if type(seat) is not int or not isinstance(choice, str):
            raise DamagedTranscript(record.line, "no_choice")
        try:
            return game.answer(seat, parse_choice(choice))
        except Refused as refused:
            raise ReplayDiffers(record.line, reason=refused) from None

    def _compare(self, events: list[Event]) -> list[Event]:
        for index, event in enumerate(events):
            if self.compared == len(self.records):
                if self._chance.guessed:
                    return events[:index]
                self.beyond = events[index:]
                break
            record = self.records[self.compared]
            if not is_same_event(record.said, event):
                raise ReplayDiffers(record.line, encode_event(event))
            self.compared += 1
        return events
