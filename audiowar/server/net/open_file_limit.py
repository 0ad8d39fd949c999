"""The number of files, and thus connections, that the system lets the server open."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Final

WANTED_FILES: Final = 65536
"""The number of file descriptors that a server asks for."""
RESERVED_FILES: Final = 128
"""Descriptors that are not for connections: the database, modules and other files."""


def raise_file_limit() -> int:
    """Raise the limit of open files as far as the system allows. Return the new limit."""
    if sys.platform == "win32":
        return WANTED_FILES
    # Windows has no such module.
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


def grow_file_table(files: int) -> None:
    """Let the kernel's table of open files grow to this size now.

    Otherwise it grows while people connect, and Linux stops a program with threads for up to 20 ms
    each time.
    """
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError), open(os.devnull, "rb") as any_file:
        os.close(os.dup2(any_file.fileno(), files - 1, inheritable=False))


def max_connections(files: int) -> int:
    """Return how many of `files` descriptors may be used by connections."""
    return max(files - RESERVED_FILES, files // 2)
