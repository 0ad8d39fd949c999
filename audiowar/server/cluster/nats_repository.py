"""The repository of a cluster: tables in a NATS JetStream stream.

Each table has a subject in the stream. The messages with this subject are the stored table: each
message holds records of changes. A server sends each message with the sequence number of the last
message that it knows (`Nats-Expected-Last-Subject-Sequence`). If another message has been stored
since, the broker refuses the new one. So a server that hangs while another server takes over its
table cannot write to the table any more.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from asyncio import AbstractEventLoop, Task
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

import nats.errors
import orjson
from nats.aio.client import Client as Nats
from nats.js.api import RawStreamMsg, StorageType, StreamConfig
from nats.js.errors import APIError, NotFoundError

from audiowar.rules.events import Seat
from audiowar.server.monitoring.metrics import Metrics
from audiowar.server.rooms.lobby import keep_digits
from audiowar.server.storage.repository import (
    OnWritten,
    Repository,
    SeatRow,
    StoredTable,
    TableRow,
    call_all,
)

from .broker_connection import BROKER_ERRORS

LOG = logging.getLogger(__name__)
T = TypeVar("T")
LogRecord: TypeAlias = Sequence[Any]
"""One record of a table's log: its kind, such as "seat" or "step", then its values."""
STREAM = "audiowar"
SUBJECT_PREFIX = "audiowar.table"
"""The first part of a table's subject, before the table's id and its join code."""
PROBE_SUBJECT_END = "0.0"
"""The end of a subject that no table has. It is read to test whether the broker responds."""
EXPECTED_LAST_HEADER = "Nats-Expected-Last-Subject-Sequence"
"""The header with the sequence number that the last stored message must have."""
EXPECTED_SUBJECT_HEADER = "Nats-Expected-Last-Subject-Sequence-Subject"
"""The header with the subject in which EXPECTED_LAST_HEADER is checked.

Without this header, the broker checks in the subject of the message itself.
"""
APPEND_ID_HEADER = "Audiowar-Append"
"""The header with an id of the message.

If the broker's response is lost, the server compares this id with that of the last stored message,
to find out whether its own message was stored.
"""
WRONG_SEQUENCE_ERRORS = (10071, 10164)
"""The broker's error codes for a message whose EXPECTED_LAST_HEADER has a wrong sequence number."""
NO_MESSAGE_ERROR = 10037
"""The broker's error code for a subject without messages."""
ANSWER_TIMEOUT = 2.0
"""Seconds to wait for a response from the broker."""
RETRY_INTERVAL = 0.1
"""Seconds between two attempts to reach the broker."""
CLOSE_TIMEOUT = 5.0
"""Seconds that a stopping server waits for unfinished writes."""
TABLE_ID_PATTERN = re.compile(r"[0-9a-f]{16}")
"""Matches the id of a table."""
JOIN_CODE_PATTERN = re.compile(r"[0-9]{6}")
"""Matches a join code."""


class OwnershipLost(Exception):
    """Raised when a write fails because another server has taken over the table."""


class RebuiltTable:
    """The rows and steps of one table, rebuilt by applying its records."""

    def __init__(self) -> None:
        self._fields: dict[str, Any] = {}
        """The fields of the table's row."""
        self.seat_rows_by_seat: dict[Seat, SeatRow] = {}
        self._steps: dict[int, str] = {}

    def apply_record(self, record: LogRecord) -> None:
        """Apply the next record. Ignore `own` records, and unknown kinds of newer versions."""
        kind, *values = record
        if kind == "table":
            self._fields = values[0]
        elif kind == "forget":
            self._fields = {}
        elif kind == "seat":
            sets = {name: frozenset(values[0][name]) for name in ("muted", "blocked")}
            row = SeatRow(**{**values[0], **sets, "tokens": tuple(values[0]["tokens"])})
            self.seat_rows_by_seat[row.seat] = row
        elif kind == "empty":
            self.seat_rows_by_seat.pop(values[0], None)
        elif kind == "step":
            self._steps[values[0]] = values[1]

    @property
    def table_row(self) -> TableRow | None:
        """The row of the table; None if it does not exist."""
        fields = self._fields
        return TableRow(**{**fields, "barred": frozenset(fields["barred"])}) if fields else None

    def join_steps(self) -> str:
        """Return the text of all steps, in order."""
        return "".join(self._steps[number] for number in sorted(self._steps))


@dataclass
class OwnedTable:
    """A table that this server owns, with the records that must still be written."""

    subject: str
    last_sequence: int
    """The sequence number of the subject's last message; 0 if it has none."""
    pending_records: list[LogRecord] = field(default_factory=list)
    """The records that wait for the next message."""
    on_written_callbacks: list[OnWritten] = field(default_factory=list)
    """The functions to call when `pending_records` are on the disk."""
    is_deleted: bool = False
    """Whether the table will be erased from the stream as soon as all records are written."""
    writing_task: Task[None] | None = None
    """The task that writes; None if there is nothing to write."""


class NatsRepository(Repository):
    """Stores the tables that this server owns, and takes over tables of other servers."""

    def __init__(
        self, broker: Nats, loop: AbstractEventLoop, server_id: str, metrics: Metrics | None = None
    ) -> None:
        self._metrics = metrics or Metrics()
        self._broker = broker
        self._js = broker.jetstream(timeout=ANSWER_TIMEOUT)
        self._loop = loop
        self._server_id = server_id
        self._subjects: dict[str, OwnedTable] = {}
        self._unread_steps: dict[str, str] = {}
        """The steps of tables that were taken over and whose match is not loaded yet."""
        self.on_ownership_lost: Callable[[str], None] = self.release_table
        """Called with the id of a table that another server owns now, or whose writes fail."""
        self._count = 0
        self._pending_since: dict[int, float] = {}
        """The monotonic time at which each unconfirmed message was first sent, by its number."""
        self._last_written = 0.0
        """The monotonic time at which the broker last confirmed a message."""

    async def create_stream_if_missing(self, copies: int) -> None:
        """Create the stream if it does not exist, and let `copies` brokers store it.

        Raises OSError if the broker does not respond or has no JetStream.
        """
        subjects, disk = [f"{SUBJECT_PREFIX}.*.*"], StorageType.FILE
        config = StreamConfig(STREAM, subjects=subjects, storage=disk, num_replicas=copies)
        try:
            try:
                await self._js.stream_info(STREAM)
            except NotFoundError:
                await self._js.add_stream(config)
        except (nats.errors.Error, asyncio.TimeoutError) as error:
            raise OSError(f"NATS: no JetStream ({type(error).__name__})") from None

    # The interface of the repository

    def load_tables(self) -> Iterable[StoredTable]:
        return ()

    def save_table(self, row: TableRow, on_written: OnWritten | None = None) -> None:
        if row.ident not in self._subjects:
            self._subjects[row.ident] = OwnedTable(f"{SUBJECT_PREFIX}.{row.ident}.{row.code}", 0)
        self._queue_record(row.ident, ("table", row), on_written)

    def save_seat(self, ident: str, row: SeatRow, on_written: OnWritten | None = None) -> None:
        self._queue_record(ident, ("seat", row), on_written)

    def delete_seat(self, ident: str, seat: Seat) -> None:
        self._queue_record(ident, ("empty", seat), None)

    def save_step(
        self, ident: str, first_event_number: int, text: str, on_written: OnWritten
    ) -> None:
        self._unread_steps.pop(ident, None)
        self._queue_record(ident, ("step", first_event_number, text), on_written)

    def delete_table(self, ident: str) -> None:
        self._queue_record(ident, ("forget",), None)
        if ident in self._subjects:
            self._subjects[ident].is_deleted = True

    def read_steps_as_text(self, ident: str) -> str:
        """Return all steps of a table that was taken over.

        Raises KeyError after a step was saved.
        """
        return self._unread_steps[ident]

    def get_last_sequence(self, ident: str) -> int:
        """Return the sequence number of a table's last message; 0 for a table not owned here."""
        return self._subjects[ident].last_sequence if ident in self._subjects else 0

    def is_writing(self, ident: str) -> bool:
        """Return whether records of a table are not yet on the disk."""
        return ident in self._subjects and self._subjects[ident].writing_task is not None

    def release_table(self, ident: str) -> None:
        """Give up the ownership of a table, so that another server can take it over."""
        self._subjects.pop(ident, None)
        self._unread_steps.pop(ident, None)

    def get_oldest_write_wait(self) -> float:
        if not self._pending_since:
            return 0.0
        # The broker still worked when it last confirmed a message: do not count the time before.
        return time.monotonic() - max(min(self._pending_since.values()), self._last_written)

    async def close(self) -> None:
        """Finish the waiting writes, if the broker confirms them in time."""
        tasks = [owned.writing_task for owned in self._subjects.values() if owned.writing_task]
        if tasks:
            await asyncio.wait(tasks, timeout=CLOSE_TIMEOUT)
        for task in tasks:
            task.cancel()

    # Writing to the stream

    def _queue_record(self, ident: str, record: LogRecord, on_written: OnWritten | None) -> None:
        owned = self._subjects.get(ident)
        if owned is None:
            return  # Another server owns the table now and writes to it.
        owned.pending_records.append(record)
        if on_written is not None:
            owned.on_written_callbacks.append(on_written)
        if owned.writing_task is None:
            owned.writing_task = self._loop.create_task(self._write(ident, owned))

    async def _write(self, ident: str, owned: OwnedTable) -> None:
        """Write all pending records in one message. Repeat until no records are pending."""
        try:
            while owned.pending_records:
                records, calls = owned.pending_records, owned.on_written_callbacks
                owned.pending_records, owned.on_written_callbacks = [], []
                owned.last_sequence = await self._append(owned, records)
                self._last_written = time.monotonic()
                call_all(calls)
            if owned.is_deleted:
                self.release_table(ident)
                await self._purge(owned.subject)
        except Exception as wrong:
            if isinstance(wrong, OwnershipLost):
                LOG.info("a table goes on at another server")
            else:
                LOG.exception("a table cannot be written")
            if self._subjects.get(ident) is owned:
                self.on_ownership_lost(ident)
        finally:
            owned.writing_task = None

    async def _append(self, owned: OwnedTable, records: Sequence[LogRecord]) -> int:
        """Append a message with records. Return its sequence number.

        The message is stored exactly once, even if responses of the broker are lost.
        """
        self._count += 1
        number = self._count
        self._pending_since[number] = time.monotonic()
        try:
            return await self._publish(owned, records, f"{self._server_id}.{number}")
        finally:
            self._metrics.observe_write_delay(time.monotonic() - self._pending_since.pop(number))

    async def _publish(self, owned: OwnedTable, records: Sequence[LogRecord], name: str) -> int:
        headers = {EXPECTED_LAST_HEADER: str(owned.last_sequence), APPEND_ID_HEADER: name}
        if not owned.last_sequence:
            # Let the broker refuse the table's first message if any table has the same join code.
            code = owned.subject.rsplit(".", 1)[1]
            headers[EXPECTED_SUBJECT_HEADER] = f"{SUBJECT_PREFIX}.*.{code}"
        data = orjson.dumps(records, default=sorted)
        while True:
            try:
                publishing = self._js.publish(
                    owned.subject, data, ANSWER_TIMEOUT, STREAM, dict(headers)
                )
                return (await publishing).seq
            except APIError as error:
                if error.err_code in WRONG_SEQUENCE_ERRORS:
                    return await self._sequence_of_own_message(owned, name)
                LOG.error("cannot write: %s", error)
                await asyncio.sleep(ANSWER_TIMEOUT)
            except nats.errors.MaxPayloadError:
                # The message is too long, so another attempt would fail too.
                raise
            except BROKER_ERRORS:
                # Do not log the lost connection: `connect_to_broker` logs it once for all tables.
                await asyncio.sleep(RETRY_INTERVAL)

    async def _sequence_of_own_message(self, owned: OwnedTable, name: str) -> int:
        """Return the sequence number of a message that was refused because it is stored already.

        Raises OwnershipLost if it is not the last stored message: another server has written.
        """
        last = await self._retry(lambda: self.fetch_newest_message(owned.subject))
        if last is None or (last.headers or {}).get(APPEND_ID_HEADER) != name or last.seq is None:
            raise OwnershipLost
        return last.seq

    async def _retry(self, call: Callable[[], Awaitable[T]]) -> T:
        """Call a function repeatedly until the broker responds. Return the response."""
        while True:
            try:
                return await call()
            except BROKER_ERRORS:
                await asyncio.sleep(RETRY_INTERVAL)

    async def _purge(self, subject: str) -> None:
        await self._retry(lambda: self._js.purge_stream(STREAM, subject=subject))

    async def is_reachable(self) -> bool:
        """Return whether the broker responds and knows the stream."""
        try:
            await self.fetch_newest_message(f"{SUBJECT_PREFIX}.{PROBE_SUBJECT_END}")
        except BROKER_ERRORS:
            return False
        return True

    # Finding tables and taking them over: these methods raise the errors of the NATS library

    async def fetch_newest_message(self, subject: str) -> RawStreamMsg | None:
        """Return the newest message of a subject; None if it has none."""
        try:
            return await self._js.get_last_msg(STREAM, subject)
        except NotFoundError as error:
            if error.err_code != NO_MESSAGE_ERROR:
                # The broker has only just started and does not know the stream yet. So it is
                # unknown whether the subject has messages.
                raise
            return None

    async def is_owner(self, ident: str) -> bool:
        """Ask the broker whether this server still owns a table.

        Another server that has written to the table owns it now. While a message is being sent,
        return True, because the response to that message will show who owns the table.
        """
        owned = self._subjects.get(ident)
        last = None if owned is None else await self.fetch_newest_message(owned.subject)
        if owned is None or self._subjects.get(ident) is not owned:
            return False
        is_newest = last is None or (last.seq or 0) <= owned.last_sequence
        return owned.writing_task is not None or is_newest

    async def find_table_id(self, table_id: object, code: object) -> str | None:
        """Return the id of the table with a join code or, if `code` is not a string, `table_id`.

        Return None if the code or the id is malformed, or if no table has the code.
        """
        if isinstance(code, str):
            digits = keep_digits(code)
            if not JOIN_CODE_PATTERN.fullmatch(digits):
                return None
            newest = await self.fetch_newest_message(f"{SUBJECT_PREFIX}.*.{digits}")
            return newest.subject.split(".")[2] if newest and newest.subject else None
        is_id = isinstance(table_id, str) and TABLE_ID_PATTERN.fullmatch(table_id)
        return str(table_id) if is_id else None

    async def list_tables_unused_since(self, unused_since: float) -> list[str]:
        """Return the ids of tables to which nothing was written after a Unix time."""
        info = await self._js.stream_info(STREAM, f"{SUBJECT_PREFIX}.*.*")
        old = []
        for subject in info.state.subjects or {}:
            last = await self.fetch_newest_message(subject)
            if last is not None and last.time is not None and last.time.timestamp() < unused_since:
                old.append(subject.split(".")[2])
        return old

    async def claim_table(self, ident: str) -> StoredTable | None:
        """Become the owner of a table, and return the table; None if it does not exist.

        Raises OwnershipLost if another server writes to the table first.
        """
        last = await self.fetch_newest_message(f"{SUBJECT_PREFIX}.{ident}.*")
        if last is None or last.seq is None or last.subject is None:
            return None
        owned = OwnedTable(last.subject, last.seq)
        recorded = RebuiltTable()
        async for record in self._read_records(owned):
            recorded.apply_record(record)
        owned.last_sequence = await self._append(owned, [("own", self._server_id)])
        if recorded.table_row is None:
            await self._purge(owned.subject)
            return None
        self._subjects[ident] = owned
        self._unread_steps[ident] = recorded.join_steps()
        return StoredTable(recorded.table_row, recorded.seat_rows_by_seat)

    async def _read_records(self, owned: OwnedTable) -> AsyncIterator[LogRecord]:
        """Yield the records of a table's messages, up to the message `last_sequence`."""
        messages = await self._js.subscribe(
            owned.subject, stream=STREAM, ordered_consumer=True, inactive_threshold=CLOSE_TIMEOUT
        )
        try:
            number = 0
            while number < owned.last_sequence:
                message = await messages.next_msg(ANSWER_TIMEOUT)
                number = message.metadata.sequence.stream
                for record in orjson.loads(message.data):
                    yield record
        finally:
            await messages.unsubscribe()
