"""Play a whole game on a server, at random: a client that knows nothing but PROTOCOL.md.

python examples/client.py URL GAME [--players N] [--code CODE] [--options JSON]

Opens a table and begins, or with a code sits down at somebody's table. Prints every event.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
from typing import Any

import aiohttp

PAUSE = 0.1
"""Seconds before each frame: the server takes ten a second for long."""


class Client:
    """Somebody at a table."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.answered = 0
        """The number of the last question that was answered."""

    async def send(self, kind: str, **fields: Any) -> None:
        """Send a frame, not too soon after the last one."""
        await asyncio.sleep(PAUSE)
        await self.socket.send_json({"t": kind, **fields})

    async def play(self) -> None:
        """Do what each frame asks for, until the game is over."""
        async for message in self.socket:
            frame = message.json()
            if frame["t"] == "made":
                await self.send("start")
            elif frame["t"] == "ev":
                await self.go_on(frame)
            elif frame["t"] == "over":
                print(frame["result"], frame["seats"])
                return
            elif frame["t"] == "refused" and frame["reason"] != "late_answer":
                raise SystemExit(f"{frame['reason']} {frame['args']}")
        raise SystemExit(f"the connection was closed: {self.socket.close_code}")

    async def go_on(self, frame: dict[str, Any]) -> None:
        """Print what happened, then answer a question, or go on from a pause."""
        for event in frame["ev"]:
            print(json.dumps(event))
        question, view = frame.get("q"), frame.get("view")
        if question and question["n"] > self.answered:
            self.answered = question["n"]
            await self.send("answer", n=question["n"], c=choose(question["c"]))
        elif view and not view["asked"] and not view["over"]:
            await self.send("advance", s=frame["s"] + len(frame["ev"]) - 1)


def choose(choices: Any) -> str:
    """Return one of the choices of a question, or the smallest bet."""
    if isinstance(choices, dict):
        return f"bet:{choices['bet']['min']}"
    return str(random.choice(choices))


async def main() -> None:
    """Sit down and play."""
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("game", nargs="?", default="scientific")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--code", help="that of a table to sit down at")
    parser.add_argument("--options", type=json.loads, default={})
    args = parser.parse_args()
    async with aiohttp.ClientSession() as session, session.ws_connect(args.url) as socket:
        client = Client(socket)
        await client.send("hello", v=1, name="Example", lang="en")
        if args.code:
            await client.send("join", code=args.code)
        else:
            await client.send("make", game=args.game, players=args.players, options=args.options)
        await client.play()


if __name__ == "__main__":
    asyncio.run(main())
