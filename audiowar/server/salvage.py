"""Take what is whole out of a damaged file of tables.

What can still be read goes into a new file, and the damaged one is kept beside it. Of each game as
much is taken as the rules lead to: it goes on from there.
"""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from audiowar.rules.state import Refused
from audiowar.server.rooms.room_game import make_chance
from audiowar.server.storage.database import (
    FILE,
    connect,
    hold_folder,
    prepare_schema,
    translate_errors,
)
from audiowar.server.storage.sqlite_repository import SEAT, TABLE, parse_table_row
from audiowar.storage import transcript
from audiowar.storage.replay import Replay, ReplayDiffers
from audiowar.storage.transcript import DamagedTranscript
from audiowar.table.table import Table

KEYS: Final = {"tables": ("id",), "seats": ("t", "seat"), "steps": ("t", "s"), "fresh": ("n",)}
"""The columns by which each table of the file is sorted."""
STEP: Final = "insert or replace into steps(t, s, x) values(?, ?, ?)"


@dataclass
class Rescued:
    """What came of it."""

    damaged: Path
    """Where the damaged file is now."""
    whole: int = 0
    cut: int = 0
    """Tables whose game lost its end."""
    lost: int = 0
    """Tables of which something was found that cannot be gone on with."""


def rescue_database(folder: Path) -> Rescued:
    """Put what is whole into a new file. Raises InUse, Broken or OSError."""
    path, new = folder / FILE, folder / f"{FILE}.new"
    if not path.is_file():
        raise FileNotFoundError(2, "", str(path))
    with closing(hold_folder(folder)):
        new.unlink(missing_ok=True)
        with translate_errors(path), closing(connect(path)) as old, closing(connect(new)) as fresh:
            # Raises here for what is no such file at all.
            old.execute("select count(*) from sqlite_master").fetchone()
            prepare_schema(fresh)
            result = copy_intact(old, fresh)
            fresh.execute("pragma wal_checkpoint(truncate)")
        result.damaged = put_aside(path)
        new.replace(path)
        for rest in folder.glob(f"{FILE}.new-*"):
            rest.unlink()
    return result


def put_aside(path: Path) -> Path:
    """Give a file, with what belongs to it, a name that no other has; return it."""
    number = 1
    while (aside := path.with_name(f"{FILE}.damaged-{number}")).exists():
        number += 1
    for ending in ("-wal", "-shm"):
        rest = Path(f"{path}{ending}")
        if rest.exists():
            rest.replace(f"{aside}{ending}")
    path.replace(aside)
    return aside


def copy_intact(old: sqlite3.Connection, new: sqlite3.Connection) -> Rescued:
    """Copy what is whole from one file to another."""
    result = Rescued(Path())
    tables = {row[0]: row for row in iter_readable_rows(old, "tables", TABLE[0])}
    steps = readable_steps(old)
    seats = [row for row in iter_readable_rows(old, "seats", SEAT[0]) if row[0] in tables]
    found = steps.keys() | {row[0] for row in iter_readable_rows(old, "seats", "t")}
    result.lost = len(found - tables.keys())
    new.execute("begin")
    for ident, row in tables.items():
        try:
            header = parse_table_row(row).header
            good = find_valid_steps(header, steps.get(ident, {}))
        except (ValueError, TypeError, AttributeError, DamagedTranscript, Refused):
            result.lost += 1
            continue
        new.execute(f"insert into tables({TABLE[0]}) values({TABLE[1]})", row)
        new.executemany(STEP, [(ident, number, text) for number, text in good.items()])
        result.cut += len(good) < len(steps.get(ident, {}))
        result.whole += len(good) == len(steps.get(ident, {}))
    new.executemany(f"insert into seats({SEAT[0]}) values({SEAT[1]})", seats)
    new.execute("delete from seats where t not in (select id from tables)")
    new.execute("commit")
    return result


def readable_steps(db: sqlite3.Connection) -> dict[str, dict[int, str]]:
    """Return the steps that can be read, by their tables and numbers."""
    steps = defaultdict[str, dict[int, str]](dict)
    # Of two with the same number the later one counts.
    for ident, number, text in [
        *iter_readable_rows(db, "steps", "t, s, x"), *iter_readable_rows(db, "fresh", "t, s, x")
    ]:  # fmt: skip
        if isinstance(text, str) and isinstance(number, int):
            steps[ident][number] = text
    return {ident: dict(sorted(some.items())) for ident, some in steps.items()}


def iter_readable_rows(db: sqlite3.Connection, table: str, columns: str) -> Iterator[Sequence[Any]]:
    """Yield the rows that can be read: from the beginning, then from the end up to there."""
    keys = ", ".join(KEYS[table])
    seen: set[Any] = set()
    for order in (keys, ", ".join(f"{key} desc" for key in KEYS[table])):
        with suppress(sqlite3.DatabaseError):
            for row in db.execute(f"select {keys}, {columns} from {table} order by {order}"):
                key = row[: len(KEYS[table])]
                if key in seen:
                    break
                seen.add(key)
                yield row[len(KEYS[table]) :]
            else:
                return


def find_valid_steps(header: str, steps: dict[int, str]) -> dict[int, str]:
    """Return the first steps of a game, as many as the rules lead to.

    Raises Damaged or Refused for a header that leads to no game.
    """
    good = dict(steps_before_gap(steps))
    while header and good:
        try:
            play_again(header + "".join(good.values()))
        except (DamagedTranscript, ReplayDiffers) as fault:
            # The header is the first line.
            lines = fault.line - 2
            good = steps_up_to(good, lines) if lines > 0 else {}
        else:
            break
    if header and not good:
        transcript.read_transcript(header)
    return good


def steps_before_gap(steps: dict[int, str]) -> Iterator[tuple[int, str]]:
    """Yield steps up to the first that does not follow the one before it."""
    expected = 0
    for number, text in steps.items():
        if number != expected:
            return
        yield number, text
        expected += text.count("\n")


def steps_up_to(steps: dict[int, str], lines: int) -> dict[int, str]:
    """Return the steps that end within so many lines; at least the last one is left out."""
    few = dict(list(steps.items())[:-1])
    return {number: text for number, text in few.items() if number + text.count("\n") <= lines}


def play_again(text: str) -> None:
    """Play a game of a log. Raises Damaged, Differs or Refused."""
    header, records = transcript.read_transcript(text)
    chance = make_chance(header)
    for _ in Replay(Table(header, outcomes=chance).header, records, chance):
        pass
