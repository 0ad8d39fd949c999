"""A page without a browser: it talks to the server's engine, and keeps what it is given to keep."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Iterable
from typing import Any

import aiohttp

Message = dict[str, Any]
PATIENCE = 60.0
"""Seconds after which a test gives up; nothing is measured by it."""
AGAIN = 1.0
"""Seconds after which Enter is pressed again."""


class Visitor:
    """Keeps files and what is shown, as a page does."""

    def __init__(self, session: aiohttp.ClientSession, port: int, language: str = "en") -> None:
        self.session = session
        self.url = f"http://127.0.0.1:{port}/thin"
        self.language = language
        self.token = ""
        self.known = False
        self.got = 0
        self.files: dict[str, str] = {}
        self.told: list[Message] = []
        self.state: dict[str, Message] = {}
        self.sorry = ""
        self.ws: aiohttp.ClientWebSocketResponse

    async def come(self, fresh: bool = True, **headers: str) -> Visitor:
        """Connect; `fresh`: as a page that has just been loaded."""
        self.ws = await self.session.ws_connect(self.url, headers=headers, max_msg_size=0)
        got = -1 if fresh else self.got
        self.got = 0 if fresh else got
        await self.send({"t": "come", "v": 1, "token": self.token, "got": got})
        await self.until(lambda: self.heard_here)
        if not self.known:
            self.got = 0
            await self.bring()
        if fresh or not self.known:
            await self.start(again=not fresh and self.at_table)
        return self

    heard_here = False

    async def bring(self) -> None:
        """Bring the files that are kept."""
        for name, text in self.files.items():
            await self.send({"t": "bring", "f": name, "at": 0, "x": text, "d": 0})

    async def start(self, again: bool = False) -> None:
        """Begin, or be shown all anew."""
        self.state.pop("place", None)
        start = {"t": "start", "v": 1, "langs": [self.language], "again": again}
        await self.send(start)
        await self.until(lambda: "place" in self.state)

    async def send(self, *messages: Any) -> None:
        """Send messages as one frame, and say what has come."""
        got = [{"t": "got", "n": self.got}] if self.heard_here else []
        await self.ws.send_str(json.dumps([*got, *messages]))

    async def hear(self) -> None:
        """Take one frame in."""
        message = await self.ws.receive(timeout=20)
        assert message.type is aiohttp.WSMsgType.TEXT, (message, self.sorry)
        said = json.loads(message.data)
        if "m" in said:
            assert self.got < said["n"]
            self.got = said["n"]
            self._take(said["m"])
        elif said.get("type") == "refused":  # Before the session, as in PROTOCOL.md.
            self.sorry = said["reason"]
        elif said["t"] == "here":
            self.token, self.known, self.heard_here = said["token"], said["known"], True
        elif said["t"] == "sorry":
            self.sorry = said["why"]

    def _take(self, messages: Iterable[Message]) -> None:
        for message in messages:
            self.told.append(message)
            kind = "place" if message["t"] in ("list", "entry", "bet") else message["t"]
            self.state[kind] = message
            if kind == "keep":
                self._keep(message)

    def _keep(self, message: Message) -> None:
        if message["x"] is None:
            del self.files[message["f"]]
            return
        before = self.files.get(message["f"], "").encode()
        assert message["at"] <= len(before)
        self.files[message["f"]] = before[: message["at"]].decode() + message["x"]

    async def until(self, enough: Any) -> None:
        """Hear until it is enough, or say what was told last."""
        end = time.monotonic() + PATIENCE
        while not enough():
            assert time.monotonic() < end, self.told[-5:]
            await self.hear()

    async def press(self, *keys: str) -> None:
        """Press keys one after the other, each when the last has been answered."""
        for key in keys:
            before = len(self.told)
            await self.send({"t": "key", "k": key})
            await self.until(lambda before=before: len(self.told) > before)

    async def newcomer(self, name: str = "Ana") -> None:
        """Choose the language and a name, and begin the usual game."""
        await self.press("enter")
        await self.send({"t": "type", "x": name})
        await self.until(lambda: self.place["t"] == "list")
        await self.press("enter")
        await self.until(lambda: self.at_table)

    async def play(self) -> None:
        """Play the card that has the focus: told first, it is played by the second Enter."""
        cards = len(self.lines)
        end = time.monotonic() + PATIENCE
        while len(self.lines) >= cards:
            assert time.monotonic() < end, self.told[-5:]
            await self.send({"t": "key", "k": "enter"})
            with contextlib.suppress(asyncio.TimeoutError):
                fewer = self.until(lambda: len(self.lines) < cards)
                await asyncio.wait_for(fewer, AGAIN)

    async def lose(self) -> None:
        """Lose the connection."""
        self.heard_here = False
        await self.ws.close()

    # What is shown

    @property
    def place(self) -> Message:
        return self.state["place"]

    @property
    def at_table(self) -> bool:
        """Whether a table is shown."""
        return bool(self.state.get("table", {}).get("table"))

    @property
    def lines(self) -> list[str]:
        """The lines of the list."""
        return list(self.place["items"])

    @property
    def said(self) -> list[str]:
        """All utterances."""
        return [one["x"] for one in self.told if one["t"] == "say"]
