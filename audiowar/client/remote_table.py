"""A chair at a table that a server holds, far away."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from audiowar.rules import wire
from audiowar.rules.codec import dump_choice
from audiowar.rules.events import Choice, Seat
from audiowar.rules.registry import get_variant
from audiowar.rules.state import Options, Refused
from audiowar.rules.view import View
from audiowar.table.player_view import ignore_step
from audiowar.table.step import Step, steps_after

from .server_connection import BACK, LOST, Frame, ServerConnection

QUIET = ("late_answer",)
"""Refusals that nobody needs to hear: what they answer was sent twice, or others were faster."""


LOST_FOR_GOOD = (
    *("kicked", "table_closed", "no_seat", "no_table", "wrong_version", "table_damaged"),
)
"""Refusals after which the place is gone."""


@dataclass(frozen=True)
class SeatOccupant:
    """Who sits on a seat."""

    name: str
    here: bool
    bot: bool
    away_since: float | None


@dataclass(frozen=True)
class SeatCredential:
    """What is needed to take a seat up again; without a token one looks on."""

    address: str
    table: str
    token: str | None


def complete_options(game: str, said: Options, players: int) -> Options:
    """Return all options of a game, those that a server does not name as they usually are."""
    return {**get_variant(game).usual_options(players), **said}


class RemotePlayerView:
    """A seat, or a spectator's place, that a server knows of.

    Frames are taken in by `tick`; nothing else happens in between.
    """

    def __init__(self, link: ServerConnection, seated: Frame) -> None:
        self.link = link
        self.ticket = SeatCredential(link.address, str(seated["table"]), seated["token"])
        self.code = str(seated.get("code", ""))
        self.viewer: Seat | None = seated["seat"]
        self.game = str(seated["game"])
        self.options: Options = complete_options(self.game, seated["options"], len(seated["seats"]))
        self.owner: Seat = seated["host"]
        """Who may begin, send others away and set the pace."""
        self.coach = bool(seated.get("coach"))
        """Whether the host allows advice."""
        self.persons = parse_occupants(seated["seats"])
        self.began: Mapping[str, Any] = {}
        self.characters: Mapping[Seat, str] = {}
        self.remark_seed = int(sha256(self.ticket.table.encode()).hexdigest()[:12], 16)
        self.adapting, self.remembered = False, False
        self.unsaved_reason = ""
        self.moved: Path | None = None
        self.alone, self.unsaved, self.hurrying, self.turning = False, False, False, False
        self.path: Path | None = None
        self.told: Callable[[Step], None] = ignore_step
        self.refused: Callable[[Refused], None] = lambda refused: None
        self.changed: Callable[[Sequence[SeatOccupant], Sequence[SeatOccupant]], None] = (
            lambda old, new: None
        )
        """Called when somebody comes or goes, with who was here and who is."""
        self.chatted: Callable[[Frame], None] = lambda said: None
        self.handed_over: Callable[[], None] = lambda: None
        """Called when another seat has become the host."""
        self.passed: Callable[[str], None] = lambda code: None
        """Called with the code by which the seat can be taken up on another device."""
        self.lost: Callable[[], None] = lambda: None
        self.back: Callable[[], None] = lambda: None
        self.restarted: Callable[[Frame], None] = lambda seated: None
        """Called when the game as it was told is not the server's any more, with its new place."""
        self.locked = bool(seated.get("locked"))
        """Whether nobody new is let in."""
        self.lock_changed: Callable[[], None] = lambda: None
        self.recoded: Callable[[], None] = lambda: None
        """Called when the table has another code."""
        self.ended: Callable[[str], None] = lambda reason: None
        """Called when the place is lost for good, with the reason."""
        self.awaited: dict[Seat, float] = {}
        """Since when each seat has had an open question, by the clock of the time."""
        self.behind = 0
        """How many steps have come that are still to be told after the one that is told now."""
        self._log: list[Step] = []
        self._view: View | None = None
        self._until: float | None = None
        self._names = tuple(person.name for person in self.persons)
        self._mark = ""
        """By which the server knows the game as it was told."""
        self._given = False
        """Whether another chair has the link now."""
        self._count = 0
        self._asked: dict[int, Callable[[], None]] = {}
        """What is done when the server has done what it was asked for."""

    # What is known

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where now; of a seat that is empty, who sat there last."""
        return self._names

    @property
    def begun(self) -> bool:
        """Whether the game has begun as far as this place may know."""
        return self._view is not None

    @property
    def last(self) -> int:
        """The number of the last event that has come, -1 before the first."""
        return self._log[-1].last if self._log else -1

    def view(self) -> View:
        assert self._view is not None
        return self._view

    def steps(self, since: int = -1) -> list[Step]:
        return steps_after(self._log, since)

    # What is done

    def answer(self, number: int, choice: Choice) -> None:
        self.link.send("answer", n=number, c=dump_choice(choice))

    def go_on(self) -> None:
        self.link.send("advance", s=self.last)

    def leave(self) -> None:
        if not self._given:
            self.link.close()

    def anew(self, seated: Frame) -> RemotePlayerView:
        """Give the seat and the link to a chair that knows nothing of the game yet."""
        self._given = True
        return RemotePlayerView(self.link, seated)

    def ask(self, kind: str, done: Callable[[], None], **more: Any) -> None:
        """Ask the server for something; `done` is called when it has done it."""
        self._count += 1
        self._asked[self._count] = done
        self.link.send(kind, **more, id=self._count)

    def get_up(self) -> None:
        """Give the seat up for good."""
        self.link.send("leave")

    def turn(self, by_itself: bool) -> None:
        self.turning = by_itself and self.owner == self.viewer
        self.link.send("pace", seconds=2 if by_itself else None)

    def hurry(self, on: bool) -> None:
        """Nobody can hurry others."""

    def deadline(self) -> float | None:
        return self._until

    def stop_timer(self) -> bool:
        return False

    def hold(self, now: float) -> None:
        """Others wait for nobody."""

    # What comes

    def tick(self, now: float) -> float | None:
        for frame in self.link.take():
            self.hear(frame, now)
            if self._given:
                return now
        return self.link.due(now)

    def hear(self, frame: Frame, now: float) -> None:
        """Take a frame in."""
        kind = frame.get("t")
        done = self._asked.pop(frame.get("id", 0), None)
        if done is not None and kind != "refused":
            done()
        if kind == LOST:
            self._asked.clear()
            self.lost()
        elif kind == BACK:
            self._resume()
        elif kind == "seated" and frame.get("again"):
            self.restarted(frame)
        elif kind == "seated":
            self._present(frame["seats"])
            self.back()
            self._hosted(frame["host"])
        elif kind == "presence":
            self._present(frame["seats"])
            self._hosted(frame.get("host", self.owner))
            self._lock(bool(frame.get("locked")))
        elif kind == "ev":
            self._events(frame, now)
        elif kind == "chat":
            self.chatted(frame)
        elif kind == "refused":
            self._refuse(frame)
        elif kind == "move":
            self.passed(str(frame["code"]))
        elif kind == "code":
            self.code = str(frame["code"])
            self.recoded()
        elif kind == "moved" and frame.get("link") and frame["link"] == self.link.name:
            # By an older connection of this program, which came late.
            self.link.renew()
        elif kind == "moved":
            self.ended("moved")

    def _resume(self) -> None:
        table, token = self.ticket.table, self.ticket.token
        if token is None:
            self.link.send("spectate", table=table, code=self.code, **self._known())
        else:
            self.link.send("resume", table=table, token=token, **self._known())

    def _known(self) -> Frame:
        """Return how much of the game is known here."""
        return {"after": self.last, **({"mark": self._mark} if self._mark else {})}

    def _refuse(self, frame: Frame) -> None:
        reason = str(frame.get("reason"))
        if reason in LOST_FOR_GOOD:
            self.ended(reason)
        elif reason not in QUIET:
            self.refused(Refused(reason, **frame.get("args", {})))

    def _present(self, seats: Sequence[Frame]) -> None:
        before, self.persons = self.persons, parse_occupants(seats)
        known = dict(enumerate(self._names))
        self._names = tuple(
            person.name or known.get(seat, "") for seat, person in enumerate(self.persons)
        )
        if before != self.persons:
            self.changed(before, self.persons)

    def _lock(self, locked: bool) -> None:
        before, self.locked = self.locked, locked
        if before != locked:
            self.lock_changed()

    def _hosted(self, owner: Seat) -> None:
        before, self.owner = self.owner, owner
        if before != owner:
            self.handed_over()

    def _events(self, frame: Frame, now: float) -> None:
        self._mark = str(frame.get("mark", self._mark))
        steps = [step for step in parse_steps(frame) if step.last > self.last]
        asked = frame.get("q")
        if "view" in frame:
            self._view = wire.load_view({**frame["view"], **({"question": asked} if asked else {})})
            self._until = None
            if asked and "left" in asked:
                self._until = now + float(asked["left"])
            elif asked and "until" in asked:
                # An older server says no more; its clock may be another one.
                self._until = now + float(asked["until"]) - time.time()
            open_ = self._view.asked
            self.awaited = {seat: self.awaited.get(seat, now) for seat in open_}
        more = 0 if "view" in frame or self.viewer is None else 1
        for index, step in enumerate(steps):
            self._log.append(step)
            self.behind = len(steps) - 1 - index + more
            if self._view is not None:
                self.told(step)


def parse_occupants(seats: Sequence[Frame]) -> tuple[SeatOccupant, ...]:
    """Read who sits at a table."""
    return tuple(
        SeatOccupant(str(one["name"]), bool(one["here"]), bool(one["bot"]), one.get("away_since"))
        for one in seats
    )


def parse_steps(frame: Frame) -> list[Step]:
    """Read the steps of a frame; as one where it is not said where they begin."""
    events = tuple(map(wire.load_event, frame["ev"]))
    if not events:
        return []
    first = frame["s"]
    begins = [*(n for n in frame.get("steps", ()) if n > first), first + len(events)]
    steps, at = [], first
    for until in begins:
        steps.append(Step(at, events[at - first : until - first]))
        at = until
    return steps
