"""Play a whole game on a server with random choices, using only what PROTOCOL.md says.

python examples/client.py URL [GAME] [--players N] [--code CODE] [--options JSON]

Opens a table and starts its game, or sits down at the table with the code. Prints every event.
"""

import argparse
import asyncio
import json
import random
from typing import Any

import aiohttp


async def play(socket: aiohttp.ClientWebSocketResponse, *first: dict[str, Any]) -> None:
    """Send the first frames, then do what each frame asks for, until the game is over."""

    async def send(frame: dict[str, Any]) -> None:
        await asyncio.sleep(0.1)  # The server accepts ten frames per second on average.
        await socket.send_json(frame)

    for frame in first:
        await send(frame)
    answered, view = 0, dict[str, Any]()
    async for message in socket:
        frame = message.json()
        if frame["type"] == "made":
            await send({"type": "start"})
        elif frame["type"] == "events":
            for event in frame["events"]:
                print(json.dumps(event))
            question = frame.get("question")
            view |= frame.get("view", {}) | frame.get("changes", {})
            if question and question["number"] > answered:
                answered, choice = question["number"], choose(question["choices"])
                await send({"type": "answer", "question": answered, "choice": choice})
            elif view and not view["asked"] and not view["over"]:
                await send({"type": "advance", "event": frame["first"] + len(frame["events"]) - 1})
        elif frame["type"] == "over":
            return print(frame["result"], frame["seats"])
        elif frame["type"] == "refused" and frame["reason"] != "late_answer":
            raise SystemExit(f"{frame['reason']} {frame['args']}")
    raise SystemExit(f"the connection was closed: {socket.close_code}")


def choose(choices: Any) -> str:
    """Return one of the choices of a question, or the smallest bet."""
    return f"bet:{choices['bet']['min']}" if "bet" in choices else random.choice(choices)


async def main() -> None:
    """Sit down and play."""
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("game", nargs="?", default="scientific")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--code", help="that of a table to sit down at")
    parser.add_argument("--options", type=json.loads, default={})
    args = parser.parse_args()
    hello = {"type": "hello", "version": 2, "name": "Example", "lang": "en"}
    make = {"type": "make", "game": args.game, "players": args.players, "options": args.options}
    sit_down = {"type": "join", "code": args.code} if args.code else make
    async with aiohttp.ClientSession() as session, session.ws_connect(args.url) as socket:
        await play(socket, hello, sit_down)


if __name__ == "__main__":
    asyncio.run(main())
