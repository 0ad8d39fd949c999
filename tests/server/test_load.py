"""The benchmark of a server's load measures as long as it says: who is done plays again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from benchmarks import server_load
from benchmarks.server_load import LoadTest, PlayingClient, Server


def test_games_that_end_are_followed_by_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(server_load, "SETTLED", 0.2)
    people: list[PlayingClient] = []

    class Known(PlayingClient):
        def __init__(self, load: LoadTest, name: str, partner: PlayingClient | None) -> None:
            super().__init__(load, name, partner)
            people.append(self)

    monkeypatch.setattr(server_load, "PlayingClient", Known)
    server = Server(tmp_path / "Ž Đ")

    class Awaited(LoadTest):
        async def wait(self, seconds: float) -> None:
            # Two games and the beginning of a third, however long they take.
            while not all(len(one.games) > 2 for one in people):
                await asyncio.sleep(seconds)

    load = Awaited(server, 0, play_again=True)
    load.options = {"trick_limit": 2}
    try:
        asyncio.run(load.run(4, 0.1, 0))
    finally:
        server.kill()
    # A game of two tricks has four answers and no more than a swap or two.
    for one in people:
        assert len(one.games) > 2 and len({game.table for game in one.games[:-1]}) > 1
    assert load.answers > 4 and not load.twice and not load.gaps.total()
    assert "not on the disk: 0; different: 0" in capsys.readouterr().out
