"""Matches that players of the protocol begin, and how they are stored."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import aiohttp

from audiowar.rules.projection import project_event
from audiowar.rules.wire import dump_event
from audiowar.server.storage.sqlite_repository import select_steps_as_text
from audiowar.storage.match_transcript import parse_transcript
from audiowar.storage.replay_transcript import TranscriptReplayer

from .player import Player


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
