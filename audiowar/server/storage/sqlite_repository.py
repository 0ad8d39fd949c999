"""The repository of a single server: game tables, seats and steps in a SQLite file.

One thread writes. It commits all waiting requests in one transaction, then calls their callbacks in
the order of the requests. A switch between two threads costs more than writing a row. So the event
loop passes all requests of one iteration to the thread together, and successive rows of an SQL
table are written by one statement.

New steps of all game tables are appended to the SQL table `fresh`. The SQL table `steps` is sorted
by game table: if new steps were inserted there, each step would rewrite another page of the file.
From time to time, and when the server stops, all new steps are moved to `steps` together. Servers
of earlier versions read only `steps`.
"""

from __future__ import annotations

import json
import logging
import os
import sqlite3
import sys
from asyncio import AbstractEventLoop
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, groupby
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import Any, NamedTuple

from audiowar.rules.events import Seat
from audiowar.server.monitoring.metrics import Metrics

from .open_database import (
    DATABASE_FILE,
    DamagedDatabase,
    connect_without_schema_check,
    convert_sqlite_errors,
    lock_folder_until_closed,
    open_database,
)
from .repository import (
    OnWritten,
    Repository,
    SeatRow,
    StoredTable,
    TableRow,
    call_all_and_log_errors,
)

LOG = logging.getLogger(__name__)
INSERT_STEP = "insert into fresh(t, s, x) values(?, ?, ?)"
MOVE_STEPS = (
    "insert or replace into steps select t, s, x from fresh order by t, s, n",
    "delete from fresh",
)
MAX_NEW_STEPS = 2000
"""When the SQL table `fresh` has this many rows, all of them are moved to `steps`."""
SELECT_STEPS = """
    select s, x from (
        select s, 0 as n, x from steps where t = ? union all select s, n, x from fresh where t = ?
    ) order by s, n
"""
"""Selects all steps of a game table. If rows have the same step number, the last one is valid."""
TABLE_COLUMNS = (
    "id, code, game, options, players, open, host, pace, state, header, touched, bot, coach,"
    " language, barred, locked"
)
TABLE_PLACEHOLDERS = "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?"
SEAT_COLUMNS = "t, seat, name, token, person, muted, blocked"
SEAT_PLACEHOLDERS = "?, ?, ?, ?, ?, ?, ?"
RETRY_WRITE_SECONDS = 1.0
"""Seconds after which a failed write is tried again, for example on a full disk."""
MAX_STATEMENT_VALUES = 999
"""The maximum number of values that older versions of SQLite allow in one statement."""


class WriteJob(NamedTuple):
    """One SQL statement, and the callback for when its change is on the disk."""

    sql: str
    values: Sequence[Any]
    on_written: OnWritten | None


class SqliteRepository(Repository):
    """The repository of a single server, with its writing thread."""

    def __init__(
        self, folder: Path, loop: AbstractEventLoop, metrics: Metrics | None = None
    ) -> None:
        self._loop = loop
        self._path = folder / DATABASE_FILE
        self._lock = lock_folder_until_closed(folder)
        self._db = open_database(self._path)
        self._reads = connect_without_schema_check(self._path)
        self._new_jobs: list[WriteJob] = []
        """The jobs requested in the current iteration of the event loop."""
        self._batches: SimpleQueue[tuple[float, list[WriteJob]] | None] = SimpleQueue()
        """The jobs requested in each earlier iteration, with the monotonic time of the request."""
        with self._close_on_error():
            new_steps = self._db.execute("select t from fresh").fetchall()
        self._new_step_count = len(new_steps)
        self._with_steps = {ident for (ident,) in new_steps}
        """The game tables that may have steps in `fresh`, which must be deleted with the table."""
        self._metrics = metrics or Metrics()
        self._ending = Event()
        self._last_error = ""
        self._writing_since: float | None = None
        """When the first attempt to commit the current jobs began; None if the thread is idle."""
        self._thread = Thread(target=self._run, name="store", daemon=True)

    # The interface of the repository

    def start_and_load_tables(self) -> Iterable[StoredTable]:
        """Start the writing thread. Return all game tables. Raises DamagedDatabase or OSError."""
        with self._close_on_error():
            rows = self._reads.execute(f"select {TABLE_COLUMNS} from tables").fetchall()
            seats = self._reads.execute(f"select {SEAT_COLUMNS} from seats").fetchall()
            found = {row[0]: StoredTable(parse_table_row(row)) for row in rows}
            for ident, *row in seats:
                if ident in found:
                    found[ident].seat_rows_by_seat[row[0]] = parse_seat_row(row)
        self._thread.start()
        return found.values()

    @contextmanager
    def _close_on_error(self) -> Iterator[None]:
        """Close the file and release the folder if the `with` block raises an exception.

        Replace errors of SQLite, and errors in parsing rows, with OSError or DamagedDatabase.
        """
        try:
            with convert_sqlite_errors(self._path):
                yield
        except BaseException as wrong:
            for one in (self._reads, self._db, self._lock):
                one.close()
            if isinstance(wrong, (ValueError, TypeError, AttributeError)):
                raise DamagedDatabase(str(self._path)) from None
            raise

    def save_table(self, row: TableRow, on_written: OnWritten | None = None) -> None:
        self.execute_later(
            f"insert or replace into tables({TABLE_COLUMNS}) values({TABLE_PLACEHOLDERS})",
            *(row.ident, row.code, row.game, json.dumps(dict(row.options)), row.players),
            *(row.open, row.host, row.pace, row.state, row.header, row.touched),
            *(row.bot, row.coach, row.language, dump_string_set(row.barred), row.locked),
            on_written=on_written,
        )

    def save_seat(self, ident: str, row: SeatRow, on_written: OnWritten | None = None) -> None:
        self.execute_later(
            f"insert or replace into seats({SEAT_COLUMNS}) values({SEAT_PLACEHOLDERS})",
            *(ident, row.seat, row.name, " ".join(row.tokens), row.person),
            *(dump_string_set(row.muted), dump_string_set(row.blocked)),
            on_written=on_written,
        )

    def delete_seat(self, ident: str, seat: Seat) -> None:
        self.execute_later("delete from seats where t = ? and seat = ?", ident, seat)

    def save_step(
        self, ident: str, first_event_number: int, text: str, on_written: OnWritten
    ) -> None:
        self._with_steps.add(ident)
        self.execute_later(INSERT_STEP, ident, first_event_number, text, on_written=on_written)

    def delete_table(self, ident: str) -> None:
        if ident in self._with_steps:
            self._with_steps.remove(ident)
            self.execute_later("delete from fresh where t = ?", ident)
        self.execute_later("delete from steps where t = ?", ident)
        self.execute_later("delete from seats where t = ?", ident)
        self.execute_later("delete from tables where id = ?", ident)

    def read_steps_as_text(self, ident: str) -> str:
        """Return the text of all steps of a table. Raises DamagedDatabase or OSError."""
        with convert_sqlite_errors(self._path):
            return select_steps_as_text(self._reads, ident)

    def get_oldest_write_wait(self) -> float:
        since = self._writing_since
        return 0.0 if since is None else monotonic() - since

    # Requests to the thread that writes

    def execute_later(self, sql: str, *values: Any, on_written: OnWritten | None = None) -> None:
        """Let the writing thread execute a statement.

        After the commit, call `on_written` on the loop.
        """
        if not self._new_jobs:
            self._loop.call_soon(self._queue_batch)
        self._new_jobs.append(WriteJob(sql, values, on_written))

    def _queue_batch(self) -> None:
        jobs, self._new_jobs = self._new_jobs, []
        self._batches.put((monotonic(), jobs))
        yield_processor()

    async def close(self) -> None:
        # Queue the last batch now, so that it comes before the end marker.
        self._queue_batch()
        self._batches.put(None)
        self._ending.set()
        await self._loop.run_in_executor(None, self._thread.join)
        for one in (self._reads, self._db, self._lock):
            one.close()

    # Run in the thread that writes

    def _run(self) -> None:
        open_ = True
        while open_:
            waiting = [self._batches.get()]
            while not self._batches.empty():
                waiting.append(self._batches.get())
            open_ = None not in waiting
            batches = [one for one in waiting if one is not None]
            jobs = [job for _, some in batches for job in some]
            if jobs:
                if not self._commit_with_retry(jobs):
                    # If these jobs cannot be written, later ones must not be written either.
                    return
                now = monotonic()
                for requested_at, _ in batches:
                    self._metrics.write_delay_histogram.observe(now - requested_at)
                self._call_back(jobs)
                self._new_step_count += sum(job.sql == INSERT_STEP for job in jobs)
                if self._new_step_count >= MAX_NEW_STEPS:
                    self._move_steps()
        self._move_steps()

    def _move_steps(self) -> None:
        if self._new_step_count and self._try_commit((sql, ()) for sql in MOVE_STEPS):
            self._new_step_count = 0

    def _commit_with_retry(self, jobs: Sequence[WriteJob]) -> bool:
        """Commit the jobs. After errors, try again until the server stops; then return False."""
        self._writing_since = monotonic()
        while not self._try_commit(merge_inserts(jobs)):
            if self._ending.wait(RETRY_WRITE_SECONDS):
                return False
        self._writing_since = None
        return True

    def _try_commit(self, statements: Iterable[tuple[str, Sequence[Any]]]) -> bool:
        """Execute statements in one transaction. Return whether it was committed."""
        try:
            self._db.execute("begin immediate")
            for sql, values in statements:
                self._db.execute(sql, values)
            self._db.execute("commit")
        except sqlite3.Error as error:
            self._log_error(str(error))
            if self._db.in_transaction:
                self._db.execute("rollback")
            return False
        return True

    def _log_error(self, why: str) -> None:
        """Log why writing fails, but only if it is not the reason logged last."""
        if why != self._last_error:
            self._last_error = why
            LOG.error("cannot write: %s", why)
            if "malformed" in why:
                LOG.error("the file is damaged: see Backup in HOSTING.md")

    def _call_back(self, jobs: Sequence[WriteJob]) -> None:
        calls = [job.on_written for job in jobs if job.on_written is not None]
        if not calls:
            return
        try:
            self._loop.call_soon_threadsafe(call_all_and_log_errors, calls)
        except RuntimeError:
            LOG.warning("the loop has ended before all was told")


def yield_processor() -> None:
    """Let the writing thread run, even if the loop keeps a single processor busy."""
    if sys.platform != "win32":
        os.sched_yield()


def merge_inserts(jobs: Sequence[WriteJob]) -> Iterator[tuple[str, Sequence[Any]]]:
    """Yield the statements of jobs, each with its values.

    Successive inserts into one SQL table become one statement, as far as SQLite allows.
    """
    for sql, same in groupby(jobs, lambda job: job.sql):
        rows = [job.values for job in same]
        head, values, row = sql.partition(" values")
        if not values:
            yield from ((sql, one) for one in rows)
            continue
        many = MAX_STATEMENT_VALUES // len(rows[0])
        for start in range(0, len(rows), many):
            some = rows[start : start + many]
            yield f"{head} values{','.join([row] * len(some))}", list(chain.from_iterable(some))


def select_steps_as_text(db: sqlite3.Connection, ident: str) -> str:
    """Return the text of all steps of a game table."""
    return "".join(dict(db.execute(SELECT_STEPS, (ident, ident))).values())


def parse_table_row(row: Sequence[Any]) -> TableRow:
    """Parse a row of the SQL table `tables`."""
    values = list(row)
    values[3], values[5], values[12] = json.loads(row[3]), bool(row[5]), bool(row[12])
    values[14], values[15] = parse_string_set(row[14]), bool(row[15])
    return TableRow(*values)


def parse_seat_row(row: Sequence[Any]) -> SeatRow:
    """Parse a row of the SQL table `seats`, without its first column, the id of the game table.

    If the row has no id of a person, the token hash is used as the id.
    """
    seat, name, tokens, person, *ids = row
    return SeatRow(seat, name, tuple(tokens.split()), person or tokens, *map(parse_string_set, ids))


def dump_string_set(strings: Iterable[str]) -> str:
    """Return a set of strings as a sorted JSON list, for one column of a row."""
    return json.dumps(sorted(strings))


def parse_string_set(text: str | None) -> frozenset[str]:
    """Parse a text that `dump_string_set` returned. No text means an empty set."""
    return frozenset(json.loads(text or "[]"))
