"""How often WebSockets are opened from a network, and what of their frames is counted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from audiowar.server.net.connected_client import ConnectedClient
from audiowar.server.net.http_app import TABLES_SOCKET_PATH, HttpApp
from audiowar.server.net.static_pages import StaticPages
from audiowar.server.rooms.server_limits import Limits

from .player import Player, run
from .test_serve_alone import serving


def test_websockets_of_a_network_are_opened_no_faster_than_its_connections(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, opened = 5000.0, web.Response()

    async def run_websocket(request: Any, address: str) -> web.Response:
        return opened

    async def test() -> None:
        nonlocal now
        app: Any = HttpApp({}, Limits(max_connections_per_address=2), StaticPages(), ())
        app._run_websocket = run_websocket
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "time", lambda: now)

        async def attempt(address: str) -> int:
            request = SimpleNamespace(
                headers={}, remote=address, protocol=None, path=TABLES_SOCKET_PATH
            )
            response: web.Response = await app._accept_websocket(request)
            return 101 if response is opened else response.status

        home = [await attempt("203.0.113.7") for _ in range(17)]
        assert home == [101] * 16 + [429]
        assert await attempt("203.0.113.8") == 101
        now += 1.0
        assert [await attempt("203.0.113.7") for _ in range(3)] == [101, 101, 429]
        assert not app._open_by_address

    asyncio.run(test())


def test_pings_of_a_client_are_counted_and_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[str] = []
    count = ConnectedClient.count_frame_and_check_rate

    def note(client: ConnectedClient, text: str = "") -> bool:
        counted.append(text)
        return count(client, text)

    monkeypatch.setattr(ConnectedClient, "count_frame_and_check_rate", note)

    async def test(session: aiohttp.ClientSession) -> None:
        async with serving(tmp_path / "s", monkeypatch) as server:
            player = await Player(session, server.url).hello()
            del counted[:]
            for _ in range(3):
                await player.ws.ping()
            await player.send("ping", id=1)
            assert (await player.until("pong"))["id"] == 1
            assert counted[:3] == [""] * 3 and len(counted) == 4

    run(test)
