"""Collect the garbage of a running server in short steps, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from typing import Final

MIN_STEP_INTERVAL: Final = 0.01
"""The least seconds between two steps. Each step examines the objects made since the last one."""
MAX_TIME_SHARE: Final = 0.04
"""The share of all time that the steps of collecting garbage may take. The longer a step takes, the
longer the server waits before the next one. Meanwhile most new objects are freed anyway."""
MAX_STEP_INTERVAL: Final = 0.1
"""The most seconds between two steps. After a longer time, a step would delay players too much."""
STEPS_PER_MEMORY_CHECK: Final = 100
"""The number of steps between two measurements of the memory in use."""
FULL_COLLECTION_BLOCKS: Final = 500_000
"""If the server has grown by this number of memory blocks, or has doubled, it searches all objects
for garbage, which takes up to a tenth of a second. Until then, up to 50 MB of garbage may wait."""


class GarbageCollection:
    """Examines new objects many times a second, and all objects rarely.

    Python's automatic collection would examine 12,000 new objects at once in a flood of long
    requests, and all objects far more often, although a match leaves no garbage to collect.
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
        """Collect in steps from now on. The objects that exist now are never examined again."""
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
            # Later steps do not examine the objects that survive this step.
            gc.collect(1)
        seconds = (time.thread_time() - began) / MAX_TIME_SHARE
        self._wait(min(max(seconds, MIN_STEP_INTERVAL), MAX_STEP_INTERVAL))

    def _has_grown(self) -> bool:
        """Return whether much of the memory in use may be garbage."""
        blocks = sys.getallocatedblocks()
        self._fewest_blocks = min(self._fewest_blocks, blocks)
        # The more memory is in use, the longer a garbage collection takes. So the memory must have
        # grown by more before the next collection.
        in_use = self._fewest_blocks - self._program_blocks
        return blocks > self._fewest_blocks + max(FULL_COLLECTION_BLOCKS, in_use)

    def _examine_all(self) -> None:
        gc.collect()
        self._fewest_blocks = sys.getallocatedblocks()
