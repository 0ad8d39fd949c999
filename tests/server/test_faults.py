"""A server that is killed again and again while connections break: nothing is lost."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import aiohttp

from benchmarks.server_faults import FaultLoadTest
from benchmarks.server_load import PlayingClient
from benchmarks.server_load import Server as Loaded

from .player import FAST, Server, run
from .test_play import at_table


def test_three_kills_with_broken_connections_lose_nothing(tmp_path: Path) -> None:
    random.seed(5)
    server = Loaded(tmp_path / "Ž Đ")
    try:
        result = asyncio.run(FaultLoadTest(server, 0.3, 0.05).run_with_kills(8, 3))
    finally:
        server.kill()
    assert result.received > 100 and result.broken and len(result.waits) == 24
    assert result.is_clean, result


def test_what_was_lost_told_wrongly_or_never_told_would_be_counted(tmp_path: Path) -> None:
    server = Loaded(tmp_path)
    faults = FaultLoadTest(server, 0.3, 0.0)
    compare = faults._compare

    def spoilt(seat: PlayingClient) -> None:
        if seat.name == "P0":
            seat.events[1]["event"] = "take"
            seat.events.extend([{"event": "put"}] * 3)
        else:
            del seat.events[-2:]
        compare(seat)

    faults._compare = spoilt  # type: ignore[method-assign]
    try:
        result = asyncio.run(faults.run_with_kills(2, 0))
    finally:
        server.kill()
    assert (result.lost, result.wrong, result.missing) == (3, 1, 2)


def test_a_damaged_table_is_refused_in_words_and_the_others_go_on(
    serve: Callable[..., Server],
) -> None:
    server = serve(*FAST)

    async def test(session: aiohttp.ClientSession) -> None:
        hurt, *_ = await at_table(session, server.url, "classic", 2, 2)
        whole, *_ = await at_table(session, server.url, "classic", 2, 2)
        for player in (hurt, whole):
            await player.until("ev")
        server.kill()
        with sqlite3.connect(server.folder / "tables.db") as db:
            db.execute("update steps set x = ? where t = ? and s = 0", ("{nonsense\n", hurt.table))
        server.start()
        await hurt.hello()
        await hurt.send("resume", table=hurt.table, token=hurt.token, after=-1)
        assert (await hurt.until("refused"))["reason"] == "table_damaged"
        await whole.resume()
        await whole.send("advance", s=len(whole.events) - 1)
        await whole.until("ev", so=lambda frame: bool(frame["ev"]))

    run(test)
