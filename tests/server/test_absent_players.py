"""Who is away, whose bot plays, who gets up, who looks on."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable

import aiohttp
import pytest

from audiowar.bots.registry import list_opponent_names

from .player import FAST, Player, Server, run
from .test_play import at_table, log, told

QUICK = (*FAST, "away=0.2", "bot=0.6")


def test_a_bot_plays_for_who_is_away_and_gives_the_seat_back(serve: Callable[..., Server]) -> None:
    server = serve(*QUICK)

    async def test(session: aiohttp.ClientSession) -> None:
        ana, boro = await at_table(session, server.url, "scientific", 2, 2)
        await ana.until("events")
        await boro.until("events")
        known = len(boro.events)
        await boro.ws.close()
        played = await ana.until("presence", so=lambda frame: frame["seats"][1]["bot"])
        assert played["seats"][1]["away_since"] > 0 and not played["seats"][1]["here"]
        await ana.play(random.Random(1), lambda: len(ana.events) > 20)
        await boro.resume()
        await boro.until("events")
        assert len(boro.events) > known + 10
        back = await ana.until("presence")
        assert back["seats"][1] == {
            "name": boro.name, "here": True, "bot": False, "away_since": None
        }  # fmt: skip
        await asyncio.gather(ana.play(random.Random(2)), boro.play(random.Random(3)))
        assert boro.events == told(log(server.folder, boro.table), 1)

    run(test)


def puts(player: Player) -> int:
    return sum(event["event"] == "put" for event in player.events)


@pytest.mark.parametrize("bot", ["random", "professor", "mixed"])
def test_the_host_chooses_who_plays_in_empty_seats(fast: Server, bot: str) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Player(session, fast.url).hello()
        await ana.make("scientific", 2, bots=bot, coach=True)
        seated = await ana.until("seated")
        assert seated["bots"] == bot and seated["coach"]
        await ana.send("start")
        await ana.play(random.Random(1), lambda: puts(ana) >= 6)
        named = json.loads(log(fast.folder, ana.table).splitlines()[0])["bots"]["1"]
        assert named == bot if bot != "mixed" else named in list_opponent_names("scientific")

    run(test)


def test_a_professor_comes_back_after_a_kill_and_a_thinking_bot_leaves_for_its_person(
    serve: Callable[..., Server],
) -> None:
    server = serve(*QUICK)

    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Player(session, server.url).hello()
        await ana.make("scientific", 3, bots="professor")
        await ana.send("start")
        await ana.play(random.Random(1), lambda: puts(ana) >= 3)
        server.kill()
        server.start()
        await ana.resume()
        await ana.play(random.Random(2), lambda: puts(ana) >= 9)
        assert ana.events == told(log(server.folder, ana.table), 0)[: len(ana.events)]

    run(test)
