"""The limits of the lobby that depend on time, with clocks that stand still until they are set."""

from __future__ import annotations

import logging
from types import SimpleNamespace

import pytest

from audiowar.server.rooms import lobby as lobby_module
from audiowar.server.rooms.lobby import CODE_WAIT_SECONDS, MIN_CLOCK_JUMP_SECONDS, Lobby
from audiowar.server.rooms.server_limits import Limits

from .somebody import Slow, Somebody
from .test_restored import playing
from .test_seats import guess, moving


class Clock:
    """The clocks of a lobby: that of its loop, and the one that somebody may set."""

    def __init__(self, lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.wall_time = 5000.0, 1e9
        monkeypatch.setattr(lobby.context.loop, "time", lambda: self.now)
        own = SimpleNamespace(time=lambda: self.wall_time, monotonic=lambda: self.now)
        monkeypatch.setattr(lobby_module, "time", own)
        lobby._clock_offset = self.wall_time - self.now


def unlimited(lobby: Lobby, name: str, address: str = "") -> Somebody:
    """Return somebody who may send any number of frames."""
    return Somebody(lobby, name, address).send_without_limit()


@pytest.mark.parametrize("is_late", [False, True])
def test_a_move_code_holds_as_long_as_is_told_with_it(
    monkeypatch: pytest.MonkeyPatch, is_late: bool, lobby: Lobby
) -> None:
    clock = Clock(lobby, monkeypatch)
    ana, other, code = moving(lobby)
    seconds = ana.newest("move")["seconds"]
    assert seconds == Limits().seat_move_code_seconds == 300
    clock.now += seconds - (0 if is_late else 0.25)
    other.send("take", code=code)
    if is_late:
        assert other.newest("refused")["reason"] == "no_move" and not other.newest("seated")
    else:
        assert other.newest("seated")["seat"] == 0


def test_wrong_move_codes_are_counted_like_wrong_codes_of_tables(
    monkeypatch: pytest.MonkeyPatch, lobby: Lobby
) -> None:
    clock = Clock(lobby, monkeypatch)
    _, _, code = moving(lobby)
    wrong = "0" * 8 if code != "0" * 8 else "1" * 8

    def attempt(one: Somebody) -> str:
        one.send("take", code=wrong)
        return str(one.frames[-1]["reason"])

    guesses = unlimited(lobby, "Guesses")
    assert [attempt(guesses) for _ in range(11)] == ["no_move"] * 10 + ["too_fast"]
    clock.now += 2.0
    assert [attempt(guesses) for _ in range(2)] == ["no_move", "too_fast"]
    # From one address no more than from twenty connections, and elsewhere nobody has to wait.
    many = [unlimited(lobby, f"M {number}", "Guesses") for number in range(30)]
    counted = [attempt(one) for one in many for _ in range(10)].count("no_move")
    assert counted == 200 - 11
    elsewhere = Somebody(lobby, "Elsewhere")
    elsewhere.send("take", code=code)
    assert elsewhere.newest("seated")


def test_who_waits_for_ten_seconds_may_try_a_code_whatever_others_there_have_tried(
    monkeypatch: pytest.MonkeyPatch, lobby: Lobby
) -> None:
    clock = Clock(lobby, monkeypatch)
    host = Somebody(lobby, "Ana")
    host.send("make", game="classic", players=2)
    (room,) = lobby.rooms.values()
    begun, waits = clock.now, Somebody(lobby, "Waits", "there")
    assert CODE_WAIT_SECONDS == 10
    for seconds, may_try in ((9.5, False), (10.0, True)):
        clock.now = begun + seconds
        for number in range(lobby.context.limits.max_connections_per_address):
            guess(Somebody(lobby, f"G {number}", "there"), room, 10)
        waits.send("join", code=room.code)
        assert (waits.newest("seated") is not None) is may_try
        assert waits.newest("refused")["reason"] == "too_fast"


@pytest.mark.parametrize("jump", [10 * 7 * 24 * 3600.0, -1e6, 61.0, -61.0])
def test_a_clock_that_is_set_deletes_no_table_and_keeps_none_longer(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    jump: float,
    lobby: Lobby,
    keeper: Slow,
) -> None:
    caplog.set_level(logging.WARNING)

    clock = Clock(lobby, monkeypatch)
    people = playing(lobby)
    (room,) = lobby.rooms.values()
    for one in people:
        one.client.on_connection_lost()
    kept = Limits().seconds_until_unused_table_is_deleted
    room.last_used = clock.wall_time - kept + 5
    stored: list[float] = []
    monkeypatch.setattr(
        keeper, "save_table", lambda row, on_written=None: stored.append(row.touched)
    )
    # The time since then has passed on both clocks.
    clock.now += 1
    clock.wall_time += 1 + jump
    lobby._remove_expired()
    assert list(lobby.rooms) == [room.ident]
    assert stored == [room.last_used] == [clock.wall_time - kept + 4]
    assert clock_messages(caplog) == [f"the clock was set by {int(jump)} seconds"]
    clock.now += 5
    clock.wall_time += 5
    lobby._remove_expired()
    assert not lobby.rooms and len(stored) == len(clock_messages(caplog)) == 1


def clock_messages(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return what was logged about the clock. Other lines depend on what was tested before."""
    messages = [record.getMessage() for record in caplog.records]
    return [message for message in messages if message.startswith("the clock")]


@pytest.mark.parametrize("jump", [MIN_CLOCK_JUMP_SECONDS, -MIN_CLOCK_JUMP_SECONDS, 1.0])
def test_a_clock_that_is_only_corrected_a_little_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    jump: float,
    lobby: Lobby,
) -> None:
    clock = Clock(lobby, monkeypatch)
    playing(lobby)
    (room,) = lobby.rooms.values()
    before = room.last_used = clock.wall_time
    # Each time a little, which is never added up.
    for _ in range(3):
        clock.wall_time += jump
        lobby._remove_expired()
    assert room.last_used == before and clock_messages(caplog) == []


def test_a_clock_that_goes_right_is_not_corrected(
    lobby: Lobby, caplog: pytest.LogCaptureFixture
) -> None:
    lobby._remove_expired()
    assert clock_messages(caplog) == []


def test_expired_tables_are_looked_for_every_minute_until_the_server_stops(
    monkeypatch: pytest.MonkeyPatch, lobby: Lobby
) -> None:
    clock = Clock(lobby, monkeypatch)
    lobby.load_rooms()
    first = lobby._timer
    assert first is not None and first.when() == clock.now + 60
    clock.now += 60
    lobby._remove_expired()
    second = lobby._timer
    assert second is not None and second.when() == clock.now + 60
    lobby.stop_rooms()
    assert second.cancelled()


def test_an_address_opens_twenty_tables_at_once_and_then_one_in_three_seconds(
    monkeypatch: pytest.MonkeyPatch, lobby: Lobby
) -> None:
    clock = Clock(lobby, monkeypatch)
    ana, boro = unlimited(lobby, "Ana", "home"), unlimited(lobby, "Boro", "elsewhere")

    def open_and_leave(one: Somebody) -> bool:
        one.frames.clear()
        one.send("make", game="classic", players=2)
        one.send("leave")
        return one.newest("made") is not None

    assert [open_and_leave(ana) for _ in range(22)] == [True] * 20 + [False] * 2
    assert ana.frames[0]["reason"] == "too_many_tables"
    assert open_and_leave(boro)
    clock.now += 3.25
    assert [open_and_leave(ana) for _ in range(2)] == [True, False]


def test_only_the_newest_code_of_a_seat_holds_and_none_of_a_seat_that_was_given_up(
    lobby: Lobby,
) -> None:
    ana, other, old_code = moving(lobby)
    boro = Somebody(lobby, "Boro")
    boro.send("join", code=ana.newest("made")["code"])
    ana.send("move")
    for code, answer in ((old_code, "refused"), (ana.newest("move")["code"], "seated")):
        other.send("take", code=code)
        assert other.frames[-1]["type"] == answer or other.newest(answer)
    boro.send("move")
    boro.send("leave")
    thief = Somebody(lobby, "Thief")
    thief.send("take", code=boro.newest("move")["code"])
    assert thief.newest("refused")["reason"] == "no_move"
