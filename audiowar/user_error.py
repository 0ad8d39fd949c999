"""Errors that are shown to the user as a translated message."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Any, Final

REASONS_BY_ERRNO: Final[Mapping[int | None, str]] = {
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
"""The names of system errors that have translated texts; others are shown by their number."""


class UserError(Exception):
    """Raised if a command cannot run, for a reason that the user should read.

    `message_id` is the id of the message to show, and `message_args` has its arguments.
    """

    def __init__(self, message_id: str, **args: Any) -> None:
        super().__init__(message_id, args)
        self.message_id = message_id
        self.message_args = args


def get_file_error_args(error: Exception) -> dict[str, Any]:
    """Return the message arguments `why` and `number`, which say why a file cannot be used."""
    number = error.errno if isinstance(error, OSError) else None
    # A ValueError means that the file name is impossible, so there is no such file.
    reason = "missing" if isinstance(error, ValueError) else REASONS_BY_ERRNO.get(number, "other")
    return {"why": reason, "number": number or 0}
