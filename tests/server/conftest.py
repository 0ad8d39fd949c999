"""Servers for tests: a shared one, and one for tests that end or configure it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from .player import FAST, Server


@pytest.fixture(scope="session")
def fast(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the whole session, without limits on how fast programs play."""
    server = Server(tmp_path_factory.mktemp("together") / "Ž Đ", *FAST).start()
    yield server
    assert server.end() == 0


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
