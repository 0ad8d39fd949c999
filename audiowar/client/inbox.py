"""What a thread has brought, taken out by whoever has time for it."""

from __future__ import annotations

import contextlib
from queue import Empty, SimpleQueue
from typing import TypeVar

T = TypeVar("T")


def drain(inbox: SimpleQueue[T]) -> list[T]:
    """Take all that has come, in its order; wait for nothing."""
    found = []
    with contextlib.suppress(Empty):
        while True:
            found.append(inbox.get_nowait())
    return found
