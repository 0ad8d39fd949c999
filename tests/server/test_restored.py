"""Whoever heard more than the server has now is told so, and given the game as it is."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable

import aiohttp

from audiowar.server.rooms.encoded_events import LogChecksum, parse_last_event_number
from audiowar.server.rooms.lobby import Lobby

from .player import FAST, Player, Server, run
from .somebody import Slow, Somebody
from .test_removed_people import hosted


def test_who_is_ahead_of_a_restored_backup_gets_the_game_as_it_is(
    serve: Callable[..., Server],
) -> None:
    server = serve(*FAST)

    async def test(session: aiohttp.ClientSession) -> None:
        ana, boro = (Player(session, server.url, name) for name in ("Ana", "Boro"))
        for player in (ana, boro):
            await player.hello()
        made = await ana.make("scientific", 2)
        await boro.join(code=made["code"])
        await ana.send("start")
        await both(ana, boro, 20)
        backup = server.folder.parent / "copy.db"
        with sqlite3.connect(server.folder / "tables.db") as db, sqlite3.connect(backup) as copy:
            db.backup(copy)
        await both(ana, boro, 60)
        ahead = len(boro.events)
        server.kill()
        for file in server.folder.glob("tables.db*"):
            file.unlink()
        (server.folder / "tables.db").write_bytes(backup.read_bytes())
        server.start()
        # One of them says only how far it is, the other by which mark too.
        mark = newest_mark(boro)
        for player, more in ((ana, {}), (boro, {"mark": mark})):
            await player.hello()
            await player.send(
                "resume", table=player.table, token=player.token,
                after=len(player.events) - 1, **more,
            )  # fmt: skip
            assert (await player.until("seated"))["again"] is True
            player.events = []
            player.q = None
            await player.until("events")
            assert 0 < len(player.events) < ahead
        await asyncio.gather(ana.play(random.Random(3)), boro.play(random.Random(4)))
        assert ana.over and boro.over

    run(test)


async def both(ana: Player, boro: Player, events: int) -> None:
    """Play on until both have heard so many events."""
    chance = random.Random(events)
    await asyncio.gather(
        *(p.play(chance, lambda p=p: len(p.events) >= events) for p in (ana, boro))
    )


def newest_mark(player: Player) -> str:
    """Return the mark that somebody was told last."""
    import json

    frames = [json.loads(frame) for frame in player.frames]
    return str([frame["mark"] for frame in frames if frame.get("mark")][-1])


def test_a_mark_is_that_of_all_that_was_told_before() -> None:
    one, other = LogChecksum(), LogChecksum()
    for number in range(5):
        one.add([f"event {number}".encode()])
        other.add([f"event {number if number != 2 else 'else'}".encode()])
        assert (one.to_text(number) == other.to_text(number)) is (number < 2)
    assert parse_last_event_number(one.to_text(4)) == 4
    assert all(parse_last_event_number(mark) == -1 for mark in ("", "x", "-3.a", "9" * 4000, "²"))


def playing(lobby: Lobby, keeper: Slow) -> tuple[Somebody, Somebody]:
    """Return two in a game of their own."""
    ana = hosted(lobby, keeper, players=2)
    boro = Somebody(lobby, "Boro")
    boro.send("join", code=ana.newest("made")["code"])
    keeper.write()
    ana.send("start")
    keeper.write()
    return ana, boro


def resume(lobby: Lobby, one: Somebody, **more: object) -> Somebody:
    """Let somebody come by a new connection."""
    seated = one.newest("seated")
    again = Somebody(lobby, one.client.name)
    again.send("resume", table=seated["table"], token=seated["token"], **more)
    return again


def test_what_went_otherwise_is_told_from_the_beginning(lobby: Lobby, keeper: Slow) -> None:
    _, boro = playing(lobby, keeper)
    last = boro.newest("events")
    after = last["first"] + len(last["events"]) - 1
    for mark, again in ((last["mark"], None), ("", None), (f"{after}.0123456789ab", True)):
        came = resume(lobby, boro, after=after, mark=mark)
        assert came.newest("seated").get("again") is again
        first = next(frame for frame in came.frames if frame["type"] == "events")
        assert first["first"] == (0 if again else after + 1)
    for beyond in (after + 1, after + 1000):
        assert resume(lobby, boro, after=beyond).newest("seated")["again"]


def test_a_game_that_has_not_begun_any_more_is_told_as_such(lobby: Lobby, keeper: Slow) -> None:
    ana = hosted(lobby, keeper, players=2)
    assert resume(lobby, ana, after=17).newest("seated")["again"]
    assert "again" not in resume(lobby, ana, after=-1).newest("seated")


def test_who_looks_on_is_told_from_the_beginning_too(lobby: Lobby, keeper: Slow) -> None:
    ana, _ = playing(lobby, keeper)
    looks = Somebody(lobby, "Looks")
    looks.send("spectate", table=ana.newest("made")["table"], after=4000)
    assert looks.newest("seated")["again"]
