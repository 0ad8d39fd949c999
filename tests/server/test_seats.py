"""Seats that change hands while something is being written, and what is kept with them."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.room import Room
from audiowar.server.storage.repository import SeatRow
from audiowar.server.storage.sqlite_repository import SqliteRepository

from .somebody import Slow, Somebody


def moving(lobby: Lobby) -> tuple[Somebody, Somebody, str]:
    """Return somebody at a table, one at another device, and the code for it."""
    ana, other = Somebody(lobby, "Ana"), Somebody(lobby, "Other")
    ana.send("make", game="classic", players=2)
    ana.send("move")
    return ana, other, ana.newest("move")["code"]


def back(lobby: Lobby, seated: Any) -> Any:
    """Return what somebody is told who comes with the token of an earlier frame."""
    again = Somebody(lobby, "Again")
    again.send("resume", table=seated["table"], token=seated["token"])
    return again.frames[-1] if again.newest("refused") else again.newest("seated")


def test_a_line_that_breaks_before_the_new_token_comes_loses_no_seat(
    lobby: Lobby, keeper: Slow
) -> None:
    ana, other, code = moving(lobby)
    keeper.is_slow = True
    other.send("take", code=code)
    other.client.on_connection_lost()
    keeper.write()
    # The code holds for a second try, and the first device still has the seat.
    third = Somebody(lobby, "Third")
    third.send("take", code=code)
    keeper.write()
    assert third.newest("seated")["seat"] == 0
    assert back(lobby, ana.newest("made"))["seat"] == 0


def test_a_line_that_breaks_on_the_way_of_the_new_token_loses_no_seat(lobby: Lobby) -> None:
    ana, other, code = moving(lobby)
    other.send("take", code=code)
    assert other.newest("seated") and ana.newest("moved")
    other.client.on_connection_lost()
    assert back(lobby, ana.newest("made"))["seat"] == 0


def test_what_the_first_device_had_is_worth_nothing_when_the_other_was_heard(lobby: Lobby) -> None:
    ana, other, code = moving(lobby)
    other.send("take", code=code)
    other.send("ping")
    assert back(lobby, ana.newest("made"))["reason"] == "no_seat"
    other.client.on_connection_lost()
    third = Somebody(lobby, "Third")
    third.send("take", code=code)
    assert third.newest("refused")["reason"] == "no_move"
    assert back(lobby, other.newest("seated"))["seat"] == 0


def test_whoever_comes_back_first_keeps_the_only_token(lobby: Lobby) -> None:
    ana, other, code = moving(lobby)
    other.send("take", code=code)
    other.client.on_connection_lost()
    again = Somebody(lobby, "Ana")
    again.send("resume", table=ana.newest("made")["table"], token=ana.newest("made")["token"])
    again.send("ping")
    assert back(lobby, other.newest("seated"))["reason"] == "no_seat"


def test_who_was_sent_away_while_sitting_down_does_not_get_the_next_ones_seat(
    lobby: Lobby, keeper: Slow
) -> None:
    ana, boro, cora = (Somebody(lobby, name) for name in ("Ana", "Boro", "Cora"))
    ana.send("make", game="classic", players=2)
    keeper.is_slow = True
    code = ana.newest("made")["code"]
    boro.send("join", code=code)
    ana.send("kick", seat=1)
    cora.send("join", code=code)
    keeper.write()
    assert boro.newest("refused")["reason"] == "no_seat" and boro.client.attendee is None
    assert cora.newest("seated")["seat"] == 1
    seats = [place.seat for room in lobby.rooms.values() for place in room.presence.attendees]
    assert sorted(seats) == [0, 1]


def guess(one: Somebody, room: Room, count: int) -> None:
    """Try wrong codes."""
    for number in range(count):
        one.send("join", code=f"{(int(room.code) + number + 1) % 10**6:06}")


def test_who_tried_too_many_codes_is_told_nothing_by_a_right_one(lobby: Lobby) -> None:
    _, other, code = moving(lobby)
    room = next(iter(lobby.rooms.values()))
    guess(other, room, 10)
    assert other.frames[-1]["reason"] == "no_table"
    for kind, one in (("join", room.code), ("spectate", room.code), ("take", code)):
        other.send(kind, code=one)
        assert other.frames[-1]["reason"] == "too_fast", kind
    # Somebody behind the same router does not have to wait for that.
    mate = Somebody(lobby, "Other")
    mate.send("join", code=room.code)
    assert mate.newest("seated")


def test_who_is_just_sitting_down_at_a_table_that_goes_elsewhere_is_sent_there(
    lobby: Lobby, keeper: Slow
) -> None:
    ana, boro = Somebody(lobby, "Ana"), Somebody(lobby, "Boro")
    ana.send("make", game="classic", players=2)
    keeper.is_slow = True
    boro.send("join", code=ana.newest("made")["code"])
    lobby.stop_moved_room(next(iter(lobby.rooms.values())))
    assert ana.newest("bye") and boro.newest("bye")
    keeper.write()
    assert boro.newest("seated") is None


def with_store(folder: Path, test: Callable[[SqliteRepository], Awaitable[None]]) -> None:
    """Run a test with a file."""

    async def whole() -> None:
        await test(SqliteRepository(folder, asyncio.get_running_loop()))

    asyncio.run(whole())


def test_the_last_that_is_asked_for_is_written_before_the_file_is_closed(tmp_path: Path) -> None:
    seen = []

    async def test(store: SqliteRepository) -> None:
        store.load_tables()
        hand_over = store._queue_batch

        def noted() -> None:
            seen.append(threading.current_thread())
            hand_over()

        store._queue_batch = noted  # type: ignore[method-assign]
        store.save_seat("ab", SeatRow(0, "Ana", ("t",), "p"))
        await store.close()

    with_store(tmp_path, test)
    # In the loop's thread alone: elsewhere it could meet with what is asked for there.
    assert seen and set(seen) == {threading.main_thread()}
    with sqlite3.connect(tmp_path / "tables.db") as db:
        assert db.execute("select name from seats").fetchall() == [("Ana",)]
