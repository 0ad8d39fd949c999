"""The operator of a real server sees its health, controls it, and reads its log."""

from __future__ import annotations

import asyncio
import os
import re
import stat
from collections.abc import Callable
from contextlib import suppress

import aiohttp

from .in_loop import in_loop, open_session
from .player import PATIENCE, Player, Server

Serve = Callable[..., Server]


@in_loop(open_session)
async def test_the_log_holds_no_address_and_nothing_that_was_sent(
    session: aiohttp.ClientSession, *, serve: Serve
) -> None:
    server = serve("connections=4")
    attack = b"GET /ws HTTP/1.1\r\nHost: a\r\nEVILBYTES\x00\r\n\r\n"
    for sent in (
        attack,
        b"\x16\x03\x01EVILBYTES",
        b"GET /EVILBYTES HTTP/9.9\r\n\r\n",
        b"POST /ws HTTP/1.1\r\nHost: a\r\nContent-Length: EVILBYTES\r\n\r\n",
        b"GET /ws HTTP/1.1\r\nHost: EVILBYTES[\r\nOrigin: http://[EVILBYTES\r\n\r\n",
        b"GET http://[EVILBYTES/ws HTTP/1.1\r\nHost: a\r\n\r\n",
    ):
        for _ in range(10):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(sent)
            writer.write_eof()
            with suppress(ConnectionError):
                await asyncio.wait_for(reader.read(), PATIENCE)
            writer.close()
    player = await Player(session, server.url).hello()
    for _ in range(40):
        await player.send("join", code="000000")
    await player.until("refused", so=lambda frame: frame["reason"] == "too_fast")
    if os.name == "posix":
        assert stat.S_IMODE((server.folder / "tables.db").stat().st_mode) == 0o600
        assert stat.S_IMODE(server.folder.stat().st_mode) == 0o700
    assert server.end() == 0
    log = (server.folder.parent / "server.log").read_text()
    assert "127.0.0.1" not in log and "EVILBYTES" not in log and str(server.folder) not in log
    lines = [re.sub(r"^\S+ \S+ |\(.*", "", line) for line in log.splitlines()]
    told = [line for line in lines if line and not line.startswith("    ")]
    assert len(told) == len(set(told)), log
    assert any("refused: no_table" in line for line in told)
