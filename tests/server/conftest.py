"""A lobby without sockets, and real servers for tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.server_context import ServerContext
from audiowar.server.rooms.server_limits import Limits

from .player import Server
from .somebody import Slow


@pytest.fixture
def keeper() -> Slow:
    """A repository that writes when the test wants it."""
    return Slow()


@pytest.fixture
def lobby(keeper: Slow) -> Iterator[Lobby]:
    """A lobby whose repository is slow, in an event loop that does not run by itself."""
    loop = asyncio.new_event_loop()
    asyncio._set_running_loop(loop)
    lobby = Lobby(ServerContext(keeper, Limits(), loop, ()))
    yield lobby
    lobby.stop_rooms()
    asyncio._set_running_loop(None)
    loop.close()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers for one test."""
    started: list[Server] = []

    def start(*limits: str, seeds: bool = True, words: Sequence[str] = ()) -> Server:
        server = Server(tmp_path / "Ž Đ", *limits, seeds=seeds)
        server.words = words
        started.append(server.start())
        return server

    yield start
    for server in started:
        if server.process.poll() is None:
            server.kill()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that start a real server as deep."""
    for item in items:
        if "serve" in getattr(item, "fixturenames", ()):
            item.add_marker("deep")
