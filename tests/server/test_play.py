"""Whole games over real sockets, with a client that knows only the protocol."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import aiohttp

from audiowar.rules.projection import project_event
from audiowar.rules.wire import dump_event
from audiowar.server.storage.sqlite_repository import select_steps_as_text
from audiowar.storage.match_transcript import parse_transcript
from audiowar.storage.replay_transcript import TranscriptReplayer

from .in_loop import in_loop, open_session
from .player import FAST, Player, Server


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


@in_loop(open_session)
async def test_killed_in_the_middle_and_started_again(
    session: aiohttp.ClientSession, *, serve: Callable[..., Server]
) -> None:
    server = serve(*FAST)
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
