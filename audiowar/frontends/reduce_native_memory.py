"""Reduce the memory of native libraries if the C library is glibc; otherwise do nothing."""

from __future__ import annotations

import ctypes
import sys
from typing import Any

M_ARENA_MAX = -8
"""The parameter of mallopt for the number of heaps. By default each thread has its own heap."""


def share_heap() -> None:
    """Let all threads share one heap. Must be called before the first thread starts."""
    if (library := _load_glibc()) is not None:
        library.mallopt(M_ARENA_MAX, 1)


def release_unused_memory() -> None:
    """Return freed memory to the system."""
    if (library := _load_glibc()) is not None:
        library.malloc_trim(0)


def _load_glibc() -> Any:
    """Return glibc, or None if the program does not run on it."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") else None
