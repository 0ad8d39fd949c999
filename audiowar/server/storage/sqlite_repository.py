"""One file that outlives the server: tables, seats and steps in SQLite.

Everything is written by one thread, all that waits in one commit; whoever asked is called back
after it, in the order of asking. What is asked for in one round of the loop goes to the thread at
once, and rows of one kind in one statement: each hand-over of the interpreter between two threads
costs more than a row.

Steps are first written one after the other, those of all tables together: each has its own place
in the file, and to write them there one by one would rewrite a page of it for every card. From time
to time all are moved to their places at once, and when the server ends in good order: servers of
earlier versions look for them only there.
"""

from __future__ import annotations

import json
import logging
import sqlite3
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

from .database import FILE, DamagedDatabase, connect, hold_folder, open_database, translate_errors
from .repository import SeatRow, StoredTable, TableRow, Then, dump_names, parse_names

LOG = logging.getLogger(__name__)
STEP = "insert into fresh(t, s, x) values(?, ?, ?)"
MOVE = (
    "insert or replace into steps select t, s, x from fresh order by t, s, n",
    "delete from fresh",
)
FULL = 2000
"""Fresh steps that are moved to their places."""
WHOLE = """
    select s, x from (
        select s, 0 as n, x from steps where t = ? union all select s, n, x from fresh where t = ?
    ) order by s, n
"""
"""All steps of a table; where two have the same number the later one counts."""
TABLE = (
    "id, code, game, options, players, open, host, pace, state, header, touched, bot, coach,"
    " language, barred, locked",
    "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?",
)
SEAT = "t, seat, name, token, person, muted, blocked", "?, ?, ?, ?, ?, ?, ?"
PATIENCE = 1.0
"""Seconds after which a write that failed, as on a full disk, is tried again."""
MOST = 999
"""Values in one statement at most: older versions of SQLite take no more."""


class WriteJob(NamedTuple):
    """One statement, and whom to call when it is on the disk."""

    sql: str
    values: Sequence[Any]
    then: Then | None


class Batch(NamedTuple):
    """What one round of the loop asked for."""

    jobs: list[WriteJob]
    at: float
    """When it was asked for."""


class SqliteRepository:
    """The file, and the thread that writes it for a loop."""

    def __init__(
        self, folder: Path, loop: AbstractEventLoop, metrics: Metrics | None = None
    ) -> None:
        self._loop = loop
        self._path = folder / FILE
        self._lock = hold_folder(folder)
        self._db = open_database(self._path)
        self._reads = connect(self._path)
        self._asked: list[WriteJob] = []
        """What this round of the loop asked for."""
        self._jobs: SimpleQueue[Batch | None] = SimpleQueue()
        with self._or_let_go():
            self._fresh = int(self._db.execute("select count(*) from fresh").fetchone()[0])
        self.commits = 0
        self._metrics = metrics or Metrics()
        self._ending = Event()
        self._trouble = ""
        """Why nothing could be written, as it was logged last."""
        self._since: float | None = None
        """When what is being written was taken up."""
        self._thread = Thread(target=self._work, name="store", daemon=True)

    # Keeping

    def start(self) -> Iterable[StoredTable]:
        """Begin to write; return all tables of the file. Raises Broken or OSError."""
        with self._or_let_go():
            rows = self._reads.execute(f"select {TABLE[0]} from tables").fetchall()
            seats = self._reads.execute(f"select {SEAT[0]} from seats").fetchall()
            found = {row[0]: StoredTable(parse_table_row(row)) for row in rows}
            for ident, *row in seats:
                if ident in found:
                    found[ident].seats[row[0]] = parse_seat_row(row)
        self._thread.start()
        return found.values()

    @contextmanager
    def _or_let_go(self) -> Iterator[None]:
        """Let the file and its folder go when it cannot be read. Raises Broken or OSError."""
        try:
            with translate_errors(self._path):
                yield
        except BaseException as wrong:
            for one in (self._reads, self._db, self._lock):
                one.close()
            if isinstance(wrong, (ValueError, TypeError, AttributeError)):
                raise DamagedDatabase(str(self._path)) from None
            raise

    def save_table(self, row: TableRow, then: Then | None = None) -> None:
        """Keep what is known of a table beside its seats and steps."""
        self.put(
            f"insert or replace into tables({TABLE[0]}) values({TABLE[1]})",
            *(row.ident, row.code, row.game, json.dumps(dict(row.options)), row.players),
            *(row.open, row.host, row.pace, row.state, row.header, row.touched),
            *(row.bot, row.coach, row.language, dump_names(row.barred), row.locked),
            then=then,
        )

    def save_seat(self, ident: str, row: SeatRow, then: Then | None = None) -> None:
        """Keep a person's seat."""
        self.put(
            f"insert or replace into seats({SEAT[0]}) values({SEAT[1]})",
            *(ident, row.seat, row.name, " ".join(row.tokens), row.person),
            *(dump_names(row.muted), dump_names(row.blocked)),
            then=then,
        )

    def delete_seat(self, ident: str, seat: Seat) -> None:
        """Forget who had a seat."""
        self.put("delete from seats where t = ? and seat = ?", ident, seat)

    def append_step(self, ident: str, number: int, text: str, then: Then) -> None:
        """Keep a step; one of the same number is replaced."""
        self.put(STEP, ident, number, text, then=then)

    def delete_table(self, ident: str) -> None:
        """Forget a table."""
        self.put("delete from fresh where t = ?", ident)
        self.put("delete from steps where t = ?", ident)
        self.put("delete from seats where t = ?", ident)
        self.put("delete from tables where id = ?", ident)

    def read_steps(self, ident: str) -> str:
        """Return all steps of a table. Raises Broken or OSError."""
        with translate_errors(self._path):
            return read_steps_of(self._reads, ident)

    def seconds_late(self) -> float:
        """Return for how many seconds something has waited to be written."""
        since = self._since
        return 0.0 if since is None else monotonic() - since

    # Writing

    def put(self, sql: str, *values: Any, then: Then | None = None) -> None:
        """Write something, call `then` in the loop when it is on the disk."""
        if not self._asked:
            self._loop.call_soon(self._hand_over)
        self._asked.append(WriteJob(sql, values, then))

    def _hand_over(self) -> None:
        asked, self._asked = self._asked, []
        self._jobs.put(Batch(asked, monotonic()))

    async def close(self) -> None:
        """Write all that waits and close the file."""
        # In the loop, as all that is asked for: in a thread it could meet with the last of it.
        self._hand_over()
        self._jobs.put(None)
        self._ending.set()
        await self._loop.run_in_executor(None, self._thread.join)
        for one in (self._reads, self._db, self._lock):
            one.close()

    # In the thread

    def _work(self) -> None:
        open_ = True
        while open_:
            waiting = [self._jobs.get()]
            while not self._jobs.empty():
                waiting.append(self._jobs.get())
            open_ = None not in waiting
            batches = [one for one in waiting if one is not None]
            jobs = [job for one in batches for job in one.jobs]
            if jobs:
                if not self._committed(jobs):
                    # Nothing that came after it may be written.
                    return
                self.commits += 1
                now = monotonic()
                for one in batches:
                    self._metrics.write_delay.observe(now - one.at)
                self._call(jobs)
                self._make_room(sum(job.sql == STEP for job in jobs))
        self._move()

    def _make_room(self, count: int) -> None:
        """Count fresh steps; when there are many, move them to their places."""
        self._fresh += count
        if self._fresh >= FULL:
            self._move()

    def _move(self) -> None:
        if self._fresh and self._done((sql, ()) for sql in MOVE):
            self._fresh = 0

    def _committed(self, jobs: Sequence[WriteJob]) -> bool:
        """Write until it is done; a server that ends tries only once more, for nobody was told."""
        self._since = monotonic()
        while not self._done(merge_inserts(jobs)):
            if self._ending.wait(PATIENCE):
                return False
        self._since = None
        return True

    def _done(self, statements: Iterable[tuple[str, Sequence[Any]]]) -> bool:
        """Do all of that in one commit, or nothing; tell whether it is done."""
        try:
            self._db.execute("begin immediate")
            for sql, values in statements:
                self._db.execute(sql, values)
            self._db.execute("commit")
        except sqlite3.Error as error:
            self._complain(str(error))
            if self._db.in_transaction:
                self._db.execute("rollback")
            return False
        return True

    def _complain(self, why: str) -> None:
        """Log once why nothing can be written, though it is tried again and again."""
        if why != self._trouble:
            self._trouble = why
            LOG.error("cannot write: %s", why)
            if "malformed" in why:
                LOG.error("the file is damaged: see Backup in HOSTING.md")

    def _call(self, jobs: Sequence[WriteJob]) -> None:
        calls = [job.then for job in jobs if job.then is not None]
        if not calls:
            return

        def all_of_them() -> None:
            for call in calls:
                try:
                    call()
                except Exception:
                    LOG.exception("a call after a commit failed")

        try:
            self._loop.call_soon_threadsafe(all_of_them)
        except RuntimeError:
            LOG.warning("the loop has ended before all was told")


def merge_inserts(jobs: Sequence[WriteJob]) -> Iterator[tuple[str, Sequence[Any]]]:
    """Make one statement of rows that follow each other and go into the same table."""
    for sql, same in groupby(jobs, lambda job: job.sql):
        rows = [job.values for job in same]
        head, values, row = sql.partition(" values")
        if not values:
            yield from ((sql, one) for one in rows)
            continue
        many = MOST // len(rows[0])
        for start in range(0, len(rows), many):
            some = rows[start : start + many]
            yield f"{head} values{','.join([row] * len(some))}", list(chain.from_iterable(some))


def read_steps_of(db: sqlite3.Connection, ident: str) -> str:
    """Return all steps of a table."""
    return "".join(dict(db.execute(WHOLE, (ident, ident))).values())


def parse_table_row(row: Sequence[Any]) -> TableRow:
    """Return a row of `tables`."""
    values = list(row)
    values[3], values[5], values[12] = json.loads(row[3]), bool(row[5]), bool(row[12])
    values[14], values[15] = parse_names(row[14]), bool(row[15])
    return TableRow(*values)


def parse_seat_row(row: Sequence[Any]) -> SeatRow:
    """Return a row of `seats`; in an older file a person has no name but their token."""
    seat, name, tokens, person, muted, blocked = row
    return SeatRow(
        seat,
        name,
        tuple(tokens.split()),
        person or tokens,
        parse_names(muted),
        parse_names(blocked),
    )
