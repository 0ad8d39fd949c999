"""What is written once for all is what each would be told alone, in every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import orjson
import pytest

from audiowar.rules import wire
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import GAMES
from audiowar.server.rooms.people import Attendee
from audiowar.server.rooms.room_match import RoomMatch, make_room_match
from audiowar.storage.match_transcript import Header
from audiowar.table.pace import FixedPace
from audiowar.table.step_events import Step
from tests.rules.dumped_view import dump_view

from .frames import FROM_SERVER, find_faults

STEPS = 150
NAMES = ("Ana", "Boro", "Cora", "Đorđe")


class Quick:
    """A keeper that has kept everything when it is asked to."""

    def __init__(self) -> None:
        self.callbacks: list[Callable[[], None]] = []

    def save_step(self, ident: str, number: int, text: str, on_written: Callable[[], None]) -> None:
        self.callbacks.append(on_written)

    def keep(self) -> None:
        """Say that all is kept."""
        while self.callbacks:
            self.callbacks.pop(0)()


class Far:
    """Somebody who is sent nothing here."""

    address = ""


def go_on(match: RoomMatch, random: Random) -> None:
    """Let somebody answer, or turn a card."""
    host = match.runner
    if questions := host.table.match.questions:
        seat, question = random.choice(list(questions.items()))
        assert isinstance(question.choices, Sequence)
        host.answer(seat, question.number, random.choice(question.choices))
    else:
        host.advance(host.last_event_number)


def as_it_comes(said: Any) -> Any:
    """Return what is said as it is read."""
    return orjson.loads(orjson.dumps(said))


def expected(match: RoomMatch, viewer: int | None, since: int) -> list[Any]:
    """Return what somebody is told of all steps after an event, each written for them alone."""
    told = [
        wire.dump_event(project_event(event, viewer))
        for step in match.runner.steps(since)
        for event in step.events
    ]
    return list(as_it_comes(told))


class Listener:
    """Somebody at a table, with what they were sent."""

    def __init__(self, viewer: int | None) -> None:
        self.place = Attendee(Far(), viewer, -1)  # type: ignore[arg-type]
        self.view: dict[str, Any] = {}
        self.changes = 0

    def take_frames(self, match: RoomMatch) -> Iterator[dict[str, Any]]:
        """Yield new frames with events, with the whole view in place of its changes."""
        for frame in map(as_it_comes, match.event_sender.take_new_frames(self.place)):
            assert find_faults(FROM_SERVER, frame) == []
            if frame["type"] != "events":
                continue
            if "changes" in frame:
                assert "view" not in frame and len(frame["changes"]) < len(self.view)
                assert all(self.view[name] != part for name, part in frame["changes"].items())
                self.changes += 1
                frame["view"] = {**self.view, **frame.pop("changes")}
            self.view = frame.get("view", self.view)
            yield frame


@pytest.mark.parametrize("name", GAMES)
def test_all_are_told_what_each_would_be_told_alone(name: str) -> None:
    players = min(4, GAMES[name].players[-1])
    keeper, random = Quick(), Random(3)
    # Where prisoners may be played, there are steps in which nothing happens but a question.
    options = {"prisoners": "on"} if name == "razboi" else {}
    header = Header(name, NAMES[:players], options, 5)
    match = make_room_match("ab", header, keeper, FixedPace(0.0))  # type: ignore[arg-type]
    runner = match.runner
    # The last player but one hears only now and then, so that the table before differs.
    listeners = [Listener(viewer) for viewer in (*range(players), 0, None)]
    spectator_views: dict[int, Any] = {-1: None}
    """What a spectator may know after each step."""

    def hear(step: Step) -> None:
        view = dump_view(project_view(runner.table.match, None))
        spectator_views[step.last_event_number] = as_it_comes(view)

    runner.step_observers.append(hear)
    runner.start()
    shown = 0
    for step in range(STEPS):
        keeper.keep()
        for number, listener in enumerate(listeners):
            seat, since = listener.place.seat, listener.place.last_sent_event
            if number == players and step % 7 < 3:
                continue
            for frame in listener.take_frames(match):
                last = frame["first"] + len(frame["events"]) - 1
                assert frame["events"] == expected(match, seat, since)[: len(frame["events"])]
                if seat is not None:
                    known = as_it_comes(dump_view(project_view(runner.table.match, seat)))
                    assert frame.get("question") == known.pop("question", None)
                    assert frame["view"] == known
                elif "view" in frame:
                    assert frame["view"] == spectator_views[last]
                    shown += 1
        if runner.table.match.end_event:
            break
        go_on(match, random)
    assert name != "razboi" or any(not step.events for step in runner.log)
    assert shown > (0 if runner.table.match.end_event else 5)
    assert sum(listener.changes for listener in listeners) > step
