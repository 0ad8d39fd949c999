"""Whole games over real sockets, with a client that knows only the protocol."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import aiohttp
import pytest

from audiowar.rules.projection import project_event
from audiowar.rules.registry import GAMES
from audiowar.rules.wire import dump_event
from audiowar.server.storage.sqlite_repository import select_steps_as_text
from audiowar.storage.match_transcript import parse_transcript
from audiowar.storage.replay_transcript import TranscriptReplayer
from tests.short_games import make_limit_options

from .player import FAST, Player, Server, run

SEATS = {"scientific": 4, "casino": 3, "razboi": 3, "steal": 4, "tod_und_leben": 2}
SHORT = ("classic", "casino")
"""Games that would go on for long."""


def options_of(game: str) -> dict[str, object]:
    """Return the usual options, or those of a short game for such and for new ones."""
    return make_limit_options(game, 40, 6) if game in SHORT or game not in SEATS else {}


async def at_table(
    session: aiohttp.ClientSession, url: str, game: str, people: int, seats: int, **more: object
) -> list[Player]:
    """Seat people at a new table and begin."""
    players = [await Player(session, url, f"Igrač {n}").hello() for n in range(people)]
    made = await players[0].make(game, seats, **more)
    for player in players[1:]:
        await player.join(code=made["code"])
    await players[0].send("start")
    return players


def log(folder: Path, table: str) -> str:
    """Return the transcript of a table as it is on the disk."""
    with sqlite3.connect(folder / "tables.db") as db:
        header = db.execute("select header from tables where id = ?", (table,)).fetchone()[0]
        return str(header) + select_steps_as_text(db, table)


def told(text: str, seat: int | None) -> list[object]:
    """Return what a seat may know of a transcript, as it goes over the wire."""
    header, records = parse_transcript(text)
    steps = list(TranscriptReplayer(header, records))
    return [
        json.loads(json.dumps(dump_event(project_event(e, seat)))) for step in steps for e in step
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_people_and_bots(fast: Server, game: str) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        seats = SEATS.get(game, 2)
        people = 2
        options = options_of(game)
        players = await at_table(session, fast.url, game, people, seats, options=options)
        chance = random.Random(game)
        await asyncio.gather(*(player.play(chance) for player in players))
        text = log(fast.folder, players[0].table)
        for player in players:
            assert player.events == told(text, player.seat)
            assert player.over and player.over["result"] == player.events[-1]["result"]

    run(test)


def test_how_much_time_is_left_is_told_whatever_the_clocks_show(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        options = {"choice_seconds": 30, "prisoners": "on"}
        players = await at_table(session, fast.url, "razboi", 2, 3, options=options)
        chance = random.Random(3)
        playing = [
            asyncio.create_task(player.play(chance, lambda p=player: p.q is not None))
            for player in players
        ]
        await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        asked = next(player.q for player in players if player.q is not None)
        for one in playing:
            one.cancel()
        assert 0 < asked["left"] <= 30
        assert abs(asked["until"] - asked["left"] - time.time()) < 20

    run(test)


def test_killed_in_the_middle_and_started_again(serve: Callable[..., Server]) -> None:
    server = serve(*FAST)

    async def test(session: aiohttp.ClientSession) -> None:
        players = await at_table(session, server.url, "scientific", 3, 3)
        chance = random.Random(3)
        for stop in (6, 40, 90):
            await asyncio.gather(
                *(p.play(chance, lambda p=p, stop=stop: len(p.events) > stop) for p in players)
            )
            server.kill()
            server.start()
            for player in players:
                await player.resume()
        await asyncio.gather(*(player.play(chance) for player in players))
        text = log(server.folder, players[0].table)
        assert all(player.events == told(text, player.seat) for player in players)

    run(test)


def test_nothing_is_told_before_it_is_on_the_disk(serve: Callable[..., Server]) -> None:
    server = serve(*FAST)

    async def test(session: aiohttp.ClientSession) -> None:
        players = await at_table(session, server.url, "classic", 2, 2)
        for stop in range(4, 400, 40):
            enough = [lambda p=p, stop=stop: len(p.events) > stop for p in players]
            chance = random.Random(1)
            await asyncio.gather(*(p.play(chance, e) for p, e in zip(players, enough, strict=True)))
            on_disk = log(server.folder, players[0].table).count("\n") - 1
            assert on_disk >= max(len(player.events) for player in players)

    run(test)


def test_a_seat_is_taken_up_elsewhere_and_the_old_one_hears_of_it(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana, _ = await at_table(session, fast.url, "scientific", 2, 2)
        await ana.until("ev")
        other = Player(session, fast.url)
        other.table, other.token = ana.table, ana.token
        await other.resume()
        await other.until("ev")
        await ana.until("moved")
        assert other.seat == 0 and other.events == ana.events and other.q == ana.q
        await ana.send("answer", n=other.q["n"], c=other.q["c"][0], id=7)
        assert (await ana.until("refused"))["reason"] == "not_seated"
        await other.send("answer", n=other.q["n"], c=other.q["c"][0], id=8)
        assert (await other.until("ev"))["id"] == 8

    run(test)


def test_a_late_answer_is_acknowledged_and_changes_nothing(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana, boro = await at_table(session, fast.url, "scientific", 2, 2)
        await ana.until("ev")
        n, (card, other) = ana.q["n"], ana.q["c"][:2]
        await ana.send("answer", n=n, c=card, id="a")
        assert (await ana.until("ev"))["id"] == "a"
        await ana.send("answer", n=n, c=other, id="b")
        refused = await ana.until("refused")
        assert refused == {"t": "refused", "reason": "late_answer", "args": {}, "n": n, "id": "b"}
        assert ana.view["own_choice"] == card
        await ana.send("answer", n=n + 100, c=card)
        assert (await ana.until("refused"))["reason"] == "already_chosen"
        await boro.until("ev", so=lambda frame: "q" in frame)
        await boro.send("answer", n=boro.q["n"], c="2X")
        assert (await boro.until("refused"))["reason"] == "not_possible"

    run(test)


def test_the_same_seed_deals_the_same_cards_only_where_tests_may_ask_for_it(
    serve: Callable[..., Server],
) -> None:
    async def deal(url: str) -> object:
        async with aiohttp.ClientSession() as session:
            ana = await Player(session, url).hello()
            await ana.make("armed", 2, seed=5)
            await ana.send("start")
            await ana.until("ev")
            assert not any("seed" in frame for frame in ana.frames)
            return ana.events[0]

    async def twice(session: aiohttp.ClientSession) -> None:
        server = serve()
        assert await deal(server.url) == await deal(server.url)
        server.end()
        server = serve(seeds=False)
        assert await deal(server.url) != await deal(server.url)

    run(twice)
