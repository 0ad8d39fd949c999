"""A problem that is told to the person at the keyboard, by the id of its message."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Any, Final

WHY: Final[Mapping[int | None, str]] = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOSPC: "full",
    errno.ENOLCK: "locks",
    errno.EOPNOTSUPP: "locks",
}
"""The words for what the system says, in every language; the rest is told by its number."""


class UserError(Exception):
    """Something that a person gave and that cannot be used: `message` tells it with `args_`."""

    def __init__(self, message: str, **args: Any) -> None:
        super().__init__(message, args)
        self.message = message
        self.args_ = args


def why(error: Exception) -> dict[str, Any]:
    """Return as arguments of a message why a file cannot be used."""
    number = error.errno if isinstance(error, OSError) else None
    # A name that no file can have is that of none.
    reason = "missing" if isinstance(error, ValueError) else WHY.get(number, "other")
    return {"why": reason, "number": number or 0}
