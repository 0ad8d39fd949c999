"""A game at a table of the server: written down first, then told to each as they may know it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

import orjson

from audiowar.rules import wire
from audiowar.rules.chance import Chance, SeededChance
from audiowar.rules.codec import Said
from audiowar.rules.events import Event, Seat
from audiowar.rules.view import common_parts, project, viewer_parts
from audiowar.server.storage.repository import Repository
from audiowar.storage import transcript
from audiowar.storage.replay import Replay
from audiowar.storage.transcript import Header, encode
from audiowar.table.pace import FixedPace
from audiowar.table.randomness import SystemChance
from audiowar.table.step import Step
from audiowar.table.table import Table
from audiowar.table.table_runner import TableRunner

from .attendee import NOTHING_KNOWN, Attendee, Frame, Known
from .log_marks import Mark, number_in

SYSTEM = "system"
"""In a header: chance came from the system, and no seed tells it."""
CHUNK = 400
"""Events in a frame, about."""
RECENT = 8
"""Steps whose telling is kept: each of eight players may have answered."""


@dataclass(frozen=True)
class SpectatorView:
    """What a spectator sees: the table as it was after a trick."""

    last: int
    view: Said | None


@dataclass(frozen=True)
class Common:
    """What everybody may know of the table after so many steps."""

    steps: int
    said: Said


def written(event: Event) -> bytes:
    """Return an event as it goes over the wire."""
    return orjson.dumps(wire.dump_event(event))


class SharedStep:
    """A step as it is told: what everybody may know of it is written once for all."""

    def __init__(self, step: Step) -> None:
        self.step = step
        self._open = [
            written(event) if project(event, None) is event else None for event in step.events
        ]

    def to(self, viewer: Seat | None) -> Iterator[bytes]:
        """Return the events as a viewer may know them."""
        for event, said in zip(self.step.events, self._open, strict=True):
            yield written(project(event, viewer)) if said is None else said


NOTHING = SpectatorView(-1, None)
LATEST = 50
"""Events after which a step belongs to the past."""


class RoomGame:
    """A running or finished game.

    While `pending`, steps are being written, and nobody is told of them: the owner is called
    (`written`) when all is on the disk.
    """

    def __init__(self, ident: str, table: Table, store: Repository, pace: FixedPace) -> None:
        self.host = TableRunner(table, None, pace)
        self.pending = 0
        self.written: Callable[[], None] = lambda: None
        self._ident = ident
        self._store = store
        self._trick = -1
        self._fresh = self._shown = NOTHING
        self._known = Common(-1, {})
        self._told: dict[int, SharedStep] = {}
        """How the newest steps are told, by the number of their first event."""
        self._past: dict[int, SharedStep] = {}
        """The same of those before, after somebody has asked for them."""
        table.record = self._record
        self.host.hearers.append(self._heard)

    # Writing

    def _record(self, events: Sequence[Event]) -> None:
        self.write(self.host.last + 1, events)

    def write(self, number: int, events: Sequence[Event]) -> None:
        """Write a step whose first event has that number."""
        self.pending += 1
        # A step without events has the number of the next one, which takes its place.
        self._store.step(self._ident, number, lines(events), self._on_disk)

    def _on_disk(self) -> None:
        self.pending -= 1
        if not self.pending:
            self.written()

    # Telling

    def _heard(self, step: Step) -> None:
        """Keep what spectators are shown when one more trick is over."""
        game = self.host.table.game
        if game.finished:
            self._shown = self._glimpse(step)
        elif game.state.trick != self._trick:
            self._trick = game.state.trick
            self._shown, self._fresh = self._fresh, self._glimpse(step)

    def _glimpse(self, step: Step) -> SpectatorView:
        return SpectatorView(step.last, self._view(None))

    def frames(self, place: Attendee) -> Iterator[Frame]:
        """Return what is new for a place, in the order in which it goes out."""
        last = self.host.last if place.viewer is not None else self._shown.last
        steps = [step for step in self.host.steps(place.known) if step.last <= last]
        if not steps and place.greeted and not place.asked:
            return
        for some, more in chunks(steps):
            first = some[0].number if some else place.known + 1
            events = [one for step in some for one in self._telling(step).to(place.viewer)]
            if place.mark is not None:
                place.mark.add(events)
            told = list(map(orjson.Fragment, events))
            said = {"t": "ev", "table": self._ident, "s": first, "ev": told}
            said["steps"] = [step.number for step in some]
            place.known = some[-1].last if some else place.known
            yield said if more else {**said, **self._now(place), **place.answer()}
        place.greeted = True
        if (end := self.host.table.game.finished) and not place.over:
            place.over = True
            yield {"t": "over", "result": end.result, "seats": list(end.seats)}

    def known(self, viewer: Seat | None, after: int, said: str) -> Known:
        """Return what a client who has the game up to an event, with a mark, has of this one."""
        if after > self.host.last:
            return NOTHING_KNOWN
        if after < 0 or not said:
            return Known(after, Mark() if after < 0 else None)
        mark, number = Mark(), number_in(said)
        for step in self.host.steps(-1):
            if step.last > after:
                break
            mark.add(self._telling(step).to(viewer))
            if step.last == number and mark.at(number) != said:
                return NOTHING_KNOWN
        return Known(after, mark) if 0 <= number <= after else NOTHING_KNOWN

    def _telling(self, step: Step) -> SharedStep:
        """Return how a step is told: most often it is one of the newest, at which all are."""
        told = self._told.get(step.number) or self._past.get(step.number)
        if told is None or told.step is not step:
            if step.last < self.host.last - LATEST:
                told = self._past[step.number] = SharedStep(step)
                return told
            if len(self._told) >= RECENT:
                self._told.clear()
            told = self._told[step.number] = SharedStep(step)
        return told

    def tidy(self) -> None:
        """Forget how the past is told, until somebody asks again."""
        self._past.clear()

    def _now(self, place: Attendee) -> Frame:
        """Return the table as it stands, with the question that is open for the place."""
        mark = {} if place.mark is None else {"mark": place.mark.at(place.known)}
        if place.viewer is None:
            return mark if self._shown.view is None else {"view": self._shown.view, **mark}
        view = self._view(place.viewer)
        asked = view.pop("question", None)
        if asked is None:
            return {"view": view, **mark}
        if self.host.limit:
            left = self._left(place.viewer)
            asked["until"], asked["left"] = round(time.time() + left, 1), round(left, 1)
        return {"q": asked, "view": view, **mark}

    def _view(self, viewer: Seat | None) -> Said:
        """Return the table as it stands, as a viewer may know it."""
        return {**self._common(), **wire.dump_parts(viewer_parts(self.host.table.game, viewer))}

    def _common(self) -> Said:
        """Return what all may know of the table as it stands, written once for all."""
        # A step without events asks somebody all the same.
        if self._known.steps != len(self.host.log):
            self._known = Common(
                len(self.host.log), wire.dump_parts(common_parts(self.host.table.game))
            )
        return self._known.said

    def _left(self, seat: int) -> float:
        """Return the seconds after which a timer answers."""
        due = self.host.deadline(seat)
        return self.host.limit if due is None else due - time.monotonic()


def lines(events: Iterable[Event]) -> str:
    """Return events as lines of a transcript, without the blanks that a reader can do without."""
    return b"".join(
        orjson.dumps(encode(event), option=orjson.OPT_APPEND_NEWLINE) for event in events
    ).decode()


def chunks(steps: Sequence[Step]) -> Iterator[tuple[list[Step], bool]]:
    """Split steps into frames of bearable length, with whether more follow; at least one."""
    some: list[Step] = []
    count = 0
    for index, step in enumerate(steps):
        some.append(step)
        count += len(step.events)
        if count >= CHUNK and index < len(steps) - 1:
            yield some, True
            some, count = [], 0
    yield some, False


def outcomes(header: Header) -> Chance:
    """Return the chance of a table: the system's, unless a test asked for a seed."""
    return SystemChance() if header.more.get("chance") == SYSTEM else SeededChance(header.seed)


def new_play(ident: str, header: Header, store: Repository, pace: FixedPace) -> RoomGame:
    """Lay a table. Raises Refused."""
    return RoomGame(ident, Table(header, outcomes=outcomes(header)), store, pace)


def restored(ident: str, text: str, store: Repository, pace: FixedPace) -> RoomGame:
    """Take a game up where its log ends. Raises Damaged, Differs or Refused."""
    header, records = transcript.read(text)
    chance = outcomes(header)
    table = Table(header, outcomes=chance)
    replay = Replay(table.header, records, chance)
    play = RoomGame(ident, table, store, pace)
    table.game = replay.game
    for events in replay:
        play.host.played([events])
    if replay.beyond:
        play.write(play.host.last + 1 - len(replay.beyond), replay.beyond)
    return play
