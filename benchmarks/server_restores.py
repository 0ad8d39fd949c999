"""Check what players receive when a backup is restored repeatedly while they play.

    python -m benchmarks.server_restores [--seats 40] [--restores 20] [--every 0.3]

Starts the real server and seats players at tables for two. Players whose match is over play another
match. For each restore, a backup is made as HOSTING.md describes, the players continue to play, the
server is killed, its file is replaced by the backup, and the server is started again.

Players whose latest events are not in the backup must be informed, and must receive the restored
match. To check this, each player's received events of the last match are compared with the server's
log at the end. Tables opened after the backup are gone, so their players open another table. Linux
only.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import aiohttp

from . import server_load
from .server_faults import FaultLoadTest, UnreliableClient, load_transcript
from .server_load import PARALLEL, PlayingClient, Server

BEFORE, AFTER = (1.0, 2.0), (1.0, 3.0)
"""Seconds until a backup is made, and until it is restored."""
LIMITS = (*server_load.LIMITS, "bot=20")
"""Limits with the usual 20 seconds until a bot plays for somebody. Bots are needed for players who
received the end of a match, left for the next match, and do not learn of the restored match."""


class RestoredClient(UnreliableClient):
    """A client that receives its match again from the beginning when the server requires it."""

    load: RestoreLoadTest

    async def on_frame(self, said: dict[str, Any]) -> None:
        if said["t"] == "seated" and said.get("again"):
            self.load.told_again += 1
            self.events.clear()
            self.number = 0
            # The restored match may not have begun.
            self.started = bool(said.get("begun"))
        elif said["t"] == "refused" and said["reason"] in ("no_table", "no_seat") and self.token:
            # The table was opened after the backup, so both players go to another table.
            self.load.lost_tables.add(self.table)
            self.games.pop()
            self.prepare_next_game()
            if self.partner is None:
                self.codes.pop(len(self.games), None)
            await self.ws.close()
            return
        elif said["t"] == "refused" and not self.token:
            await self.ws.close()
            return
        await super().on_frame(said)
        if said["t"] == "ev":
            self.load.silent.discard(self)


class RestoreLoadTest(FaultLoadTest):
    """All seats, the restores, and their effects."""

    patience = 45.0
    """Seconds within which every seat must receive something new. A bot plays before that."""

    def __init__(self, server: Server, every: float) -> None:
        super().__init__(server, every, 0.0)
        self.play_again = True
        self.told_again = self.stuck = 0
        self.lost_tables: set[str] = set()
        self.silent: set[PlayingClient] = set()
        """Clients that have received no events since the last restore."""

    async def run_with_restores(self, count: int, restores: int) -> None:
        """Let people play while backups are restored, then compare what they received."""
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as self.session:
            seats: list[PlayingClient] = []
            tasks = []
            for number in range(count):
                seats.append(RestoredClient(self, f"P{number}", seats[-1] if number % 2 else None))
                tasks.append(asyncio.create_task(seats[-1].run()))
                if number % PARALLEL == PARALLEL - 1:
                    await asyncio.sleep(0.2)
            await self._until(lambda: all(seat.events for seat in seats))
            for number in range(restores):
                await self._restore(number)
                self.silent = set(seats)
                await self._until(lambda: not self.silent)
                self.stuck += len(self.silent)
                for seat in self.silent:
                    print(
                        f"stuck: {seat.name} at table {seat.table!r} of game {len(seat.games)}, "
                        f"{len(seat.events)} events, question {seat.number}",
                        flush=True,
                    )
            self.over = True
            await asyncio.sleep(2)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        self.server.kill()
        for seat in seats:
            if seat.events:
                with sqlite3.connect(self.server.folder / "tables.db") as db:
                    self.result.compare(seat, load_transcript(db, seat.table))
            self.result.missing += self.gaps.get(seat, 0)

    async def _restore(self, number: int) -> None:
        loop = asyncio.get_running_loop()
        folder = self.server.folder
        backup = folder.parent / f"backup{number}.db"
        await asyncio.sleep(random.uniform(*BEFORE))
        words = [sys.executable, "-m", "audiowar", "serve", "--backup", str(backup)]
        words += ["--data", str(folder)]
        quiet = subprocess.DEVNULL
        await loop.run_in_executor(
            None, lambda: subprocess.run(words, check=True, stdout=quiet, stderr=quiet)
        )
        await asyncio.sleep(random.uniform(*AFTER))
        self.server.kill()
        for file in folder.glob("tables.db*"):
            file.unlink()
        backup.rename(folder / "tables.db")
        await loop.run_in_executor(None, self.server.start)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=40)
    parser.add_argument("--restores", type=int, default=20)
    parser.add_argument("--every", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=None)
    args = parser.parse_args()
    random.seed(args.seed)
    with tempfile.TemporaryDirectory() as folder:
        at = Path(folder) / "server"
        at.mkdir()
        server = Server(at, LIMITS)
        load = RestoreLoadTest(server, args.every)
        try:
            asyncio.run(load.run_with_restores(args.seats, args.restores))
        finally:
            server.kill()
    print(
        f"{args.seats} seats, {args.restores} restores: {load.result.format_counts()}, "
        f"told to begin anew {load.told_again}, "
        f"tables gone with the restore {len(load.lost_tables)}, seats stuck {load.stuck}"
    )
    sys.exit(0 if load.result.is_clean and not load.stuck else 1)


if __name__ == "__main__":
    main()
