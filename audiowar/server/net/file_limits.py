"""How many files and connections the system lets the program open."""

from __future__ import annotations

import sys
from typing import Final

WANTED: Final = 65536
"""Descriptors that a server asks for."""
RESERVE: Final = 128
"""Descriptors that no connection gets: for the tables' file, modules and what else is opened."""


def raise_file_limit() -> int:
    """Let the program open as many files as the system allows; return how many these are."""
    if sys.platform == "win32":
        return WANTED
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return WANTED
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):
            return soft
    return max(soft, wanted)


def connection_share(files: int) -> int:
    """Return how many of so many descriptors connections may use."""
    return max(files - RESERVE, files // 2)
