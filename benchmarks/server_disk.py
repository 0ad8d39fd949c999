"""Measure the disk space of a server's tables: bytes per step, and steps and bytes per match.

    python -m benchmarks.server_disk [GAMES]

Clients that choose at random play on real servers.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import aiohttp

from tests.server.player import FAST, Player, Server, run
from tests.server.test_play import at_table

KINDS = (("scientific", 2), ("classic", 2), ("scientific", 4))
MAX_EVENTS = 5000
"""The number of events after which a game is ended."""


async def play(session: aiohttp.ClientSession, url: str, game: str, seats: int, seed: int) -> None:
    """Play a game to its end, or until the players have received MAX_EVENTS events."""
    players = await at_table(session, url, game, seats, seats)

    def enough(player: Player) -> bool:
        return len(player.events) > MAX_EVENTS

    await asyncio.gather(
        *(
            player.play(random.Random(seed * seats + seat), lambda player=player: enough(player))
            for seat, player in enumerate(players)
        )
    )


async def measure(session: aiohttp.ClientSession, game: str, seats: int, games: int) -> None:
    """Play a number of games at a new server, and print how much space they take."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables", *FAST).start()
        await asyncio.gather(
            *(play(session, server.url, game, seats, seed) for seed in range(games))
        )
        assert server.end() == 0
        file = server.folder / "tables.db"
        with closing(sqlite3.connect(file)) as db:
            (steps,) = db.execute("select count(*) from steps").fetchone()
        size = file.stat().st_size
        print(
            f"{game}, {seats} players: {steps / games:.0f} steps a game,"
            f" {size / games:.0f} bytes a game, {size / steps:.0f} bytes a step"
        )


def main() -> None:
    """Measure each kind of game."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20

    async def all_kinds(session: aiohttp.ClientSession) -> None:
        for game, seats in KINDS:
            await measure(session, game, seats, games)

    run(all_kinds)


if __name__ == "__main__":
    main()
