"""Whoever heard more than the server has now is told so, and given the game as it is."""

from __future__ import annotations

from audiowar.server.rooms.encoded_events import LogChecksum, parse_last_event_number
from audiowar.server.rooms.lobby import Lobby

from .somebody import Somebody
from .test_removed_people import hosted


def test_a_mark_is_that_of_all_that_was_told_before() -> None:
    one, other = LogChecksum(), LogChecksum()
    for number in range(5):
        one.add([f"event {number}".encode()])
        other.add([f"event {number if number != 2 else 'else'}".encode()])
        assert (one.to_text(number) == other.to_text(number)) is (number < 2)
    assert parse_last_event_number(one.to_text(4)) == 4
    assert all(parse_last_event_number(mark) == -1 for mark in ("", "x", "-3.a", "9" * 4000, "²"))


def playing(lobby: Lobby) -> tuple[Somebody, Somebody]:
    """Return two in a game of their own."""
    ana = hosted(lobby, players=2)
    boro = Somebody(lobby, "Boro")
    boro.send("join", code=ana.newest("made")["code"])
    ana.send("start")
    return ana, boro


def resume(lobby: Lobby, one: Somebody, **more: object) -> Somebody:
    """Let somebody come by a new connection."""
    seated = one.newest("seated")
    again = Somebody(lobby, one.client.name)
    again.send("resume", table=seated["table"], token=seated["token"], **more)
    return again


def test_what_went_otherwise_is_told_from_the_beginning(lobby: Lobby) -> None:
    _, boro = playing(lobby)
    last = boro.newest("events")
    after = last["first"] + len(last["events"]) - 1
    for mark, again in ((last["mark"], None), ("", None), (f"{after}.0123456789ab", True)):
        came = resume(lobby, boro, after=after, mark=mark)
        assert came.newest("seated").get("again") is again
        first = next(frame for frame in came.frames if frame["type"] == "events")
        assert first["first"] == (0 if again else after + 1)
    for beyond in (after + 1, after + 1000):
        assert resume(lobby, boro, after=beyond).newest("seated")["again"]


def test_a_game_that_has_not_begun_any_more_is_told_as_such(lobby: Lobby) -> None:
    ana = hosted(lobby, players=2)
    assert resume(lobby, ana, after=17).newest("seated")["again"]
    assert "again" not in resume(lobby, ana, after=-1).newest("seated")


def test_who_looks_on_is_told_from_the_beginning_too(lobby: Lobby) -> None:
    ana, _ = playing(lobby)
    looks = Somebody(lobby, "Looks")
    looks.send("spectate", table=ana.newest("made")["table"], after=4000)
    assert looks.newest("seated")["again"]
