"""Who breaks the rules of the wire is refused in words, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Callable
from typing import Any

import aiohttp

from audiowar.server.rooms.lobby import Lobby

from .in_loop import in_loop, open_session
from .player import FAST, Player, Server
from .somebody import Somebody
from .test_play import at_table


def test_what_is_no_frame_is_refused_and_the_connection_stays(lobby: Lobby) -> None:
    ana = Somebody(lobby, "Ana")
    ana.send_without_limit()
    for nonsense in (
        *("", "[", "[]", "3", "[" * 4000, '{"type": "make"}', '{"type":"answer"}'),
        '{"type":"ping","id":' + "[" * 300 + "]" * 300 + "}",
        *('{"type":"ping","id":"\\ud800"}', '{"type":"ping","id":NaN}', '{"type":"chat","x":1e999'),
    ):
        ana.client.on_text(nonsense)
        assert ana.frames[-1]["reason"] in ("bad_frame", "not_seated"), nonsense
    count = len(ana.frames)
    ana.client.on_text('{"type":"dance"}')
    ana.client.on_text('{"type":["hello"]}')
    ana.send("ping", id=[1, {"x": None}], unknown=5)
    (answer,) = ana.frames[count:]
    assert answer["type"] == "pong" and answer["id"] == [1, {"x": None}]


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


def test_what_cannot_be_is_refused_in_words(lobby: Lobby) -> None:
    ana = Somebody(lobby, "Ana")
    ana.send_without_limit()
    for number, frame in enumerate(IMPOSSIBLE):
        ana.client.on_text(json.dumps({**frame, "id": number}))
        assert (ana.frames[-1]["type"], ana.frames[-1]["id"]) == ("refused", number), frame


@in_loop(open_session)
async def test_who_does_not_read_is_closed_and_the_others_play_on(
    session: aiohttp.ClientSession, *, serve: Callable[..., Server]
) -> None:
    server = serve(*FAST, "queue=40", "bot=0.5")
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


def masked(frame: dict[str, object]) -> bytes:
    """Return a frame as a client sends it, with a mask of zeros."""
    data = json.dumps(frame).encode()
    length = (
        bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    )
    return b"\x81" + length + b"\0\0\0\0" + data


@in_loop(open_session)
async def test_the_log_says_nothing_private(
    session: aiohttp.ClientSession, *, serve: Callable[..., Server]
) -> None:
    server = serve(*FAST)
    ana, boro = await at_table(session, server.url, "scientific", 2, 2)
    await ana.send("chat", text="a secret word")
    await boro.until("chat")
    server.kill()
    text = (server.folder.parent / "server.log").read_text()
    kept = b"".join(file.read_bytes() for file in server.folder.iterdir() if file.is_file())
    for private in ("secret word", ana.token, ana.name, boro.token):
        assert private not in text
    assert b"secret word" not in kept and ana.token.encode() not in kept
