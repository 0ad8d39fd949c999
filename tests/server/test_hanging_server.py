"""A link notices that the server is silent, and comes back by itself."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable

import pytest

from audiowar.client import server_connection
from audiowar.client.server_connection import CONNECTION_BACK, CONNECTION_LOST, ServerConnection

from .player import PATIENCE, Server


def until(far: ServerConnection, kind: str) -> None:
    """Wait for a frame of a kind."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if any(frame["type"] == kind for frame in far.take_frames()):
            return
        time.sleep(0.02)
    raise AssertionError(kind)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a signal that stops a process")
def test_a_server_that_hangs_is_told_as_lost_and_found_again(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert 1.5 * server_connection.HEARTBEAT_SECONDS < 10, "the promise is ten seconds"
    monkeypatch.setattr(server_connection, "HEARTBEAT_SECONDS", 1.0)
    server = serve()
    far = ServerConnection(f"127.0.0.1:{server.port}", "Ana", "sr")
    until(far, CONNECTION_BACK)
    os.kill(server.process.pid, signal.SIGSTOP)
    until(far, CONNECTION_LOST)
    os.kill(server.process.pid, signal.SIGCONT)
    until(far, CONNECTION_BACK)
    far.send("tables")
    until(far, "tables")
    far.close()
