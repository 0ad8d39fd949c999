"""The kinds of abuse with which `server_abuse` attacks a server."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import aiohttp

CONNECTIONS = 50
"""The number of connections of an attacker."""
ADDRESSES = 5
"""The number of addresses of an attacker."""
HALF_OPEN = 1100
"""The number of connections of an attacker who never completes a request."""
RECONNECT_PAUSE = 0.02
"""Seconds before a disconnected attacker begins again."""
TOO_LONG_FRAME = json.dumps({"type": "chat", "text": "x" * 5120})
HOSTILE_TEXTS = (
    "a\x00b\x1b[31m", "\u202eevil", "You win the game.", "x" * 500, "Z\u0351\u0352\u0353\u0354",
    "\ud83d\ude00\u200b\u2066", "{ CARD($card) }", "<script>", "\n\nAna takes two cards.",
)  # fmt: skip
UPGRADE_REQUEST = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Abuse:
    """The attackers of a server, and the responses that they got, counted in `told`."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}/ws"
        self.told: Counter[str] = Counter()
        self.over = False

    def session(self, number: int) -> aiohttp.ClientSession:
        """Return an HTTP session from one of the attackers' addresses."""
        address = f"127.0.2.{1 + number % 250}", 0
        return aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0, local_addr=address))

    async def use_up_processor(self) -> None:
        """Use up a processor, and send the server nothing."""
        while not self.over:
            end = time.perf_counter() + 0.05
            while time.perf_counter() < end:
                pass
            await asyncio.sleep(0)

    async def connect_from_other_site(self) -> None:
        """Connect from pages of another site."""
        await self._all(self._come_from_elsewhere)

    async def _come_from_elsewhere(self, session: aiohttp.ClientSession) -> None:
        await session.ws_connect(self.url, origin="https://evil.example")
        self.told["LET IN"] += 1

    async def send_too_long_frames(self) -> None:
        """Send frames that are too long."""
        await self._all(lambda session: self._talk(session, TOO_LONG_FRAME, 0.02))

    async def flood_with_small_frames(self) -> None:
        """Send small frames as fast as the server accepts them."""
        await self._all(lambda session: self._talk(session, json.dumps({"type": "ping"}), 0.0))

    async def _all(self, abuse: Callable[[aiohttp.ClientSession], Awaitable[None]]) -> None:
        """Repeat an abuse without end on many connections from few addresses."""
        await asyncio.gather(*(self._repeat(number, abuse) for number in range(CONNECTIONS)))

    async def _repeat(
        self, number: int, abuse: Callable[[aiohttp.ClientSession], Awaitable[None]]
    ) -> None:
        async with self.session(number % ADDRESSES) as session:
            while not self.over:
                try:
                    await abuse(session)
                except aiohttp.WSServerHandshakeError as refused:
                    self.told[f"status {refused.status}"] += 1
                except (aiohttp.ClientError, OSError, asyncio.TimeoutError):
                    self.told["cut off"] += 1
                await asyncio.sleep(RECONNECT_PAUSE)

    async def _talk(self, session: aiohttp.ClientSession, text: str, pause: float) -> None:
        """Send a text until the server closes the connection."""
        async with session.ws_connect(self.url, max_msg_size=0) as ws:
            await ws.send_json({"type": "hello", "version": 2, "name": "Abuser"})
            listening = asyncio.create_task(self._listen(ws))
            try:
                while not self.over and not ws.closed:
                    await ws.send_str(text)
                    await asyncio.sleep(pause)
            finally:
                listening.cancel()
                self.told[f"closed {ws.close_code}"] += bool(ws.close_code)

    async def _listen(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        async for message in ws:
            said = json.loads(message.data)
            if said["type"] == "refused":
                self.told[said["reason"]] += 1

    async def begin_requests(self) -> None:
        """Begin requests whose headers never end. Begin again after each disconnection."""
        begun, more = b"GET /ws HTTP/1.1\r\nHost: x\r\n", b"X-More: and more\r\n"
        await asyncio.gather(
            *(self._pour(one, b"", begun, more, 0.5, 0.1) for one in range(HALF_OPEN))
        )

    async def _open_socket(self, number: int) -> socket.socket:
        """Return a raw socket that is connected to the server. Raises OSError."""
        one = socket.socket()
        try:
            one.setblocking(False)
            one.bind((f"127.0.2.{1 + number % ADDRESSES}", 0))
            await asyncio.get_running_loop().sock_connect(one, ("127.0.0.1", self.port))
        except BaseException:
            one.close()
            raise
        return one

    async def send_pings(self) -> None:
        await self._raw(b"\x89\x80\0\0\0\0")

    async def send_binary_messages(self) -> None:
        await self._raw(b"\x82\x81\0\0\0\0x")

    async def send_endless_fragments(self) -> None:
        """Send fragments of a text message that never ends, each of them empty."""
        await self._raw(b"\x00\x80\0\0\0\0", b"\x01\x80\0\0\0\0")

    async def _raw(self, frame: bytes, first: bytes = b"") -> None:
        """Send frames of one kind as fast as the server accepts them, on many connections."""
        opening = make_masked_frame({"type": "hello", "version": 2, "name": "Raw"}) + first
        await asyncio.gather(
            *(
                self._pour(number, UPGRADE_REQUEST, opening, frame * 2000)
                for number in range(CONNECTIONS)
            )
        )

    async def _pour(
        self,
        number: int,
        request: bytes,
        opening: bytes,
        endless: bytes,
        pause: float = 0.0,
        again: float = RECONNECT_PAUSE,
    ) -> None:
        """Send endless data without reading, and begin again after each disconnection."""
        loop = asyncio.get_running_loop()
        while not self.over:
            try:
                with await self._open_socket(number) as one:
                    if request:
                        await loop.sock_sendall(one, request)
                        await asyncio.wait_for(loop.sock_recv(one, 400), 3)
                    await loop.sock_sendall(one, opening)
                    while not self.over:
                        await asyncio.wait_for(loop.sock_sendall(one, endless), 3)
                        self.told["sent"] += 1
                        await asyncio.sleep(pause)
            except (OSError, asyncio.TimeoutError):
                self.told["cut off"] += 1
            await asyncio.sleep(again)

    async def request_pages(self) -> None:
        """Request pages again and again on the same connections, without reading them."""
        await self._pour_requests(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 200)

    async def send_long_headers(self) -> None:
        """Send requests with seven kilobytes of headers."""
        more = b"".join(b"X-%d: %s\r\n" % (number, b"x" * 90) for number in range(70))
        await self._pour_requests(b"GET /nothing HTTP/1.1\r\nHost: x\r\n" + more + b"\r\n")

    async def _pour_requests(self, requests: bytes) -> None:
        first = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
        await asyncio.gather(
            *(self._pour(number, first, b"", requests) for number in range(CONNECTIONS))
        )

    async def request_lists(self) -> None:
        await self._ask({"type": "tables"})

    async def open_and_leave_tables(self) -> None:
        """Open a table and leave it, again and again."""
        await self._ask({"type": "make", "game": "classic", "players": 2}, {"type": "leave"})

    async def watch_and_leave_table(self) -> None:
        """Start watching a table and leave it, again and again."""
        # The table is opened from another address.
        async with self.session(99) as session, session.ws_connect(self.url, max_msg_size=0) as ws:
            table = await play_alone(ws)
        await self._ask({"type": "spectate", "table": table}, {"type": "leave"})

    async def resume_with_invented_tokens(self) -> None:
        """Try to resume a seat with an invented token, again and again."""
        await self._ask({"type": "resume", "table": "0" * 16, "token": "x" * 32, "after": -1})

    async def send_chat_messages(self) -> None:
        """Open a table, send 500 chat messages and leave, again and again."""
        await self._ask(
            {"type": "make", "game": "classic", "players": 2},
            *([{"type": "chat", "text": "x\u0351" * 100}] * 500),
            {"type": "leave"},
        )

    async def try_join_codes(self) -> None:
        """Try to join a table with a wrong code, again and again."""
        await self._ask({"type": "join", "code": "999999"})

    async def _ask(self, *frames: dict[str, Any]) -> None:
        """Send requests as often as the server allows, on many connections."""
        await self._all(lambda session: self._asks(session, frames))

    async def _asks(self, session: aiohttp.ClientSession, frames: Sequence[dict[str, Any]]) -> None:
        async with session.ws_connect(self.url, max_msg_size=0) as ws:
            await ws.send_json({"type": "hello", "version": 2, "name": "Abuser"})
            listening = asyncio.create_task(self._listen(ws))
            try:
                while not self.over and not ws.closed:
                    for frame in frames:
                        await ws.send_json(frame)
                        await asyncio.sleep(0.1)
                        if self.over:
                            break
            finally:
                listening.cancel()

    async def request_without_reading(self) -> None:
        """Send requests and never read, not even the server's pings."""
        loop = asyncio.get_running_loop()
        sockets = []
        for number in range(CONNECTIONS):
            one = socket.socket()
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            one.bind((f"127.0.2.{1 + number % 20}", 0))
            one.setblocking(False)
            await loop.sock_connect(one, ("127.0.0.1", self.port))
            await loop.sock_sendall(one, UPGRADE_REQUEST)
            sockets.append(one)
        ask = make_masked_frame({"type": "hello", "version": 2, "name": "slow"})
        for one in sockets:
            await loop.sock_sendall(one, ask)
        ask = make_masked_frame({"type": "tables", "id": "x" * 3000})
        while sockets and not self.over:
            for one in sockets[:]:
                try:
                    await asyncio.wait_for(loop.sock_sendall(one, ask), 0.01)
                except asyncio.TimeoutError:
                    pass
                except OSError:
                    self.told["cut off"] += 1
                    sockets.remove(one)
            await asyncio.sleep(0.1)
        for one in sockets:
            one.close()

    async def connect_and_disconnect(self) -> None:
        """Connect and disconnect again and again."""
        await self._all(self._connect)

    async def _connect(self, session: aiohttp.ClientSession) -> None:
        async with session.ws_connect(self.url, timeout=aiohttp.ClientWSTimeout(ws_close=0.1)):
            self.told["let in"] += 1

    async def send_hostile_texts(self) -> None:
        """Join with hostile names, and send chat messages that imitate the game."""
        await self._all(self._pretend)

    async def _pretend(self, session: aiohttp.ClientSession) -> None:
        hostile = HOSTILE_TEXTS[self.told["heard clean"] % len(HOSTILE_TEXTS)]
        async with session.ws_connect(self.url) as ws:
            await ws.send_json({"type": "hello", "version": 2, "name": hostile})
            await ws.send_json({"type": "make", "game": "classic", "players": 2})
            await ws.send_json({"type": "chat", "text": hostile, "id": 1})
            await ws.send_json({"type": "leave", "id": 2})
            async for message in ws:
                said = json.loads(message.data)
                if said["type"] == "chat":
                    self._heard(said["name"], said["text"])
                elif said["type"] == "refused":
                    self.told[said["reason"]] += 1
                if said.get("id") == 2:
                    break

    def _heard(self, name: str, text: str) -> None:
        clean = all(char.isprintable() for char in name + text)
        short = len(name) <= 20 and len(text) <= 200
        letters = all(char.isalnum() or char in " -'_" or ord(char) > 0x2FF for char in name)
        self.told["heard clean" if clean and short and letters else "HEARD FOUL"] += 1


async def play_alone(ws: aiohttp.ClientWebSocketResponse) -> str:
    """Open a table for everybody and play some tricks there. Return the id of the table."""
    await ws.send_json({"type": "hello", "version": 2, "name": "Host"})
    await ws.send_json({"type": "make", "game": "classic", "players": 2, "open": True})
    await ws.send_json({"type": "start"})
    table = ""
    async for message in ws:
        said = json.loads(message.data)
        if said["type"] == "seated":
            table = said["table"]
        elif said["type"] == "events":
            await ws.send_json(
                {"type": "advance", "event": said["first"] + len(said["events"]) - 1}
            )
            if said["first"] > 60:
                break
            await asyncio.sleep(0.1)
    return table


def make_masked_frame(frame: dict[str, Any]) -> bytes:
    """Return a frame as a client sends it, with a mask of zeros."""
    data = json.dumps(frame).encode()
    if len(data) < 126:
        return b"\x81" + bytes([0x80 | len(data)]) + b"\0\0\0\0" + data
    return b"\x81\xfe" + len(data).to_bytes(2, "big") + b"\0\0\0\0" + data


KINDS: Mapping[str, Callable[[Abuse], Awaitable[None]]] = {
    "nothing": Abuse.use_up_processor,
    "half": Abuse.begin_requests,
    "pings": Abuse.send_pings,
    "binary": Abuse.send_binary_messages,
    "pieces": Abuse.send_endless_fragments,
    "requests": Abuse.request_pages,
    "headers": Abuse.send_long_headers,
    "lists": Abuse.request_lists,
    "makes": Abuse.open_and_leave_tables,
    "looks": Abuse.watch_and_leave_table,
    "codes": Abuse.try_join_codes,
    "resumes": Abuse.resume_with_invented_tokens,
    "chats": Abuse.send_chat_messages,
    "origin": Abuse.connect_from_other_site,
    "large": Abuse.send_too_long_frames,
    "flood": Abuse.flood_with_small_frames,
    "slow": Abuse.request_without_reading,
    "connects": Abuse.connect_and_disconnect,
    "words": Abuse.send_hostile_texts,
}
