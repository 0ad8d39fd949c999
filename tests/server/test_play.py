"""Whole games over real sockets, with a client that knows only the protocol."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
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
