"""Reduce the memory that native libraries take, but only with glibc, the usual C library."""

from __future__ import annotations

import ctypes
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

M_ARENA_MAX = -8
"""The parameter of mallopt that limits the number of heaps. By default each thread has a heap."""
MADV_DONTNEED = 4
"""The value with which madvise drops memory pages. Pages of a file are read again when needed."""
COMPILER_CODE = re.compile(
    r"^([0-9a-f]+)-([0-9a-f]+) r-xp .*/libLLVM.*\n"
    r"(?:(?!Anonymous)\w+: .*\n)*Anonymous: +0 kB\n(?:(?!Swap:)\w+: .*\n)*Swap: +0 kB",
    re.MULTILINE,
)
"""Matches mappings of the software graphics driver's compiler in /proc/self/smaps.

It matches only unchanged code, which can be read again. The code is large, and is used only before
the first pictures.
"""
MAPPINGS = Path("/proc/self/smaps")


def share_heap() -> None:
    """Let all threads share one heap. Must be called before the first thread starts."""
    if (library := _load_glibc()) is not None:
        library.mallopt(M_ARENA_MAX, 1)


def release_unused_memory() -> None:
    """Return freed memory, and the code of the driver's compiler, to the system."""
    if (library := _load_glibc()) is not None:
        library.malloc_trim(0)
        with suppress(OSError):  # In some containers the file cannot be read.
            for begin, size in find_compiler_code_ranges(MAPPINGS.read_text("utf-8", "replace")):
                library.madvise(ctypes.c_void_p(begin), ctypes.c_size_t(size), MADV_DONTNEED)


def find_compiler_code_ranges(smaps: str) -> Iterator[tuple[int, int]]:
    """Yield the address and size of each mapping that `COMPILER_CODE` matches."""
    for begin, end in COMPILER_CODE.findall(smaps):
        yield int(begin, 16), int(end, 16) - int(begin, 16)


def _load_glibc() -> Any:
    """Return glibc, or None if the program does not run on it."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") else None
