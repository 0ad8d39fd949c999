"""A server that is killed again and again while connections break: nothing is lost."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from audiowar.server.storage.sqlite_repository import SqliteRepository
from benchmarks.server_faults import FaultLoadTest
from benchmarks.server_load import Server as Loaded
from benchmarks.server_load import fill_folder

from .in_loop import in_own_loop


def test_three_kills_with_broken_connections_lose_nothing(tmp_path: Path) -> None:
    random.seed(5)
    server = Loaded(tmp_path / "Ž Đ")
    try:
        result = asyncio.run(FaultLoadTest(server, 0.3, 0.05).run_with_kills(8, 3))
    finally:
        server.kill()
    assert result.received > 100 and result.broken and len(result.waits) == 24
    assert result.is_clean, result


@in_own_loop
async def test_a_server_takes_up_the_tables_that_a_benchmark_has_stored(*, tmp_path: Path) -> None:
    fill_folder(tmp_path, 20)
    repository = SqliteRepository(tmp_path, asyncio.get_running_loop())
    tables = list(repository.load_tables())
    assert len(tables) == 20 and all(list(table.seat_rows_by_seat) == [0] for table in tables)
    await repository.close()
