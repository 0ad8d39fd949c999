"""A server for tests, one for all those that do not end it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from .player import FAST, Server


@pytest.fixture(scope="session")
def fast(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets programs play as fast as they can."""
    server = Server(tmp_path_factory.mktemp("together") / "Ž Đ", *FAST).start()
    yield server
    assert server.end() == 0


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers of the test's own."""
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
