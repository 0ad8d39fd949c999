"""Collect the garbage of a running server in short steps, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from typing import Final

MIN_STEP_INTERVAL: Final = 0.01
"""The minimum number of seconds between two steps.

Each step examines the objects that were created since the step before it.
"""
MAX_TIME_SHARE: Final = 0.04
"""The maximum share of the time that steps take. After a long step, the next one comes later.

In between, reference counting frees most new objects without garbage collection.
"""
MAX_STEP_INTERVAL: Final = 0.1
"""The maximum number of seconds between two steps.

After a longer interval, a step would take so long that it delays players.
"""
STEPS_PER_MEMORY_CHECK: Final = 100
"""The number of steps between two measurements of the memory in use."""
FULL_COLLECTION_BLOCKS: Final = 500_000
"""All objects are examined when the memory has doubled and grown by this number of blocks.

Examining all objects takes up to a tenth of a second. This number of blocks is about 50 MB.
"""


class GarbageCollection:
    """Examines new objects many times a second, and all objects rarely.

    Python's automatic collection would delay players: in a flood of long requests, it examines
    12,000 new objects at once. It would also examine all objects far more often than needed, since
    a match leaves no garbage to collect.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None
        self._step = 0
        self._program_blocks = 0
        """The number of memory blocks that the loaded program uses."""
        self._fewest_blocks = 0
        """The smallest number of memory blocks in use since all objects were examined."""

    def start(self) -> None:
        """Begin to collect in steps. Objects that exist already are never examined again."""
        gc.disable()
        self._examine_all()
        self._program_blocks = self._fewest_blocks
        gc.freeze()
        self._wait(MIN_STEP_INTERVAL)

    def stop(self) -> None:
        """Let Python collect automatically again."""
        if self._timer is not None:
            self._timer.cancel()
        gc.enable()

    def _wait(self, seconds: float) -> None:
        self._timer = self._loop.call_later(seconds, self._run_step)

    def _run_step(self) -> None:
        began = time.thread_time()
        self._step = (self._step + 1) % STEPS_PER_MEMORY_CHECK
        if self._step == 0 and self._has_grown():
            self._examine_all()
        else:
            # Objects that survive this step are examined again only when all objects are.
            gc.collect(1)
        seconds = (time.thread_time() - began) / MAX_TIME_SHARE
        self._wait(min(max(seconds, MIN_STEP_INTERVAL), MAX_STEP_INTERVAL))

    def _has_grown(self) -> bool:
        """Return whether much of the memory in use may be garbage."""
        blocks = sys.getallocatedblocks()
        self._fewest_blocks = min(self._fewest_blocks, blocks)
        # The more memory is in use, the longer a full collection takes, and the more memory must be
        # added before the next one.
        in_use = self._fewest_blocks - self._program_blocks
        return blocks > self._fewest_blocks + max(FULL_COLLECTION_BLOCKS, in_use)

    def _examine_all(self) -> None:
        gc.collect()
        self._fewest_blocks = sys.getallocatedblocks()
