"""The one thread in which all hosted engines run, so that they do not block the event loop."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from contextlib import suppress
from queue import PriorityQueue
from threading import Thread
from typing import TypeAlias, TypeVar

Result = TypeVar("Result")
Job: TypeAlias = Callable[[], None]
INPUT_PRIORITY, TIMER_PRIORITY, THREAD_END_PRIORITY = range(3)
"""The priorities of jobs, highest first: players' input, timers, and the end of the thread.

Timers come after input, because a timer can start a bot's thinking.
"""


class SharedEngineThread:
    """A thread that runs jobs one after the other, those of the highest priority first."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._count = itertools.count()
        self._jobs: PriorityQueue[tuple[int, int, Job | None]] = PriorityQueue()
        self._thread = Thread(target=self._run, name="hosted", daemon=True)
        self._thread.start()

    def submit_job(
        self,
        job: Callable[[], Result],
        on_done: Callable[[Result | Exception], None],
        priority: int = INPUT_PRIORITY,
    ) -> None:
        """Queue a job for the thread.

        After it has run, `on_done` is called on the loop with the job's result or exception.
        """

        def whole() -> None:
            result: Result | Exception
            try:
                result = job()
            except Exception as error:
                result = error
            # If the server has stopped, its loop is closed and raises this error.
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(on_done, result)

        self._jobs.put((priority, next(self._count), whole))

    def finish(self) -> None:
        """Run the waiting jobs, then end the thread. Blocks: never call this on the event loop."""
        self._jobs.put((THREAD_END_PRIORITY, next(self._count), None))
        self._thread.join()

    def _run(self) -> None:
        while (job := self._jobs.get()[2]) is not None:
            job()
