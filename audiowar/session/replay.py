"""Play a recorded game again: choices and random outcomes from the file, compared line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from audiowar.rules.cards import JOKER, Card, card
from audiowar.rules.chance import Chance
from audiowar.rules.engine import Game
from audiowar.rules.events import Event
from audiowar.rules.registry import variant
from audiowar.rules.state import Refused

from .transcript import Damaged, Header, Record, encode, parse_choice, same


class Differs(Exception):
    """A line that the rules do not lead to.

    `expected` is the line as the rules have it (None: the game is over), `reason` the refusal
    of a choice.
    """

    def __init__(
        self, line: int, expected: Mapping[str, Any] | None = None, reason: Refused | None = None
    ) -> None:
        super().__init__(line, expected, reason)
        self.line = line
        self.expected = expected
        self.reason = reason


class CutOff(Exception):
    """The file ends before a random outcome that is needed to go on."""


class RecordedChance:
    """Random outcomes as the events of a file show them.

    After the file's end, `after` supplies them; it is asked all along, so that a seeded
    generator stands where it stood when the file was cut. Without it, CutOff is raised.
    """

    def __init__(self, records: Sequence[Record], after: Chance | None = None) -> None:
        self._records = records
        self._after = after
        self.next: Callable[[], int] = lambda: 0
        """The index of the record that the next emitted event will be compared with."""

    def order(self, purpose: str, cards: Sequence[Card], seat: int | None = None) -> list[Card]:
        """Return `cards` in the order that the file shows."""
        return self.pick(purpose, cards, len(cards), seat)

    def pick(
        self, purpose: str, cards: Sequence[Card], count: int, seat: int | None = None
    ) -> list[Card]:
        """Return the `count` of `cards` that the file shows. Raises Differs for other cards."""
        later = self._after.pick(purpose, cards, count, seat) if self._after else None
        record = self._find(purpose, seat)
        if record is None:
            if later is None:
                raise CutOff
            return later
        outcome = _outcome(record, cards, seat)
        left = list(cards)
        for drawn in outcome:
            if drawn not in left:
                raise Differs(record.line)
            left.remove(drawn)
        if len(outcome) != count:
            raise Differs(record.line)
        return outcome

    def _find(self, purpose: str, seat: int | None) -> Record | None:
        for record in self._records[self.next() :]:
            said = record.said
            if said["event"] == purpose and (
                purpose == "deal" or seat is None or said.get("seat", seat) == seat
            ):
                return record
        return None


def _outcome(record: Record, cards: Sequence[Card], seat: int | None) -> list[Card]:
    said = record.said
    try:
        if said["event"] == "draw":
            codes = [said["card"]]
        elif said["event"] != "deal":
            codes = said["cards"]
        elif seat is not None:
            codes = said["cards"][seat]
        else:
            codes = [c for packet in said["cards"] for c in packet] + said["left_out"]
        outcome = [card(text) for text in codes]
    except (ValueError, LookupError, TypeError):
        raise Damaged(record.line, "outcome") from None
    # Jokers that are buried in the packets later are no part of the order of the rest.
    return outcome if JOKER in cards else [c for c in outcome if c != JOKER]


class Replay:
    """A recorded game as it is played again.

    Iterating yields the events of each step; the step in which the file ends is yielded whole.
    Raises Refused (options, players, position), Damaged or Differs.
    """

    def __init__(
        self, header: Header, records: Sequence[Record], after: Chance | None = None
    ) -> None:
        self.header = header
        self.records = records
        self._chance = RecordedChance(records, after)
        self.game = Game(
            variant(header.game),
            len(header.seats),
            header.options,
            self._chance,
            header.position,
        )
        self.compared = 0
        """How many records have been compared."""
        self.beyond: list[Event] = []
        """Events that the rules lead to after the last record, within its step."""
        self._chance.next = lambda: self.compared + len(self.game.state.events)

    def __iter__(self) -> Iterator[list[Event]]:
        try:
            yield self._compare(self.game.start())
            while self.compared < len(self.records):
                yield self._compare(self._step())
        except CutOff:
            # Whatever the unfinished step had emitted stands in the file: compare that too.
            events = self.game.state.events[:]
            yield self._compare(events)

    def _step(self) -> list[Event]:
        game, record = self.game, self.records[self.compared]
        if game.finished:
            raise Differs(record.line)
        if not game.questions:
            return game.advance()
        said = record.said
        if said["event"] != "choose":
            raise Differs(record.line, {"event": "choose", "seat": min(game.questions)})
        seat, choice = said.get("seat"), said.get("choice")
        if type(seat) is not int or not isinstance(choice, str):
            raise Damaged(record.line, "no_choice")
        try:
            return game.answer(seat, parse_choice(choice))
        except Refused as refused:
            raise Differs(record.line, reason=refused) from None

    def _compare(self, events: list[Event]) -> list[Event]:
        for index, event in enumerate(events):
            if self.compared == len(self.records):
                self.beyond = events[index:]
                break
            record = self.records[self.compared]
            if not same(record.said, event):
                raise Differs(record.line, encode(event))
            self.compared += 1
        return events
