"""The repository of a single server: game tables, seats and steps in a SQLite file.

One thread writes. It commits all waiting requests in one transaction, then calls their callbacks in
the order of the requests. The event loop passes all requests of one iteration to the thread
together, because each commit waits for the disk.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from asyncio import AbstractEventLoop
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
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
    call_all,
)

LOG = logging.getLogger(__name__)
INSERT_STEP = "insert or replace into steps(t, s, x) values(?, ?, ?)"
TABLE_COLUMNS = ", ".join(["id", *(part.name for part in fields(TableRow)[1:])])
"""The columns of the SQL table `tables`, in the order of the fields of a `TableRow`."""
SEAT_COLUMNS = "t, seat, name, token, person, muted, blocked"
"""The columns of the SQL table `seats`: the id of the game table, then the fields of a `SeatRow`.

Those with a set contain a JSON list; `token` contains words."""
INSERT_TABLE, INSERT_SEAT = (
    f"insert or replace into {name}({columns}) values({', '.join('?' * len(columns.split(',')))})"
    for name, columns in (("tables", TABLE_COLUMNS), ("seats", SEAT_COLUMNS))
)
RETRY_WRITE_SECONDS = 1.0
"""Seconds after which a failed write is tried again, for example on a full disk."""


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
        try:
            self._db = open_database(self._path)
        except BaseException:
            self._lock.close()
            raise
        self._reads = connect_without_schema_check(self._path)
        self._new_jobs: list[WriteJob] = []
        """The jobs requested in the current iteration of the event loop."""
        self._batches: SimpleQueue[tuple[float, list[WriteJob]] | None] = SimpleQueue()
        """The jobs requested in each earlier iteration, with the monotonic time of the request."""
        self._metrics = metrics or Metrics()
        self._ending = Event()
        self._last_error = ""
        self._writing_since: float | None = None
        """When the first attempt to commit the current jobs began; None if the thread is idle."""
        self._thread = Thread(target=self._run, name="store", daemon=True)

    # The interface of the repository

    def load_tables(self) -> Iterable[StoredTable]:
        """Start the writing thread. Return all game tables. Raises DamagedDatabase or OSError."""
        try:
            with convert_sqlite_errors(self._path):
                rows = self._reads.execute(f"select {TABLE_COLUMNS} from tables")
                tables = {row[0]: StoredTable(parse_table_row(row)) for row in rows}
                for ident, *row in self._reads.execute(f"select {SEAT_COLUMNS} from seats"):
                    if ident in tables:
                        tables[ident].seat_rows_by_seat[row[0]] = parse_seat_row(row)
        except (ValueError, TypeError, AttributeError):
            self._close_files()
            raise DamagedDatabase(str(self._path)) from None
        except (DamagedDatabase, OSError):
            self._close_files()
            raise
        self._thread.start()
        return tables.values()

    def _close_files(self) -> None:
        for connection in (self._reads, self._db, self._lock):
            connection.close()

    def save_table(self, row: TableRow, on_written: OnWritten | None = None) -> None:
        self.execute_later(INSERT_TABLE, *dump_row(row), on_written=on_written)

    def save_seat(self, ident: str, row: SeatRow, on_written: OnWritten | None = None) -> None:
        self.execute_later(INSERT_SEAT, ident, *dump_row(row), on_written=on_written)

    def delete_seat(self, ident: str, seat: Seat) -> None:
        self.execute_later("delete from seats where t = ? and seat = ?", ident, seat)

    def save_step(
        self, ident: str, first_event_number: int, text: str, on_written: OnWritten
    ) -> None:
        self.execute_later(INSERT_STEP, ident, first_event_number, text, on_written=on_written)

    def delete_table(self, ident: str) -> None:
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

    async def close(self) -> None:
        # Queue the last batch now, so that it comes before the end marker.
        self._queue_batch()
        self._batches.put(None)
        self._ending.set()
        await self._loop.run_in_executor(None, self._thread.join)
        self._close_files()

    # Run in the thread that writes

    def _run(self) -> None:
        is_open = True
        while is_open:
            waiting = [self._batches.get()]
            while not self._batches.empty():
                waiting.append(self._batches.get())
            is_open = None not in waiting
            batches = [batch for batch in waiting if batch is not None]
            jobs = [job for _, batch_jobs in batches for job in batch_jobs]
            if jobs:
                if not self._commit_with_retry(jobs):
                    # If these jobs cannot be written, later ones must not be written either.
                    return
                now = monotonic()
                for requested_at, _ in batches:
                    self._metrics.observe_write_delay(now - requested_at)
                self._call_back(jobs)

    def _commit_with_retry(self, jobs: Sequence[WriteJob]) -> bool:
        """Commit the jobs. After errors, try again until the server stops; then return False."""
        self._writing_since = monotonic()
        while not self._try_commit(jobs):
            if self._ending.wait(RETRY_WRITE_SECONDS):
                return False
        self._writing_since = None
        return True

    def _try_commit(self, jobs: Iterable[WriteJob]) -> bool:
        """Execute the jobs in one transaction. Return whether it was committed."""
        try:
            self._db.execute("begin immediate")
            for job in jobs:
                self._db.execute(job.sql, job.values)
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
            self._loop.call_soon_threadsafe(call_all, calls)
        except RuntimeError:
            LOG.warning("the loop has ended before all was told")


def select_steps_as_text(db: sqlite3.Connection, ident: str) -> str:
    """Return the text of all steps of a game table."""
    return "".join(
        text for (text,) in db.execute("select x from steps where t = ? order by s", (ident,))
    )


def dump_row(row: TableRow | SeatRow) -> list[Any]:
    """Return the fields of a row as the values of SQL columns."""
    return [dump_value(getattr(row, part.name)) for part in fields(row)]


def dump_value(value: Any) -> Any:
    """Return the value of a field as that of an SQL column."""
    if isinstance(value, frozenset):
        return json.dumps(sorted(value))
    if isinstance(value, Mapping):
        return json.dumps(dict(value))
    return " ".join(value) if isinstance(value, tuple) else value


def parse_table_row(values: Sequence[Any]) -> TableRow:
    """Parse a row of the SQL table `tables`. Raises ValueError, TypeError or AttributeError."""
    names = (part.name for part in fields(TableRow))
    parts: dict[str, Any] = dict(zip(names, values, strict=True))
    parts |= {name: bool(parts[name]) for name in ("open", "coach", "locked")}
    parts["options"], parts["barred"] = (json.loads(parts[name]) for name in ("options", "barred"))
    return TableRow(**{**parts, "barred": frozenset(parts["barred"])})


def parse_seat_row(values: Sequence[Any]) -> SeatRow:
    """Parse a row of the SQL table `seats`, without its first column, the id of the game table."""
    seat, name, tokens, person, *ids = values
    muted, blocked = (frozenset(json.loads(text)) for text in ids)
    return SeatRow(seat, name, tuple(tokens.split()), person, muted, blocked)
