"""Rescue the intact parts of a damaged database, for `audiowar serve --rescue`.

All readable rows are copied to a new file, and the damaged file is kept. Of each match, the steps
before the first one that is missing or breaks the rules are copied. The match continues from there.
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
from audiowar.server.storage.open_database import (
    DATABASE_FILE,
    connect_database,
    lock_folder,
    prepare_schema,
    translate_errors,
)
from audiowar.server.storage.sqlite_repository import SEAT_COLUMNS, TABLE_COLUMNS, parse_table_row
from audiowar.storage.match_transcript import DamagedTranscript, parse_transcript
from audiowar.storage.replay_transcript import Replay, ReplayDiffers
from audiowar.table.table import Table

KEY_COLUMNS: Final = {
    "tables": ("id",),
    "seats": ("t", "seat"),
    "steps": ("t", "s"),
    "fresh": ("n",),
}
"""The primary key of each SQL table."""
INSERT_STEP: Final = "insert or replace into steps(t, s, x) values(?, ?, ?)"


@dataclass
class RescueResult:
    """What was rescued."""

    damaged_path: Path
    """The new path of the damaged file."""
    intact_count: int = 0
    """The number of game tables that lost nothing."""
    cut_count: int = 0
    """The number of game tables whose match lost its end."""
    lost_count: int = 0
    """The number of game tables of which something was found, but which are lost."""


def rescue_database(folder: Path) -> RescueResult:
    """Replace the damaged database of a folder by a new one with its intact parts.

    Raises FolderInUse, DamagedDatabase or OSError.
    """
    path, new = folder / DATABASE_FILE, folder / f"{DATABASE_FILE}.new"
    if not path.is_file():
        raise FileNotFoundError(2, "", str(path))
    with closing(lock_folder(folder)):
        new.unlink(missing_ok=True)
        with (
            translate_errors(path),
            closing(connect_database(path)) as old,
            closing(connect_database(new)) as fresh,
        ):
            # A file that is not an SQLite database raises an error here.
            old.execute("select count(*) from sqlite_master").fetchone()
            prepare_schema(fresh)
            result = copy_intact_rows(old, fresh)
            fresh.execute("pragma wal_checkpoint(truncate)")
        result.damaged_path = rename_damaged_files(path)
        new.replace(path)
        for rest in folder.glob(f"{DATABASE_FILE}.new-*"):
            rest.unlink()
    return result


def rename_damaged_files(path: Path) -> Path:
    """Rename a database and its write-ahead log to unused names. Return the new path."""
    number = 1
    while (aside := path.with_name(f"{DATABASE_FILE}.damaged-{number}")).exists():
        number += 1
    for ending in ("-wal", "-shm"):
        rest = Path(f"{path}{ending}")
        if rest.exists():
            rest.replace(f"{aside}{ending}")
    path.replace(aside)
    return aside


def copy_intact_rows(old: sqlite3.Connection, new: sqlite3.Connection) -> RescueResult:
    """Copy the game tables that can be continued from one database to another."""
    result = RescueResult(Path())
    tables = {row[0]: row for row in iter_readable_rows(old, "tables", TABLE_COLUMNS[0])}
    steps = read_steps(old)
    seats = [row for row in iter_readable_rows(old, "seats", SEAT_COLUMNS[0]) if row[0] in tables]
    found = steps.keys() | {row[0] for row in iter_readable_rows(old, "seats", "t")}
    result.lost_count = len(found - tables.keys())
    new.execute("begin")
    for ident, row in tables.items():
        try:
            header = parse_table_row(row).header
            good = find_valid_steps(header, steps.get(ident, {}))
        except (ValueError, TypeError, AttributeError, DamagedTranscript, Refused):
            result.lost_count += 1
            continue
        new.execute(f"insert into tables({TABLE_COLUMNS[0]}) values({TABLE_COLUMNS[1]})", row)
        new.executemany(INSERT_STEP, [(ident, number, text) for number, text in good.items()])
        result.cut_count += len(good) < len(steps.get(ident, {}))
        result.intact_count += len(good) == len(steps.get(ident, {}))
    new.executemany(f"insert into seats({SEAT_COLUMNS[0]}) values({SEAT_COLUMNS[1]})", seats)
    new.execute("delete from seats where t not in (select id from tables)")
    new.execute("commit")
    return result


def read_steps(db: sqlite3.Connection) -> dict[str, dict[int, str]]:
    """Return the readable steps, by game table and number."""
    steps = defaultdict[str, dict[int, str]](dict)
    # Of two steps with the same number, the last row is valid.
    for ident, number, text in [
        *iter_readable_rows(db, "steps", "t, s, x"), *iter_readable_rows(db, "fresh", "t, s, x")
    ]:  # fmt: skip
        if isinstance(text, str) and isinstance(number, int):
            steps[ident][number] = text
    return {ident: dict(sorted(some.items())) for ident, some in steps.items()}


def iter_readable_rows(db: sqlite3.Connection, table: str, columns: str) -> Iterator[Sequence[Any]]:
    """Yield the readable rows: those before the damage, then those after it in reverse order."""
    keys = ", ".join(KEY_COLUMNS[table])
    seen: set[Any] = set()
    for order in (keys, ", ".join(f"{key} desc" for key in KEY_COLUMNS[table])):
        with suppress(sqlite3.DatabaseError):
            for row in db.execute(f"select {keys}, {columns} from {table} order by {order}"):
                key = row[: len(KEY_COLUMNS[table])]
                if key in seen:
                    break
                seen.add(key)
                yield row[len(KEY_COLUMNS[table]) :]
            else:
                return


def find_valid_steps(header: str, steps: dict[int, str]) -> dict[int, str]:
    """Return the steps of a match before the first one that is missing or breaks the rules.

    Raises DamagedTranscript or Refused for an invalid header.
    """
    good = dict(iter_steps_before_gap(steps))
    while header and good:
        try:
            require_replayable_log(header + "".join(good.values()))
        except (DamagedTranscript, ReplayDiffers) as fault:
            # The header is line 1, and the line with the fault does not count either.
            lines = fault.line - 2
            good = drop_last_step_and_later_lines(good, lines) if lines > 0 else {}
        else:
            break
    if header and not good:
        parse_transcript(header)
    return good


def iter_steps_before_gap(steps: dict[int, str]) -> Iterator[tuple[int, str]]:
    """Yield the numbers and texts of steps before the first gap in their numbers."""
    expected = 0
    for number, text in steps.items():
        if number != expected:
            return
        yield number, text
        expected += text.count("\n")


def drop_last_step_and_later_lines(steps: dict[int, str], last_line: int) -> dict[int, str]:
    """Return steps without the last one, and without those that end after line `last_line`."""
    few = dict(list(steps.items())[:-1])
    return {number: text for number, text in few.items() if number + text.count("\n") <= last_line}


def require_replayable_log(text: str) -> None:
    """Replay a transcript to check it. Raises DamagedTranscript, ReplayDiffers or Refused."""
    header, records = parse_transcript(text)
    chance = make_chance(header)
    for _ in Replay(Table(header, outcomes=chance).header, records, chance):
        pass
