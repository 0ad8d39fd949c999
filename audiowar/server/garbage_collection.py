"""Collect the garbage of a running server in short steps, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from typing import Final

STEP_SECONDS: Final = 0.01
"""The least seconds between two steps. Each examines the objects that were made in between."""
TIME_SHARE: Final = 0.04
"""The share of the time that steps may take. A busy server therefore waits longer between them.

Fewer objects are examined then, because most that a step would have met are freed meanwhile.
"""
MAX_STEP_SECONDS: Final = 0.1
"""The most seconds between two steps, or the next one would delay players too long."""
CHECK_STEPS: Final = 100
"""The number of steps between two measurements of the memory in use."""
FULL_COLLECTION_BLOCKS: Final = 500_000
"""The least number of memory blocks by which the server grows until all objects are examined.

Examining them takes a tenth of a second with a hundred hosted pages. Until then, up to 50 MB of
garbage may wait, or as much as the tables and pages need themselves.
"""


class GarbageCollection:
    """Examines new objects many times a second, and all objects seldom.

    Python's automatic collection would wait until 700 more objects were made than freed. During a
    flood of long requests, which are freed as fast as they are made, it would then examine 12,000
    new objects at once, for several milliseconds. It would also examine all objects far more often,
    although a match frees its objects without its help.
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
        """Exclude the loaded program from all examinations, and collect in steps from now on."""
        gc.disable()
        self._examine_all()
        self._program_blocks = self._fewest_blocks
        gc.freeze()
        self._wait(STEP_SECONDS)

    def stop(self) -> None:
        """Let Python collect automatically again."""
        if self._timer is not None:
            self._timer.cancel()
        gc.enable()

    def _wait(self, seconds: float) -> None:
        self._timer = self._loop.call_later(seconds, self._run_step)

    def _run_step(self) -> None:
        began = time.thread_time()
        self._step = (self._step + 1) % CHECK_STEPS
        if self._step == 0 and self._has_grown():
            self._examine_all()
        else:
            # Objects that survive this are not examined again with the new objects of later steps.
            gc.collect(1)
        seconds = (time.thread_time() - began) / TIME_SHARE
        self._wait(min(max(seconds, STEP_SECONDS), MAX_STEP_SECONDS))

    def _has_grown(self) -> bool:
        """Return whether so much memory is in use that much of it may be garbage."""
        blocks = sys.getallocatedblocks()
        self._fewest_blocks = min(self._fewest_blocks, blocks)
        # If more is in use, examining it takes longer, so it is done less often.
        in_use = self._fewest_blocks - self._program_blocks
        return blocks > self._fewest_blocks + max(FULL_COLLECTION_BLOCKS, in_use)

    def _examine_all(self) -> None:
        gc.collect()
        self._fewest_blocks = sys.getallocatedblocks()
