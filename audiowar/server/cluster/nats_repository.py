"""The repository of a cluster: tables in a NATS JetStream stream.

Each table is a subject of the stream. All that is stored of a table are the messages of its
subject, and each message holds records of changes. A message names the one before it, and the
broker refuses it if that one is not the last (`Nats-Expected-Last-Subject-Sequence`). So only a
server that knows the last message can append. A server that hung while another one took its table
over cannot write to the table any more.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from asyncio import AbstractEventLoop, Task
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import TypeVar

import nats.errors
import orjson
from nats.aio.client import Client as Nats
from nats.js.api import RawStreamMsg, StorageType, StreamConfig
from nats.js.errors import APIError, NotFoundError

from audiowar.rules.events import Seat
from audiowar.server.monitoring.metrics import Metrics
from audiowar.server.storage.recorded_table import LogRecord, RecordedTable
from audiowar.server.storage.repository import (
    ADDED_FIELDS,
    OnWritten,
    SeatRow,
    StoredTable,
    TableRow,
    call_all,
)

LOG = logging.getLogger(__name__)
T = TypeVar("T")
STREAM = "audiowar"
SUBJECT = "audiowar.table"
"""The beginning of the subject of a table. The table's id and its join code follow."""
NO_TABLE = "0.0"
"""The end of a subject that no table has."""
EXPECTED_LAST_HEADER = "Nats-Expected-Last-Subject-Sequence"
"""The header with the sequence number that the last message of a subject must have."""
EXPECTED_SUBJECT_HEADER = "Nats-Expected-Last-Subject-Sequence-Subject"
"""The header with the subject whose last message is meant, if not that of the message itself."""
APPEND_ID_HEADER = "Audiowar-Append"
"""The header with an id of the message, by which its writer finds out whether it was stored if the
broker's response was lost."""
WRONG_SEQUENCE_ERRORS = (10071, 10164)
"""The broker's error codes for a message that is refused because another one is the last."""
NO_MESSAGE_ERROR = 10037
"""The broker's error code for a subject without messages."""
ANSWER_TIMEOUT = 2.0
"""Seconds to wait for a response of the broker."""
RETRY_INTERVAL = 0.1
"""Seconds between two attempts to reach the broker."""
CLOSE_TIMEOUT = 5.0
"""Seconds that a stopping server waits for unfinished writes."""
IDENT = re.compile(r"[0-9a-f]{16}")
CODE = re.compile(r"[0-9]{6}")


class OwnershipLost(Exception):
    """Another server has written to the table and owns it now."""


@dataclass
class OwnedTable:
    """The subject of a table that this server owns, and what is to be written to it."""

    subject: str
    last_sequence: int
    """The sequence number of its last message; 0 for none."""
    pending: list[LogRecord] = field(default_factory=list)
    """The records that the next message will hold."""
    on_written: list[OnWritten] = field(default_factory=list)
    """The functions to call when these records are on the disk."""
    is_deleted: bool = False
    """Whether the subject is to be purged when all records are written."""
    task: Task[None] | None = None
    """The task that writes; None if there is nothing to write."""


class NatsRepository:
    """Stores the tables that this server owns, and takes over tables of other servers."""

    def __init__(
        self, broker: Nats, loop: AbstractEventLoop, server: str, metrics: Metrics | None = None
    ) -> None:
        self._metrics = metrics or Metrics()
        self._broker = broker
        self._js = broker.jetstream(timeout=ANSWER_TIMEOUT)
        self._loop = loop
        self._server = server
        self._subjects: dict[str, OwnedTable] = {}
        self._unread_steps: dict[str, str] = {}
        """The steps of tables that were taken over and whose match is not loaded yet."""
        self.on_ownership_lost: Callable[[str], None] = lambda ident: None
        """Called with the id of a table that another server owns now, or that cannot be written."""
        self._count = 0
        self._pending_since: dict[int, float] = {}
        """When each message without a response was first sent."""
        self._last_written = 0.0
        """When the broker last confirmed a message."""

    async def ensure_stream(self, copies: int) -> None:
        """Create the stream unless it exists, stored by `copies` brokers. Raises OSError."""
        config = StreamConfig(
            STREAM, subjects=[f"{SUBJECT}.*.*"], storage=StorageType.FILE, num_replicas=copies
        )
        try:
            if not await self._stream_exists():
                await self._js.add_stream(config)
        except (nats.errors.Error, asyncio.TimeoutError) as error:
            raise OSError(f"NATS: no JetStream ({type(error).__name__})") from None

    async def _stream_exists(self) -> bool:
        try:
            await self._js.stream_info(STREAM)
        except NotFoundError:
            return False
        return True

    # The interface of the repository

    def start_and_load(self) -> Iterable[StoredTable]:
        """Return no tables, because a cluster loads each one when a client requests it."""
        return ()

    def save_table(self, row: TableRow, then: OnWritten | None = None) -> None:
        """Store the row of a table, replacing an earlier one."""
        if row.ident not in self._subjects:
            self._subjects[row.ident] = OwnedTable(f"{SUBJECT}.{row.ident}.{row.code}", 0)
        fields = asdict(row)
        # Servers of earlier versions do not know these fields, and ignore the record "more".
        more = {name: fields.pop(name) for name in ADDED_FIELDS}
        self._queue_record(row.ident, ("table", fields), None)
        self._queue_record(row.ident, ("more", more), then)

    def save_seat(self, ident: str, row: SeatRow, then: OnWritten | None = None) -> None:
        """Store the row of a seat, replacing an earlier one."""
        self._queue_record(ident, ("seat", row), then)

    def delete_seat(self, ident: str, seat: Seat) -> None:
        """Delete the row of a seat."""
        self._queue_record(ident, ("empty", seat), None)

    def append_step(self, ident: str, number: int, text: str, then: OnWritten) -> None:
        """Store the text of a step, replacing one with the same number."""
        self._unread_steps.pop(ident, None)
        self._queue_record(ident, ("step", number, text), then)

    def delete_table(self, ident: str) -> None:
        """Delete a table with its seats and steps."""
        self._queue_record(ident, ("forget",), None)
        if ident in self._subjects:
            self._subjects[ident].is_deleted = True

    def read_steps(self, ident: str) -> str:
        """Return the text of all steps of a table that was taken over and not written since."""
        return self._unread_steps[ident]

    def last_sequence(self, ident: str) -> int:
        """Return the number of the last message of a table; 0 if this server does not own it."""
        return self._subjects[ident].last_sequence if ident in self._subjects else 0

    def is_writing(self, ident: str) -> bool:
        """Return whether records of a table are not yet on the disk."""
        return ident in self._subjects and self._subjects[ident].task is not None

    def release_table(self, ident: str) -> None:
        """Stop owning a table, which another server may then take over."""
        self._subjects.pop(ident, None)
        self._unread_steps.pop(ident, None)

    def seconds_late(self) -> float:
        """Return for how many seconds the oldest unfinished write has been waiting."""
        if not self._pending_since:
            return 0.0
        # The broker works if it has confirmed another message since.
        return time.monotonic() - max(min(self._pending_since.values()), self._last_written)

    async def close(self) -> None:
        """Finish the waiting writes, if the broker confirms them in time."""
        tasks = [log.task for log in self._subjects.values() if log.task is not None]
        if tasks:
            await asyncio.wait(tasks, timeout=CLOSE_TIMEOUT)
        for task in tasks:
            task.cancel()

    # Writing to the stream

    def _queue_record(self, ident: str, record: LogRecord, then: OnWritten | None) -> None:
        log = self._subjects.get(ident)
        if log is None:
            # Another server owns the table and writes it.
            return
        log.pending.append(record)
        if then is not None:
            log.on_written.append(then)
        if log.task is None:
            log.task = self._loop.create_task(self._write(ident, log))

    async def _write(self, ident: str, log: OwnedTable) -> None:
        """Write all pending records in one message, again and again until there are none."""
        try:
            while log.pending:
                records, calls = log.pending, log.on_written
                log.pending, log.on_written = [], []
                log.last_sequence = await self._append(log, records)
                self._last_written = time.monotonic()
                call_all(calls)
            if log.is_deleted:
                self.release_table(ident)
                await self._purge(log.subject)
        except OwnershipLost:
            LOG.info("a table goes on at another server")
            self._give_up_table(ident, log)
        except Exception:
            LOG.exception("a table cannot be written")
            self._give_up_table(ident, log)
        finally:
            log.task = None

    def _give_up_table(self, ident: str, log: OwnedTable) -> None:
        """Stop owning a table, because writing it has failed."""
        if self._subjects.get(ident) is log:
            self.release_table(ident)
            self.on_ownership_lost(ident)

    async def _append(self, log: OwnedTable, records: Sequence[LogRecord]) -> int:
        """Append a message exactly once, even if responses are lost. Return its sequence number.

        Raises OwnershipLost.
        """
        self._count += 1
        number = self._count
        self._pending_since[number] = time.monotonic()
        try:
            return await self._publish(log, records, f"{self._server}.{number}")
        finally:
            self._metrics.write_delay.observe(time.monotonic() - self._pending_since.pop(number))

    async def _publish(self, log: OwnedTable, records: Sequence[LogRecord], name: str) -> int:
        headers = {EXPECTED_LAST_HEADER: str(log.last_sequence), APPEND_ID_HEADER: name}
        if not log.last_sequence:
            # The first message of a table is refused if any other table has the same join code.
            headers[EXPECTED_SUBJECT_HEADER] = f"{SUBJECT}.*.{log.subject.rsplit('.', 1)[1]}"
        data = orjson.dumps(records, default=sorted)
        while True:
            try:
                ack = await self._js.publish(
                    log.subject, data, ANSWER_TIMEOUT, STREAM, dict(headers)
                )
                return ack.seq
            except APIError as error:
                if error.err_code in WRONG_SEQUENCE_ERRORS:
                    return await self._sequence_of_own_message(log, name)
                LOG.error("cannot write: %s", error)
                await asyncio.sleep(ANSWER_TIMEOUT)
            except nats.errors.MaxPayloadError:
                # The message is too long, so another attempt would fail too.
                raise
            except (nats.errors.Error, asyncio.TimeoutError, OSError):
                # This is not logged here, because `connect_broker` logs it once for all tables.
                await asyncio.sleep(RETRY_INTERVAL)

    async def _sequence_of_own_message(self, log: OwnedTable, name: str) -> int:
        """Return the number of the last message, which was refused because it is stored already.

        Raises OwnershipLost if the last message is another one.
        """
        last = await self._retry(lambda: self.fetch_newest_message(log.subject))
        if last is None or (last.headers or {}).get(APPEND_ID_HEADER) != name or last.seq is None:
            raise OwnershipLost
        return last.seq

    async def _retry(self, call: Callable[[], Awaitable[T]]) -> T:
        """Call a function until the broker responds. Return the response."""
        while True:
            try:
                return await call()
            except (nats.errors.Error, asyncio.TimeoutError, OSError):
                await asyncio.sleep(RETRY_INTERVAL)

    async def _purge(self, subject: str) -> None:
        await self._retry(lambda: self._js.purge_stream(STREAM, subject=subject))

    async def is_reachable(self) -> bool:
        """Return whether the broker responds and knows the stream."""
        try:
            await self.fetch_newest_message(f"{SUBJECT}.{NO_TABLE}")
        except (nats.errors.Error, asyncio.TimeoutError, OSError):
            return False
        return True

    # Finding tables and taking them over: these methods raise the errors of the NATS library

    async def fetch_newest_message(self, subject: str) -> RawStreamMsg | None:
        """Return the newest message of a subject; None if it has none."""
        try:
            return await self._js.get_last_msg(STREAM, subject)
        except NotFoundError as error:
            if error.err_code != NO_MESSAGE_ERROR:
                # The broker has just started and does not know the stream yet.
                raise
            return None

    async def is_owner(self, ident: str) -> bool:
        """Return whether this server owns a table, and no other server has written to it since.

        While a message is being sent, return True: the response will show who owns the table.
        """
        log = self._subjects.get(ident)
        last = None if log is None else await self.fetch_newest_message(log.subject)
        if log is None or self._subjects.get(ident) is not log:
            return False
        return log.task is not None or last is None or (last.seq or 0) <= log.last_sequence

    async def find_table_id(self, table_id: object, code: object) -> str | None:
        """Return the id of the table with a join code; without a code, `table_id` if it is an id.

        Return None if no table has the code, or if `table_id` is not an id.
        """
        if isinstance(code, str):
            digits = "".join(char for char in code if char.isdecimal())
            found = (
                await self.fetch_newest_message(f"{SUBJECT}.*.{digits}")
                if CODE.fullmatch(digits)
                else None
            )
            return found.subject.split(".")[2] if found and found.subject else None
        return table_id if isinstance(table_id, str) and IDENT.fullmatch(table_id) else None

    async def list_untouched_tables(self, unused_since: float) -> list[str]:
        """Return the ids of tables to which nothing was written after a Unix time."""
        info = await self._js.stream_info(STREAM, f"{SUBJECT}.*.*")
        old = []
        for subject in info.state.subjects or {}:
            last = await self.fetch_newest_message(subject)
            if last is not None and last.time is not None and last.time.timestamp() < unused_since:
                old.append(subject.split(".")[2])
        return old

    async def claim_and_load_table(self, ident: str) -> StoredTable | None:
        """Make this server the owner of a table. Return the table; None if it does not exist.

        Raises OwnershipLost if another server was faster.
        """
        last = await self.fetch_newest_message(f"{SUBJECT}.{ident}.*")
        if last is None or last.seq is None or last.subject is None:
            return None
        log = OwnedTable(last.subject, last.seq)
        recorded = RecordedTable()
        async for record in self._read_records(log):
            recorded.apply_record(record)
        log.last_sequence = await self._append(log, [("own", self._server)])
        if recorded.table is None:
            await self._purge(log.subject)
            return None
        self._subjects[ident] = log
        self._unread_steps[ident] = recorded.join_steps()
        return StoredTable(recorded.table, recorded.seats)

    async def _read_records(self, log: OwnedTable) -> AsyncIterator[LogRecord]:
        """Yield the records of all messages of a subject, up to the last one that is known."""
        messages = await self._js.subscribe(
            log.subject, stream=STREAM, ordered_consumer=True, inactive_threshold=CLOSE_TIMEOUT
        )
        try:
            number = 0
            while number < log.last_sequence:
                message = await messages.next_msg(ANSWER_TIMEOUT)
                number = message.metadata.sequence.stream
                for record in orjson.loads(message.data):
                    yield record
        finally:
            await messages.unsubscribe()
