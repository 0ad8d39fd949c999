"""Answers that come while others are still being written."""

from __future__ import annotations

from operator import itemgetter
from typing import Any

from audiowar.server.rooms.lobby import Lobby

from .somebody import Slow, Somebody

NAMES = ("Ana", "Boro", "Cora")


def begun(lobby: Lobby, keeper: Slow) -> list[Somebody]:
    """Return three who were dealt their cards, at a table that is written slowly from now on."""
    people = [Somebody(lobby, name) for name in NAMES]
    people[0].send("make", game="scientific", players=3)
    for other in people[1:]:
        other.send("join", code=people[0].newest("made")["code"])
    people[0].send("start")
    keeper.is_slow = True
    return people


def after(one: Somebody, count: int) -> list[Any]:
    """Return what was heard after so many frames, without the presence of others."""
    return [frame for frame in one.frames[count:] if frame["type"] != "presence"]


def test_all_answer_while_the_first_is_written_and_hear_it_in_one_frame(
    lobby: Lobby, keeper: Slow
) -> None:
    people = begun(lobby, keeper)
    heard = [len(one.frames) for one in people]
    for number, one in enumerate(people):
        one.answer(id=number)
    assert [after(one, count) for one, count in zip(people, heard, strict=True)] == [[]] * 3
    keeper.write()
    for number, (one, count) in enumerate(zip(people, heard, strict=True)):
        (frame,) = after(one, count)
        assert frame["id"] == number and len(frame["steps"]) == 3
        chosen = [event["seat"] for event in frame["events"] if event["event"] == "choose"]
        assert chosen == [0, 1, 2]
        assert frame["question"]["number"] > 1 and frame["view"]["trick"] == 2


def test_nothing_is_told_before_all_of_it_is_written(lobby: Lobby, keeper: Slow) -> None:
    people = begun(lobby, keeper)
    heard = len(people[2].frames)
    people[0].answer(id=1)
    people[1].answer(id=2)
    keeper.write_one()
    assert after(people[2], heard) == []
    keeper.write_one()
    (frame,) = after(people[2], heard)
    assert [event["seat"] for event in frame["events"]] == [0, 1] and "id" not in frame


def test_who_asks_for_two_things_at_once_is_answered_twice(lobby: Lobby, keeper: Slow) -> None:
    ana, _, _ = begun(lobby, keeper)
    heard = len(ana.frames)
    ana.answer(id=1)
    ana.answer(itemgetter(1), id=2)
    ana.send("advance", event=0, id=3)
    keeper.write()
    told, refused, still = after(ana, heard)
    assert (told["type"], told["id"]) == ("events", 1)
    assert (refused["type"], refused["reason"], refused["id"]) == ("refused", "late_answer", 2)
    assert (still["type"], still["id"], still["events"]) == ("events", 3, [])


def test_an_answer_does_not_overtake_what_waits(lobby: Lobby, keeper: Slow) -> None:
    ana, boro, cora = begun(lobby, keeper)
    heard = len(ana.frames)
    ana.answer(id=1)
    ana.send("advance", event=0, id=2)
    boro.answer(id=3)
    cora.answer(id=4)
    keeper.write()
    first, *_ = after(ana, heard)
    assert [event["seat"] for event in first["events"]] == [0]
    assert 3 in [frame.get("id") for frame in boro.frames]
    assert cora.newest("events")["id"] == 4 and cora.newest("events")["view"]["trick"] == 2
