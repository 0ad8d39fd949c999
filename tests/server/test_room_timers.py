"""What a room does when its time has come, by a clock that stands still until it is set."""

from __future__ import annotations

import time

import pytest

from audiowar.server.rooms.lobby import Lobby, hash_token
from audiowar.server.rooms.room import CLOSED, OPEN, Room
from audiowar.server.rooms.server_limits import Limits
from audiowar.server.storage.repository import SeatRow, StoredTable, TableRow

from .somebody import Slow, Somebody
from .test_lobby_limits import Clock
from .test_restored import playing, resume

LIMITS = Limits()


def due(room: Room) -> float:
    """Return when a room looks again for what is due."""
    assert room._timer is not None
    return room._timer.when()


def test_a_table_waits_for_its_match_until_nobody_was_active_for_too_long(
    monkeypatch: pytest.MonkeyPatch, lobby: Lobby
) -> None:
    clock, idle = Clock(lobby, monkeypatch), LIMITS.seconds_until_idle_table_closes
    ana, boro = Somebody(lobby, "Ana"), Somebody(lobby, "Boro")
    ana.send("make", game="classic", players=3)
    (room,) = lobby.rooms.values()
    assert due(room) == clock.now + idle
    # Who comes is active, and so is who sends anything but a ping.
    clock.now += idle - 1
    boro.send("join", code=room.code)
    assert due(room) == clock.now + idle
    clock.now += idle - 1
    ana.send("chat", text="Who else?")
    active = clock.now
    clock.now += idle - 1
    boro.send("ping")
    room.run_due()
    assert room.state == OPEN and due(room) == active + idle
    clock.now = active + idle
    room.run_due()
    assert room.state == CLOSED and room._timer is None
    assert [one.frames[-1]["reason"] for one in (ana, boro)] == ["table_closed"] * 2


def test_a_bot_plays_for_who_is_away_from_the_promised_second_on_until_they_are_back(
    monkeypatch: pytest.MonkeyPatch, lobby: Lobby, keeper: Slow
) -> None:
    clock = Clock(lobby, monkeypatch)
    ana, boro = playing(lobby)
    (room,) = lobby.rooms.values()
    assert room.match is not None
    bots, answers = room.match.bots, room.match.runner.answer_functions_by_bot_seat
    boro.client.on_connection_lost()
    lost = clock.now
    assert due(room) <= lost + LIMITS.seconds_until_announced_as_away
    clock.now = lost + LIMITS.seconds_until_bot_plays - 0.25
    room.run_due()
    assert not ana.newest("presence")["seats"][1]["here"]
    assert not bots and not answers and due(room) <= lost + LIMITS.seconds_until_bot_plays
    clock.now = lost + LIMITS.seconds_until_bot_plays
    room.run_due()
    assert list(bots) == list(answers) == [1]
    away_since = room.seats.holders[1].lost_wall_time
    away = {"name": "Boro", "here": False, "bot": True, "away_since": away_since}
    assert ana.newest("presence")["seats"][1] == away
    bot = bots[1]
    keeper.write()
    room.run_due()
    assert bots == {1: bot}
    resume(lobby, boro)
    assert not bots and not answers
    assert not ana.newest("presence")["seats"][1]["bot"]


def test_a_match_stands_still_while_all_its_players_are_away_for_long(
    monkeypatch: pytest.MonkeyPatch, lobby: Lobby
) -> None:
    clock = Clock(lobby, monkeypatch)
    people = playing(lobby)
    (room,) = lobby.rooms.values()
    assert room.match is not None
    runner = room.match.runner
    for one in people:
        one.client.on_connection_lost()
    lost = clock.now
    clock.now = lost + LIMITS.seconds_until_deserted_match_pauses
    room.run_due()
    assert room._timer is None and runner._stopped_at == clock.now
    clock.now += 1000.0
    room.run_due()
    assert runner._stopped_at == lost + LIMITS.seconds_until_deserted_match_pauses
    resume(lobby, people[0])
    assert runner._stopped_at is None


def test_a_restored_table_has_its_host_its_lock_and_those_who_were_sent_away(lobby: Lobby) -> None:
    row = TableRow(
        *("ab" * 8, "123456", "classic", {}, 3, True, 1, None, OPEN, "", time.time()),
        *("sensible", False, "ro", frozenset({hash_token("sent away")}), True),
    )
    seats = {
        seat: SeatRow(seat, name, (hash_token(name),), name)
        for seat, name in enumerate(("Ana", "Boro"))
    }
    room = lobby.restore_room(StoredTable(row, seats))
    assert room.last_used == row.touched
    boro, away, late, looks = (Somebody(lobby, name) for name in ("B", "A", "L", "V"))
    boro.send("resume", table=room.ident, token="Boro")
    seated = boro.newest("seated")
    assert (seated["seat"], seated["host"], seated["locked"]) == (1, 1, True)
    away.send("resume", table=room.ident, token="sent away")
    assert away.newest("refused")["reason"] == "kicked"
    late.send("join", code="123456")
    assert late.newest("refused")["reason"] == "table_locked"
    looks.send("tables")
    assert looks.newest("tables")["tables"] == []
    boro.send("lock", on=False)
    looks.send("tables", lang="ro")
    (listed,) = looks.newest("tables")["tables"]
    assert (listed["table"], listed["free"], listed["lang"]) == (room.ident, 1, "ro")
