"""One thread for all hosted engines, so that the server's loop never waits for them."""

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
"""Priorities. A player's input comes before timers, during which bots may think."""


class WorkerThread:
    """A thread that runs jobs one after the other, by priority."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._count = itertools.count()
        self._jobs: PriorityQueue[tuple[int, int, Job]] = PriorityQueue()
        self._thread = Thread(target=self._run, name="thin", daemon=True)
        self._thread.start()

    def run_job(
        self,
        job: Callable[[], Done],
        on_done: Callable[[Done | Exception], None],
        priority: int = SOON,
    ) -> None:
        """Run a job in the thread. Call `on_done` in the loop with its result or exception."""

        def whole() -> None:
            result: Done | Exception
            try:
                result = job()
            except Exception as error:
                result = error
            # The loop may have been closed.
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(on_done, result)

        self._jobs.put((priority, next(self._count), whole))

    def close(self) -> None:
        """Run the waiting jobs and end the thread. Must not be called on the event loop."""
        self._jobs.put((LAST, next(self._count), self._end))
        self._thread.join()

    def _end(self) -> None:
        raise StopIteration

    def _run(self) -> None:
        while True:
            try:
                self._jobs.get()[2]()
            except StopIteration:
                return
