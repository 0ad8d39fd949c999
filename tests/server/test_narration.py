"""What is written once for all is what each would be told alone, in every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import orjson
import pytest

from audiowar.client.convert_protocol_versions import Version2Reader, Version2Writer
from audiowar.rules import wire
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import GAMES
from audiowar.server.rooms.attendees_and_seat_holders import Attendee, Frame
from audiowar.server.rooms.encoded_view import encode_frame
from audiowar.server.rooms.room_match import RoomMatch, make_room_match
from audiowar.storage.match_transcript import Header
from audiowar.table.pace import FixedPace
from audiowar.table.step_events import Step
from tests.rules.dumped_view import dump_view

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


def place(viewer: int | None) -> Attendee:
    return Attendee(Far(), viewer, -1)  # type: ignore[arg-type]


def go_on(match: RoomMatch, random: Random) -> None:
    """Let somebody answer, or turn a card."""
    host = match.runner
    if questions := host.table.match.questions:
        seat, question = random.choice(list(questions.items()))
        assert isinstance(question.choices, Sequence)
        host.answer(seat, random.choice(question.choices), question.number)
    else:
        host.advance(host.last_event_number)


def sent(frame: Frame) -> Any:
    """Return a frame as it comes."""
    return orjson.loads(encode_frame(frame))


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


def without_question(said: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in said.items() if name != "question"}


@pytest.mark.parametrize("name", GAMES)
def test_all_are_told_what_each_would_be_told_alone(name: str) -> None:
    game = GAMES[name]
    players = min(4, game.players[-1])
    keeper, random = Quick(), Random(3)
    header = Header(name, NAMES[:players], {}, 5)
    play = make_room_match("ab", header, keeper, FixedPace(0.0))  # type: ignore[arg-type]
    host, places = play.runner, [place(viewer) for viewer in (*range(players), None)]
    open_to_all: dict[int, Any] = {-1: None}
    """What a spectator may know after each step."""

    def hear(step: Step) -> None:
        open_to_all[step.last_event_number] = as_it_comes(
            dump_view(project_view(host.table.match, None))
        )

    host.step_observers.append(hear)
    host.start()
    shown = 0
    for _ in range(STEPS):
        keeper.keep()
        for one in places:
            since = one.last_sent_event
            for frame in map(sent, play.event_sender.take_new_frames(one)):
                if frame["t"] != "ev":
                    continue
                last = frame["s"] + len(frame["ev"]) - 1
                assert frame["ev"] == expected(play, one.seat, since)[: len(frame["ev"])]
                if one.seat is not None:
                    known = as_it_comes(dump_view(project_view(host.table.match, one.seat)))
                    assert frame["view"] == without_question(known)
                    assert frame.get("q") == known.get("question")
                elif "view" in frame:
                    assert frame["view"] == open_to_all[last]
                    shown += 1
        if host.table.match.end_event:
            break
        go_on(play, random)
    assert shown > (0 if host.table.match.end_event else 5)


@pytest.mark.parametrize("name", GAMES)
def test_the_changes_of_version_2_make_the_whole_view(name: str) -> None:
    players = min(4, GAMES[name].players[-1])
    keeper, random = Quick(), Random(4)
    header = Header(name, NAMES[:players], {}, 5)
    play = make_room_match("ab", header, keeper, FixedPace(0.0))  # type: ignore[arg-type]
    host = play.runner
    # Who comes late, or hears only now and then, has another table before them than the others.
    places = [
        (place(viewer), Version2Writer(), Version2Reader()) for viewer in (*range(players), 0, None)
    ]
    host.start()
    changed = 0
    for step in range(STEPS):
        keeper.keep()
        for number, (one, writer, reader) in enumerate(places):
            if number == players and step % 7 < 3:
                continue
            for frame in play.event_sender.take_new_frames(one):
                said = orjson.loads(encode_frame(writer.to_version2(frame)))
                heard = reader.to_version1(said)
                if one.seat is not None and heard["t"] == "ev":
                    known = as_it_comes(dump_view(project_view(host.table.match, one.seat)))
                    assert heard["view"] == without_question(known)
                    assert heard.get("q") == known.get("question")
                if "changes" in said:
                    changed += 1
                    assert len(said["changes"]) < len(heard["view"])
        if host.table.match.end_event:
            break
        go_on(play, random)
    assert changed > step
