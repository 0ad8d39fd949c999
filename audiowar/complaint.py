"""A problem that is told to the person at the keyboard, by the id of its message."""

from __future__ import annotations

from typing import Any


class Complaint(Exception):
    """Something that a person gave and that cannot be used: `message` tells it with `args_`."""

    def __init__(self, message: str, **args: Any) -> None:
        super().__init__(message, args)
        self.message = message
        self.args_ = args
