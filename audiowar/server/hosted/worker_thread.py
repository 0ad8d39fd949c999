"""One thread for the engines of all players, so that the loop of the server waits for none."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from contextlib import suppress
from queue import PriorityQueue
from threading import Thread
from typing import TypeAlias, TypeVar

Done = TypeVar("Done")
Job: TypeAlias = Callable[[], None]
SOON, LATER, LAST = range(3)
"""What a player has asked for goes before what time brings: there bots may think."""


class WorkerThread:
    """Does one thing after the other."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._count = itertools.count()
        self._jobs: PriorityQueue[tuple[int, int, Job]] = PriorityQueue()
        self._thread = Thread(target=self._work, name="thin", daemon=True)
        self._thread.start()

    def do(
        self, job: Callable[[], Done], done: Callable[[Done | Exception], None], order: int = SOON
    ) -> None:
        """Do a job on the thread; the loop hears what came of it."""

        def whole() -> None:
            result: Done | Exception
            try:
                result = job()
            except Exception as error:
                result = error
            # The loop may have ended meanwhile.
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(done, result)

        self._jobs.put((order, next(self._count), whole))

    def close(self) -> None:
        """Do what is left to do, and end the thread. Not on the loop."""
        self._jobs.put((LAST, next(self._count), self._end))
        self._thread.join()

    def _end(self) -> None:
        raise StopIteration

    def _work(self) -> None:
        while True:
            try:
                self._jobs.get()[2]()
            except StopIteration:
                return
