"""Reduce the memory that native libraries take. This works only with glibc, the usual C library."""

from __future__ import annotations

import ctypes
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

M_ARENA_MAX = -8
"""The parameter of mallopt that limits the number of heaps. By default each thread has its own."""
MADV_DONTNEED = 4
"""The value with which madvise drops pages of memory. A page that came from a file is read again
when it is needed."""
COMPILER_CODE_MAPPING = re.compile(
    r"^([0-9a-f]+)-([0-9a-f]+) r-xp .*/libLLVM.*\n"
    r"(?:(?!Anonymous)\w+: .*\n)*Anonymous: +0 kB\n(?:(?!Swap:)\w+: .*\n)*Swap: +0 kB",
    re.MULTILINE,
)
"""Matches the memory mappings in /proc/self/smaps whose memory can be given back.

They hold the code of libLLVM, the compiler of the software graphics driver. The code is large, and
only the first pictures need it. If it is needed again, the system reads it from its file, so only
unchanged code is matched.
"""
MAPPINGS_FILE = Path("/proc/self/smaps")


def share_heap_between_threads() -> None:
    """Let all threads share one heap. Must be called before the first thread starts."""
    if (library := _load_glibc()) is not None:
        library.mallopt(M_ARENA_MAX, 1)


def release_unused_memory() -> None:
    """Return freed memory and the code of the graphics driver's compiler to the system."""
    if (library := _load_glibc()) is not None:
        library.malloc_trim(0)
        with suppress(OSError):  # In some containers the file cannot be read.
            for begin, size in find_compiler_code_starts_and_sizes(
                MAPPINGS_FILE.read_text("utf-8", "replace")
            ):
                library.madvise(ctypes.c_void_p(begin), ctypes.c_size_t(size), MADV_DONTNEED)


def find_compiler_code_starts_and_sizes(smaps: str) -> Iterator[tuple[int, int]]:
    """Yield the address and size of each mapping that `COMPILER_CODE_MAPPING` matches."""
    for begin, end in COMPILER_CODE_MAPPING.findall(smaps):
        yield int(begin, 16), int(end, 16) - int(begin, 16)


def _load_glibc() -> Any:
    """Return glibc, or None if the system has another C library."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") else None
