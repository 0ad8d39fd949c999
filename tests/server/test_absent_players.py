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


def test_a_person_takes_the_seat_of_a_bot_and_another_leaves(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        (ana,) = await at_table(session, fast.url, "scientific", 1, 3, open=True)
        await ana.until("events")
        boro = Player(session, fast.url, "Boro")
        # In the middle of a game nobody takes a second hand.
        boro.address = "192.0.2.1"
        await boro.hello()
        assert (await boro.join(table=ana.table))["seat"] == 1
        await boro.until("events")
        seats = (await ana.until("presence", so=lambda f: not f["seats"][1]["bot"]))["seats"]
        assert seats[1]["name"] == "Boro" and seats[2]["bot"]
        await ana.send("leave", id=1)
        assert (await ana.until("presence", so=lambda frame: "id" in frame))["id"] == 1
        left = await boro.until("presence", so=lambda frame: frame["host"] == 1)
        assert left["seats"][0]["bot"]
        await boro.play(random.Random(5))
        ana.frames.clear()
        await ana.send("resume", table=boro.table, token=ana.token, after=-1)
        assert (await ana.until("refused"))["reason"] == "no_seat"

    run(test)


def test_a_table_of_luck_goes_on_by_whoever_is_first_or_by_itself(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana, boro = await at_table(session, fast.url, "classic", 2, 2)
        await ana.until("events")
        await boro.until("events")
        last = len(ana.events) - 1
        await ana.send("advance", event=last, id=1)
        await boro.send("advance", event=last, id=2)
        await ana.until("events", so=lambda frame: frame.get("id") == 1)
        await boro.until("events", so=lambda frame: frame.get("id") == 2)
        assert puts(boro) <= 2 + 2 * sum(e["event"] == "war" for e in boro.events)
        await ana.send("pace", seconds=0)
        while puts(boro) < 20:
            await boro.receive()

    run(test)


def test_a_code_takes_the_seat_to_another_device_once(serve: Callable[..., Server]) -> None:
    server = serve(*FAST)

    async def test(session: aiohttp.ClientSession) -> None:
        ana, boro = await at_table(session, server.url, "scientific", 2, 2)
        await ana.until("events")
        await ana.send("move")
        code = (await ana.until("move"))["code"]
        assert len(code) == 8 and code.isdecimal()
        other = await Player(session, server.url, "Other").hello()
        await other.send("take", code=f"{code[:4]} {code[4:]}")
        seated = await other.until("seated")
        assert seated["seat"] == 0 and seated["token"] not in ("", ana.token)
        await other.until("events")
        await ana.until("moved")
        assert other.events == ana.events and seated["seats"][0]["name"] == ana.name
        thief = await Player(session, server.url, "Thief").hello()
        await thief.send("take", code=code)
        assert (await thief.until("refused"))["reason"] == "no_move"
        # What the first device had is worth nothing any more as soon as the other has said
        # something, also after a crash.
        chance, heard = random.Random(3), len(other.events)
        await asyncio.gather(
            *(p.play(chance, lambda p=p: len(p.events) > heard) for p in (other, boro))
        )
        server.kill()
        server.start()
        await ana.hello()
        await ana.send("resume", table=ana.table, token=ana.token, after=-1)
        assert (await ana.until("refused"))["reason"] == "no_seat"
        await asyncio.gather(other.resume(), boro.resume())
        await asyncio.gather(other.play(random.Random(1)), boro.play(random.Random(2)))

    run(test)


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
