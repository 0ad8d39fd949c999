"""Take all items out of a queue that threads share, without waiting."""

from __future__ import annotations

import contextlib
from queue import Empty, SimpleQueue
from typing import TypeVar

T = TypeVar("T")


def drain_queue(queue: SimpleQueue[T]) -> list[T]:
    """Remove all items that are in the queue now. Return them in order."""
    found = []
    with contextlib.suppress(Empty):
        while True:
            found.append(queue.get_nowait())
    return found
