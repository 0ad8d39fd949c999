"""Who breaks the rules of the wire is refused in words, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import time
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest

from audiowar.client.socket_thread import SocketThread
from audiowar.client.transport import TOO_MANY_CONNECTIONS_FRAME, ConnectionChange, Received

from .player import FAST, PATIENCE, Player, Server, run
from .test_play import at_table


def test_no_more_than_twenty_from_one_address(serve: Callable[..., Server]) -> None:
    # However long it takes: all of them stay, who say nothing.
    server = serve("hello=600")

    async def test(session: aiohttp.ClientSession) -> None:
        players = [await Player(session, server.url).connect() for _ in range(20)]
        with pytest.raises(aiohttp.WSServerHandshakeError) as wrong:
            await Player(session, server.url).connect()
        assert wrong.value.status == 429
        assert await asyncio.to_thread(carried, server) == [
            TOO_MANY_CONNECTIONS_FRAME,
            ConnectionChange.CLOSED,
        ]
        # A browser says no status to its page.
        page = await Player(session, server.url).connect(origin=f"http://127.0.0.1:{server.port}")
        assert (await page.receive())["reason"] == "too_many_connections"
        with pytest.raises(ConnectionError, match="1013"):
            await page.receive()
        await players[0].ws.close()
        await Player(session, server.url).hello()

    run(test)


def carried(server: Server) -> list[Received]:
    """Return what comes to the program where nobody is let in."""
    carrier = SocketThread(server.url.replace("http", "ws"))
    came: list[Received] = []
    end = time.monotonic() + PATIENCE
    while ConnectionChange.CLOSED not in came:
        assert time.monotonic() < end, came
        came += carrier.take_received()
        time.sleep(0.01)
    return came


def test_frames_that_are_too_long_or_no_frames(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Player(session, fast.url).hello()
        for nonsense in (
            *("", "[", "[]", "3", "[" * 4000, '{"type": "make"}', '{"type":"answer"}'),
            '{"type":"ping","id":' + "[" * 300 + "]" * 300 + "}",
            *(
                '{"type":"ping","id":"\\ud800"}',
                '{"type":"ping","id":NaN}',
                '{"type":"chat","x":1e999',
            ),
        ):
            await ana.ws.send_str(nonsense)
            reason = (await ana.until("refused"))["reason"]
            assert reason in ("bad_frame", "not_seated"), nonsense
        await ana.ws.send_str('{"type":"dance"}')
        await ana.ws.send_str('{"type":["hello"]}')
        await ana.ws.send_bytes(b"\xff\x00")
        await ana.send("ping", id=[1, {"x": None}], unknown=5)
        assert (await ana.until("pong"))["id"] == [1, {"x": None}]
        await ana.send("chat", text="x" * 5000)
        assert (await ana.until("refused"))["reason"] == "frame_too_long"
        with pytest.raises(ConnectionError, match="1009"):
            await ana.receive()

    run(test)


IMPOSSIBLE: tuple[dict[str, Any], ...] = (
    {"type": "make", "game": "chess", "players": 2},
    {"type": "make", "game": ["x"], "players": 2},
    {"type": "make", "game": "scientific", "players": 99},
    {"type": "make", "game": "scientific", "players": True},
    {"type": "make", "game": "scientific", "players": 2, "options": {"trick_limit": [1]}},
    {"type": "make", "game": "scientific", "players": 2, "options": {"nonsense": 1}},
    {"type": "make", "game": "scientific", "players": 2, "options": [1]},
    {"type": "make", "game": "scientific", "players": 2, "open": "yes"},
    {"type": "join", "code": "000"}, {"type": "join", "table": 5}, {"type": "join"},
    {"type": "resume", "table": "x", "token": "y", "after": 0},
    {"type": "resume", "table": {}, "token": [], "after": "z"},
    {"type": "spectate", "table": None}, {"type": "start"}, {"type": "kick", "seat": 1},
    {"type": "advance", "event": 0}, {"type": "chat", "text": "x"}, {"type": "leave"},
    {"type": "mute", "seat": 0},
    {"type": "pace", "seconds": "x"},
    {"type": "make", "game": "classic", "players": 2, "pace": -1},
    {"type": "make", "game": "classic", "players": 10**30},
    {"type": "resume", "after": 10**30},
    {"type": "move"}, {"type": "take"}, {"type": "take", "code": 5},
    {"type": "take", "code": "0" * 8}, {"type": "take", "code": None},
    {"type": "make", "game": "classic", "players": 2, "bots": ["x"]},
    {"type": "make", "game": "classic", "players": 2, "bots": "each"},
    {"type": "make", "game": "classic", "players": 2, "coach": 1},
)  # fmt: skip


def test_what_cannot_be_is_refused_in_words(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Player(session, fast.url).hello()
        for number, frame in enumerate(IMPOSSIBLE):
            await ana.ws.send_json({**frame, "id": number})
            assert (await ana.until("refused"))["id"] == number, frame
        await ana.send("ping")
        await ana.until("pong")

    run(test)


def test_every_reason_that_can_be_given_has_words() -> None:
    import re
    from pathlib import Path

    import audiowar.server
    from audiowar.l10n.catalogue import Catalogue

    folder = Path(audiowar.server.__file__).parent
    source = "".join(file.read_text() for file in folder.rglob("*.py"))
    reasons = set(re.findall(r'Refused\("(\w+)"', source))
    reasons |= set(re.findall(r'"reason": "(\w+)"', source))
    assert len(reasons) > 12
    catalogue = Catalogue("en")
    for reason in reasons:
        assert catalogue.format_message(
            f"refused-{reason.replace('_', '-')}", version="1", text="x"
        ), reason


def test_a_flood_is_dropped_and_then_cut(serve: Callable[..., Server]) -> None:
    # However slowly it is read, nothing more is allowed meanwhile.
    server = serve("rate=0.001")

    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Player(session, server.url).hello()
        # In one piece: who is cut off while still sending may not get the answers any more.
        pings = b"".join(masked({"type": "ping", "id": n}) for n in range(500))
        flooding = ana.ws._response.connection
        assert flooding is not None and flooding.transport is not None
        flooding.transport.write(pings)
        answers = 0
        with pytest.raises(ConnectionError):
            while True:
                frame = await ana.receive()
                answers += frame["type"] == "pong"
        assert 10 <= answers < 60
        assert any("too_fast" in frame for frame in ana.frames)

    run(test)


def test_who_does_not_read_is_closed_and_the_others_play_on(serve: Callable[..., Server]) -> None:
    server = serve(*FAST, "queue=40", "bot=0.5")

    async def test(session: aiohttp.ClientSession) -> None:
        ana, boro = await at_table(session, server.url, "scientific", 2, 2)
        for player in (ana, boro):
            await player.until("events")
        token, table = boro.token, boro.table
        slow = socket.create_connection(("127.0.0.1", server.port))
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        handshake = (
            "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        slow.sendall(handshake.encode())
        assert b"101" in slow.recv(4096)
        slow.sendall(masked({"type": "hello", "version": 2, "name": "slow"}))
        slow.sendall(masked({"type": "resume", "table": table, "token": token, "after": -1}))
        await boro.until("moved")
        asks = masked({"type": "ping", "id": "x" * 3900})
        slow.setblocking(False)
        loop = asyncio.get_running_loop()

        async def flood() -> None:
            for _ in range(4000):
                await loop.sock_sendall(slow, asks)

        flooding = asyncio.create_task(flood())
        # Only when the slow one is cut off does a bot play there.
        await ana.play(random.Random(1), lambda: len(ana.events) > 6)
        flooding.cancel()
        # The loop must know that it is over before the number of the socket is given again.
        await asyncio.gather(flooding, return_exceptions=True)
        await asyncio.sleep(0)
        slow.close()
        again = Player(session, server.url)
        again.table, again.token = table, token
        await again.resume()
        await asyncio.gather(ana.play(random.Random(1)), again.play(random.Random(2)))

    run(test)


def masked(frame: dict[str, object]) -> bytes:
    """Return a frame as a client sends it, with a mask of zeros."""
    data = json.dumps(frame).encode()
    length = (
        bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    )
    return b"\x81" + length + b"\0\0\0\0" + data


def test_the_log_says_nothing_private(serve: Callable[..., Server]) -> None:
    server = serve(*FAST)

    async def test(session: aiohttp.ClientSession) -> None:
        ana, boro = await at_table(session, server.url, "scientific", 2, 2)
        await ana.send("chat", text="a secret word")
        await boro.until("chat")
        server.kill()
        text = (server.folder.parent / "server.log").read_text()
        kept = b"".join(file.read_bytes() for file in server.folder.iterdir() if file.is_file())
        for private in ("secret word", ana.token, ana.name, boro.token):
            assert private not in text
        assert b"secret word" not in kept and ana.token.encode() not in kept

    run(test)
