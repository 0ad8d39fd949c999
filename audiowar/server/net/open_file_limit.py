"""Raise the operating system's limit of open files, which also limits the connections."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Final

WANTED_FILES: Final = 65536
"""The number of file descriptors that a server asks for."""
RESERVED_FILES: Final = 128
"""The number of file descriptors kept free for the database, modules and other files."""


def raise_file_limit() -> int:
    """Raise the limit of open files to WANTED_FILES, or as near to it as the system allows.

    Return the limit that now applies. On Windows, only return WANTED_FILES.
    """
    if sys.platform == "win32":
        return WANTED_FILES
    # Imported here because Windows has no such module.
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return WANTED_FILES
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
    if soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):
            return soft
    return max(soft, wanted)


def enlarge_kernel_list_of_open_files(max_open_files: int) -> None:
    """Let the kernel enlarge its list of open files now. Later, this would block for 20 ms."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError), open(os.devnull, "rb") as any_file:
        os.close(os.dup2(any_file.fileno(), max_open_files - 1, inheritable=False))


def compute_max_connections(max_open_files: int) -> int:
    """Return how many connections may be open if `max_open_files` files may be open."""
    return max(max_open_files - RESERVED_FILES, max_open_files // 2)
