"""A server that is killed again and again while connections break: nothing is lost."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import aiohttp
import pytest

from audiowar.server.storage.sqlite_repository import WriteJob, merge_inserts
from benchmarks.server_faults import FaultLoadTest
from benchmarks.server_load import Server as Loaded

from .player import FAST, Server, run
from .test_play import at_table


@pytest.mark.deep
def test_three_kills_with_broken_connections_lose_nothing(tmp_path: Path) -> None:
    random.seed(5)
    server = Loaded(tmp_path / "Ž Đ")
    try:
        result = asyncio.run(FaultLoadTest(server, 0.3, 0.05).run_with_kills(8, 3))
    finally:
        server.kill()
    assert result.received > 100 and result.broken and len(result.waits) == 24
    assert result.is_clean, result


def test_a_damaged_table_is_refused_in_words_and_the_others_go_on(
    serve: Callable[..., Server],
) -> None:
    server = serve(*FAST)

    async def test(session: aiohttp.ClientSession) -> None:
        hurt, *_ = await at_table(session, server.url, "classic", 2, 2)
        whole, *_ = await at_table(session, server.url, "classic", 2, 2)
        for player in (hurt, whole):
            await player.until("events")
        server.kill()
        with sqlite3.connect(server.folder / "tables.db") as db:
            db.execute("insert into fresh(t, s, x) values(?, 0, ?)", (hurt.table, "{nonsense\n"))
        server.start()
        await hurt.hello()
        await hurt.send("resume", table=hurt.table, token=hurt.token, after=-1)
        assert (await hurt.until("refused"))["reason"] == "table_damaged"
        await whole.resume()
        await whole.send("advance", event=len(whole.events) - 1)
        await whole.until("events", so=lambda frame: bool(frame["events"]))

    run(test)


@pytest.mark.parametrize("width", [1, 3, 4, 13])
def test_no_statement_has_more_values_than_an_old_library_takes(width: int) -> None:
    sql = f"insert or replace into some values({', '.join('?' * width)})"
    rows = [tuple(range(row, row + width)) for row in range(1500)]
    written: list[object] = []
    for statement, values in merge_inserts([WriteJob(sql, row, None) for row in rows]):
        assert statement.count("?") == len(values) <= 999
        written += values
    assert written == [value for row in rows for value in row]
