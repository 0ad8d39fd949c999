"""A server that is killed again and again while connections break: nothing is lost."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from benchmarks.server_faults import FaultLoadTest
from benchmarks.server_load import Server as Loaded


def test_three_kills_with_broken_connections_lose_nothing(tmp_path: Path) -> None:
    random.seed(5)
    server = Loaded(tmp_path / "Ž Đ")
    try:
        result = asyncio.run(FaultLoadTest(server, 0.3, 0.05).run_with_kills(8, 3))
    finally:
        server.kill()
    assert result.received > 100 and result.broken and len(result.waits) == 24
    assert result.is_clean, result
