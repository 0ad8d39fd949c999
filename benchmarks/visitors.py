"""A page without a browser, whose engine runs on the server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import Any

import aiohttp

Message = dict[str, Any]
PATIENCE = 60.0
"""Seconds after which a visitor gives up; nothing is measured by it."""
AGAIN = 1.0
"""Seconds after which Enter is pressed again."""


class Visitor:
    """Remembers what is shown, as a page does."""

    def __init__(self, session: aiohttp.ClientSession, port: int, language: str) -> None:
        self.session = session
        self.url = f"http://127.0.0.1:{port}/thin"
        self.language = language
        self.got = 0
        self.heard_here = False
        self.state: dict[str, Message] = {}
        self.ws: aiohttp.ClientWebSocketResponse

    async def come(self) -> None:
        """Connect, and begin as a page that has just been loaded."""
        self.ws = await self.session.ws_connect(self.url, max_msg_size=0)
        await self.send({"t": "come", "v": 1, "token": "", "got": -1})
        await self.until(lambda: self.heard_here)
        await self.send({"t": "start", "v": 1, "langs": [self.language]})
        await self.until(lambda: "place" in self.state)

    async def send(self, *messages: Any) -> None:
        """Send messages as one frame, and say what has come."""
        got = [{"t": "got", "n": self.got}] if self.heard_here else []
        await self.ws.send_str(json.dumps([*got, *messages]))

    async def hear(self) -> None:
        """Take one frame in."""
        message = await self.ws.receive(timeout=20)
        assert message.type is aiohttp.WSMsgType.TEXT, message
        said = json.loads(message.data)
        if "m" in said:
            assert self.got < said["n"]
            self.got = said["n"]
            for one in said["m"]:
                self.state["place" if one["t"] in ("list", "entry", "bet") else one["t"]] = one
        else:
            assert said["t"] in ("here", "pong"), said
            self.heard_here = True

    async def until(self, enough: Any) -> None:
        """Hear until it is enough."""
        end = time.monotonic() + PATIENCE
        while not enough():
            assert time.monotonic() < end, self.state
            await self.hear()

    async def newcomer(self, name: str = "Ana") -> None:
        """Choose the language and a name, and begin the usual game."""
        enter, language = {"t": "key", "k": "enter"}, self.place
        await self.send(enter)
        await self.until(lambda: self.place is not language)
        await self.send({"t": "type", "x": name})
        await self.until(lambda: self.place["t"] == "list")
        await self.send(enter)
        await self.until(lambda: bool(self.state.get("table", {}).get("table")))

    async def play(self) -> None:
        """Play the card that has the focus: told first, it is played by the second Enter."""
        cards = len(self.place["items"])
        end = time.monotonic() + PATIENCE
        while len(self.place["items"]) >= cards:
            assert time.monotonic() < end, self.state
            await self.send({"t": "key", "k": "enter"})
            with contextlib.suppress(asyncio.TimeoutError):
                fewer = self.until(lambda: len(self.place["items"]) < cards)
                await asyncio.wait_for(fewer, AGAIN)

    @property
    def place(self) -> Message:
        """What is shown: a list, or something to enter."""
        return self.state["place"]
