"""Errors that are reported to the user by message id."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Any, Final

REASONS: Final[Mapping[int | None, str]] = {
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
"""System errors with a translated text; others are reported by number."""


class UserError(Exception):
    """Raised for invalid input of the user; `message` is a message id, `args_` its arguments."""

    def __init__(self, message: str, **args: Any) -> None:
        super().__init__(message, args)
        self.message = message
        self.args_ = args


def error_args(error: Exception) -> dict[str, Any]:
    """Return message arguments that say why a file cannot be used."""
    number = error.errno if isinstance(error, OSError) else None
    # ValueError means an impossible file name, so there is no such file.
    reason = "missing" if isinstance(error, ValueError) else REASONS.get(number, "other")
    return {"why": reason, "number": number or 0}
