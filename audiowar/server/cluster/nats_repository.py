"""Tables in a stream of NATS JetStream that several servers share.

A table is a subject of the stream, and all that is kept of it are the messages there, in their
order. Only who knows the last of them can append: each message says which one it follows, and the
broker refuses it when there is another (`Nats-Expected-Last-Subject-Sequence`). So a server that
hung while another took its table over can write nothing there any more.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from asyncio import AbstractEventLoop, Task
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field

import nats.errors
import orjson
from nats.aio.client import Client as Nats
from nats.js.api import RawStreamMsg, StorageType, StreamConfig
from nats.js.errors import APIError, NotFoundError

from audiowar.rules.events import Seat
from audiowar.server.monitoring.metrics import Metrics
from audiowar.server.storage.event_log import EventLog, Said
from audiowar.server.storage.repository import LATER, SeatRow, StoredTable, TableRow, Then

LOG = logging.getLogger(__name__)
NAME = "audiowar"
SUBJECT = "audiowar.table"
"""Followed by the table's id and its code."""
NOBODY = "0.0"
"""The id and the code of no table."""
FOLLOWS = "Nats-Expected-Last-Subject-Sequence"
AMONG = "Nats-Expected-Last-Subject-Sequence-Subject"
APPEND = "Audiowar-Append"
"""The id of each message, by which its writer knows it when the answer was lost."""
NOT_THE_LAST = (10071, 10164)
"""Numbers with which the broker says that another message follows already."""
NO_MESSAGE = 10037
"""The number with which it says that a subject has none."""
PATIENCE = 2.0
"""Seconds in which the broker answers."""
PAUSE = 0.1
"""Seconds until it is asked again."""
GRACE = 5.0
"""Seconds for which an ending server waits for what is being written."""
IDENT = re.compile(r"[0-9a-f]{16}")
CODE = re.compile(r"[0-9]{6}")


class OwnershipLost(Exception):
    """Another server has written here: the table is its own now."""


@dataclass
class TableSubject:
    """A table's subject, as far as its owner knows it."""

    subject: str
    last: int
    """The number of its last message, 0 for none."""
    waiting: list[Said] = field(default_factory=list)
    calls: list[Then] = field(default_factory=list)
    """Who is called when what waits is written."""
    forgotten: bool = False
    task: Task[None] | None = None


class NatsRepository:
    """Keeps the tables that this server owns; each owner's messages come one after the other."""

    def __init__(
        self, line: Nats, loop: AbstractEventLoop, server: str, metrics: Metrics | None = None
    ) -> None:
        self._metrics = metrics or Metrics()
        self._line = line
        self._js = line.jetstream(timeout=PATIENCE)
        self._loop = loop
        self._server = server
        self._logs: dict[str, TableSubject] = {}
        self._steps: dict[str, str] = {}
        """The steps of tables that were taken over and lie on no table yet."""
        self.on_ownership_lost: Callable[[str], None] = lambda ident: None
        """Called when a table belongs to another server, or cannot be written here."""
        self._count = 0
        self._since: dict[int, float] = {}
        """When each message that is not written yet was sent first."""
        self._wrote = 0.0
        """When a message was written last."""
        self.commits = 0

    async def begin(self, copies: int) -> None:
        """Make the stream if there is none, of so many copies. Raises OSError."""
        config = StreamConfig(
            NAME, subjects=[f"{SUBJECT}.*.*"], storage=StorageType.FILE, num_replicas=copies
        )
        try:
            if not await self._there():
                await self._js.add_stream(config)
        except (nats.errors.Error, asyncio.TimeoutError) as error:
            raise OSError(f"NATS: no JetStream ({type(error).__name__})") from None

    async def _there(self) -> bool:
        try:
            await self._js.stream_info(NAME)
        except NotFoundError:
            return False
        return True

    # Keeping

    def start(self) -> Iterable[StoredTable]:
        """Return no table: each is taken up when somebody comes to it."""
        return ()

    def save_table(self, row: TableRow, then: Then | None = None) -> None:
        """Keep what is known of a table beside its seats and steps."""
        if row.ident not in self._logs:
            self._logs[row.ident] = TableSubject(f"{SUBJECT}.{row.ident}.{row.code}", 0)
        said = asdict(row)
        # Servers of earlier versions leave out what they do not know, in a part of its own.
        more = {name: said.pop(name) for name in LATER}
        self._put(row.ident, ("table", said), None)
        self._put(row.ident, ("more", more), then)

    def save_seat(self, ident: str, row: SeatRow, then: Then | None = None) -> None:
        """Keep a person's seat."""
        self._put(ident, ("seat", row), then)

    def delete_seat(self, ident: str, seat: Seat) -> None:
        """Forget who had a seat."""
        self._put(ident, ("empty", seat), None)

    def append_step(self, ident: str, number: int, text: str, then: Then) -> None:
        """Keep a step; one of the same number is replaced."""
        self._steps.pop(ident, None)
        self._put(ident, ("step", number, text), then)

    def delete_table(self, ident: str) -> None:
        """Forget a table."""
        self._put(ident, ("forget",), None)
        if ident in self._logs:
            self._logs[ident].forgotten = True

    def read_steps(self, ident: str) -> str:
        """Return all steps of a table that was taken over, as long as it lies on no table."""
        return self._steps[ident]

    def last_sequence(self, ident: str) -> int:
        """Return the number of the last message of a table of this server."""
        return self._logs[ident].last if ident in self._logs else 0

    def is_writing(self, ident: str) -> bool:
        """Tell whether something of a table is not written yet."""
        return ident in self._logs and self._logs[ident].task is not None

    def release(self, ident: str) -> None:
        """Own a table no more."""
        self._logs.pop(ident, None)
        self._steps.pop(ident, None)

    def seconds_late(self) -> float:
        """Return for how many seconds something has waited to be written."""
        if not self._since:
            return 0.0
        # Where others are written, the broker writes.
        return time.monotonic() - max(min(self._since.values()), self._wrote)

    async def close(self) -> None:
        """Write all that waits, as long as the broker can be reached."""
        tasks = [log.task for log in self._logs.values() if log.task is not None]
        if tasks:
            await asyncio.wait(tasks, timeout=GRACE)
        for task in tasks:
            task.cancel()

    # Writing

    def _put(self, ident: str, said: Said, then: Then | None) -> None:
        log = self._logs.get(ident)
        if log is None:
            # The table is another server's: whoever waits for this is told so there.
            return
        log.waiting.append(said)
        if then is not None:
            log.calls.append(then)
        if log.task is None:
            log.task = self._loop.create_task(self._write(ident, log))

    async def _write(self, ident: str, log: TableSubject) -> None:
        """Write what waits, all of it in one message, until nothing waits."""
        try:
            while log.waiting:
                said, calls = log.waiting, log.calls
                log.waiting, log.calls = [], []
                log.last = await self._append(log, said)
                self._wrote = time.monotonic()
                self.commits += 1
                call(calls)
            if log.forgotten:
                self.release(ident)
                await self._purge(log.subject)
        except OwnershipLost:
            LOG.info("a table goes on at another server")
            self._lose(ident, log)
        except Exception:
            LOG.exception("a table cannot be written")
            self._lose(ident, log)
        finally:
            log.task = None

    def _lose(self, ident: str, log: TableSubject) -> None:
        """Own a table no more, whose people wait in vain here for what is not written."""
        if self._logs.get(ident) is log:
            self.release(ident)
            self.on_ownership_lost(ident)

    async def _append(self, log: TableSubject, said: Sequence[Said]) -> int:
        """Append a message, once and only once; return its number. Raises Fenced."""
        self._count += 1
        number = self._count
        self._since[number] = time.monotonic()
        try:
            return await self._appended(log, said, f"{self._server}.{number}")
        finally:
            self._metrics.write_delay.observe(time.monotonic() - self._since.pop(number))

    async def _appended(self, log: TableSubject, said: Sequence[Said], name: str) -> int:
        headers = {FOLLOWS: str(log.last), APPEND: name}
        if not log.last:
            # No other table may have the code either.
            headers[AMONG] = f"{SUBJECT}.*.{log.subject.rsplit('.', 1)[1]}"
        data = orjson.dumps(said, default=sorted)
        while True:
            try:
                ack = await self._js.publish(log.subject, data, PATIENCE, NAME, dict(headers))
                return ack.seq
            except APIError as error:
                if error.err_code in NOT_THE_LAST:
                    return await self._own_number(log, name)
                LOG.error("cannot write: %s", error)
                await asyncio.sleep(PATIENCE)
            except nats.errors.MaxPayloadError:
                # Never will it be taken.
                raise
            except (nats.errors.Error, asyncio.TimeoutError, OSError):
                # It is told once that the broker is gone, not once for each table.
                await asyncio.sleep(PAUSE)

    async def _own_number(self, log: TableSubject, name: str) -> int:
        """Return the number of a message whose answer was lost. Raises Fenced for another's."""
        last = await self._asked_until_answered(log.subject)
        if last is None or (last.headers or {}).get(APPEND) != name or last.seq is None:
            raise OwnershipLost
        return last.seq

    async def _asked_until_answered(self, subject: str) -> RawStreamMsg | None:
        while True:
            try:
                return await self.newest(subject)
            except (nats.errors.Error, asyncio.TimeoutError, OSError):
                await asyncio.sleep(PAUSE)

    async def _purge(self, subject: str) -> None:
        while True:
            try:
                await self._js.purge_stream(NAME, subject=subject)
                return
            except (nats.errors.Error, asyncio.TimeoutError, OSError):
                await asyncio.sleep(PAUSE)

    async def answers(self) -> bool:
        """Tell whether the broker answers and knows the stream."""
        try:
            await self.newest(f"{SUBJECT}.{NOBODY}")
        except (nats.errors.Error, asyncio.TimeoutError, OSError):
            return False
        return True

    # Finding and taking over; these raise what the library raises when nobody answers

    async def newest(self, subject: str) -> RawStreamMsg | None:
        """Return the newest message of a subject."""
        try:
            return await self._js.get_last_msg(NAME, subject)
        except NotFoundError as error:
            if error.err_code != NO_MESSAGE:
                # A broker that has just started may not know the stream yet.
                raise
            return None

    async def ident(self, table: object, code: object) -> str | None:
        """Return the id of the table that is meant by an id or a code."""
        if isinstance(code, str):
            digits = "".join(char for char in code if char.isdecimal())
            found = await self.newest(f"{SUBJECT}.*.{digits}") if CODE.fullmatch(digits) else None
            return found.subject.split(".")[2] if found and found.subject else None
        return table if isinstance(table, str) and IDENT.fullmatch(table) else None

    async def untouched(self, since: float) -> list[str]:
        """Return the tables to which nothing was written since a time."""
        info = await self._js.stream_info(NAME, f"{SUBJECT}.*.*")
        old = []
        for subject in info.state.subjects or {}:
            last = await self.newest(subject)
            if last is not None and last.time is not None and last.time.timestamp() < since:
                old.append(subject.split(".")[2])
        return old

    async def claim(self, ident: str) -> StoredTable | None:
        """Make a table this server's own; None where there is none.

        Raises Fenced when another server was faster.
        """
        last = await self.newest(f"{SUBJECT}.{ident}.*")
        if last is None or last.seq is None or last.subject is None:
            return None
        log = TableSubject(last.subject, last.seq)
        history = EventLog()
        async for one in self._read(log):
            history.add(one)
        log.last = await self._append(log, [("own", self._server)])
        if history.table is None:
            await self._purge(log.subject)
            return None
        self._logs[ident] = log
        self._steps[ident] = history.text()
        return StoredTable(history.table, history.seats)

    async def _read(self, log: TableSubject) -> AsyncIterator[Said]:
        """Yield all that the messages of a subject say, up to the last that is known."""
        messages = await self._js.subscribe(
            log.subject, stream=NAME, ordered_consumer=True, inactive_threshold=GRACE
        )
        try:
            number = 0
            while number < log.last:
                message = await messages.next_msg(PATIENCE)
                number = message.metadata.sequence.stream
                for said in orjson.loads(message.data):
                    yield said
        finally:
            await messages.unsubscribe()


def call(calls: Iterable[Then]) -> None:
    """Call all; what fails in one is no matter of the others."""
    for one in calls:
        try:
            one()
        except Exception:
            LOG.exception("a call after writing failed")
