"""Rescue the intact parts of a damaged database, for `audiowar serve --rescue`.

The readable rows are copied to a new file, and the damaged file is kept. If a step of a match is
missing or breaks the rules, this step and all later ones are left out.
"""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from audiowar.rules.state import Refused
from audiowar.server.rooms.room_match import make_chance
from audiowar.server.storage.open_database import (
    DATABASE_FILE,
    connect_without_schema_check,
    convert_sqlite_errors,
    lock_folder_until_closed,
    prepare_schema,
)
from audiowar.server.storage.sqlite_repository import (
    SEAT_COLUMNS,
    SEAT_PLACEHOLDERS,
    TABLE_COLUMNS,
    TABLE_PLACEHOLDERS,
    parse_table_row,
)
from audiowar.storage.match_transcript import DamagedTranscript, parse_transcript
from audiowar.storage.replay_transcript import ReplayDiffers, TranscriptReplayer
from audiowar.table.table import Table

KEY_COLUMNS: Final = {"tables": ["id"], "seats": ["t", "seat"], "steps": ["t", "s"], "fresh": ["n"]}
"""The primary key of each SQL table."""
INSERT_STEP: Final = "insert or replace into steps(t, s, x) values(?, ?, ?)"


@dataclass
class RescueResult:
    """The counts of rescued and lost game tables."""

    damaged_path: Path
    """The new path of the damaged file."""
    intact_table_count: int = 0
    """The number of game tables that lost nothing."""
    shortened_table_count: int = 0
    """The number of game tables whose match lost its end."""
    lost_table_count: int = 0
    """The number of lost game tables: parts of each were found, but not enough to continue it."""


def rescue_database(folder: Path) -> RescueResult:
    """Replace a database with its intact parts. Raises FolderInUse, DamagedDatabase or OSError.

    If nothing can be rescued, the folder stays as it is.
    """
    path, new = folder / DATABASE_FILE, folder / f"{DATABASE_FILE}.new"
    if not path.is_file():
        raise FileNotFoundError(2, "", str(path))
    with closing(lock_folder_until_closed(folder)):
        remove_database(new)
        try:
            with (
                convert_sqlite_errors(path),
                closing(connect_without_schema_check(path)) as old,
                closing(connect_without_schema_check(new)) as fresh,
            ):
                # A file that is not an SQLite database raises an error here.
                old.execute("select count(*) from sqlite_master").fetchone()
                prepare_schema(fresh)
                result = copy_continuable_tables(old, fresh)
                fresh.execute("pragma wal_checkpoint(truncate)")
        except BaseException:
            remove_database(new)
            raise
        result.damaged_path = rename_damaged_files(path)
        new.replace(path)
        # Only the files of its write-ahead log can be left.
        remove_database(new)
    return result


def remove_database(path: Path) -> None:
    """Remove a database with its write-ahead log, as far as they exist."""
    for ending in ("", "-wal", "-shm"):
        Path(f"{path}{ending}").unlink(missing_ok=True)


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


def find_ids_with_steps_or_seats(
    db: sqlite3.Connection, steps_by_table: Mapping[str, Any]
) -> set[str]:
    """Return the ids of all tables that have steps or seats, even without a row of their own."""
    return steps_by_table.keys() | {row[0] for row in iter_readable_rows(db, "seats", "t")}


def copy_continuable_tables(old: sqlite3.Connection, new: sqlite3.Connection) -> RescueResult:
    """Copy, from `old` to `new`, the game tables that can be continued.

    Return how many were copied and lost. The caller must set `damaged_path` in the result.
    """
    result = RescueResult(Path())
    tables = {row[0]: row for row in iter_readable_rows(old, "tables", TABLE_COLUMNS)}
    steps = read_steps_by_table(old)
    seats = [row for row in iter_readable_rows(old, "seats", SEAT_COLUMNS) if row[0] in tables]
    result.lost_table_count = len(find_ids_with_steps_or_seats(old, steps) - tables.keys())
    new.execute("begin")
    for ident, row in tables.items():
        try:
            header = parse_table_row(row).header
            good = find_steps_before_first_invalid(header, steps.get(ident, {}))
        except (ValueError, TypeError, AttributeError, DamagedTranscript, Refused):
            result.lost_table_count += 1
            continue
        new.execute(
            f"insert into tables({TABLE_COLUMNS}) values({TABLE_PLACEHOLDERS})",
            row,
        )
        new.executemany(INSERT_STEP, [(ident, number, text) for number, text in good.items()])
        result.shortened_table_count += len(good) < len(steps.get(ident, {}))
        result.intact_table_count += len(good) == len(steps.get(ident, {}))
    new.executemany(
        f"insert into seats({SEAT_COLUMNS}) values({SEAT_PLACEHOLDERS})",
        seats,
    )
    new.execute("delete from seats where t not in (select id from tables)")
    new.execute("commit")
    return result


def read_steps_by_table(db: sqlite3.Connection) -> dict[str, dict[int, str]]:
    """Return the readable steps, by game table and number."""
    steps = defaultdict[str, dict[int, str]](dict)
    # If two rows have the same step number, the last one is valid.
    for table in ("steps", "fresh"):
        for ident, number, text in iter_readable_rows(db, table, "t, s, x"):
            if isinstance(text, str) and isinstance(number, int):
                steps[ident][number] = text
    return {ident: dict(sorted(some.items())) for ident, some in steps.items()}


def iter_readable_rows(db: sqlite3.Connection, table: str, columns: str) -> Iterator[Sequence[Any]]:
    """Yield an SQL table's rows up to the first damaged one, then from the end backwards."""
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


def find_steps_before_first_invalid(header: str, steps: dict[int, str]) -> dict[int, str]:
    """Return the steps before the first missing or invalid one.

    Raises DamagedTranscript or Refused if the header is invalid.
    """
    good, expected = dict[int, str](), 0
    for number, text in steps.items():
        if number != expected:
            break
        good[number] = text
        expected += text.count("\n")
    while header and good:
        try:
            require_replayable_transcript(header + "".join(good.values()))
        except (DamagedTranscript, ReplayDiffers) as fault:
            # Keep the lines before the fault. `fault.line_number` begins at 1, with the header.
            lines, shorter = fault.line_number - 2, list(good.items())[:-1]
            good = {number: text for number, text in shorter if number + text.count("\n") <= lines}
        else:
            break
    if header and not good:
        parse_transcript(header)
    return good


def require_replayable_transcript(text: str) -> None:
    """Replay a transcript to check it. Raises DamagedTranscript, ReplayDiffers or Refused."""
    header, records = parse_transcript(text)
    chance = make_chance(header)
    for _ in TranscriptReplayer(Table(header, chance=chance).header, records, chance):
        pass
