"""What a server logs: no addresses, nothing that somebody sent, and the same only once a minute."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from typing import Final, TextIO

MINUTE: Final = 60.0
OURS: Final = "audiowar"
MOST: Final = 1000
"""Kinds that are remembered."""


class PrivateFormatter(logging.Formatter):
    """Formats what libraries log without their words, and errors without their values.

    Libraries quote what came in, and say from where. Of an error only its kind and the places in
    the program are told: its text may hold anything.
    """

    def format(self, record: logging.LogRecord) -> str:
        said = record.getMessage() if ours(record) else f"{record.name}: {record.levelname.lower()}"
        text = f"{self.formatTime(record)} {said}"
        skipped = getattr(record, "skipped", 0)
        if skipped:
            text += f" ({skipped} more since the last such line)"
        if isinstance(record.exc_info, tuple) and record.exc_info[0] is not None:
            text += f": {record.exc_info[0].__name__}"
            if record.levelno >= logging.ERROR:
                text += places(record.exc_info[1])
        return text


def ours(record: logging.LogRecord) -> bool:
    """Tell whether the program itself logs it."""
    return record.name.partition(".")[0] == OURS


def places(error: BaseException | None) -> str:
    """Return where in the program an error arose, without what it says."""
    frames = traceback.extract_tb(error.__traceback__) if error is not None else []
    # The places of a module by its name: a path may hold a user's name.
    return "".join(
        f"\n    {frame.filename.replace(chr(92), '/').rsplit('/', 1)[-1]}:{frame.lineno}"
        f" {frame.name}"
        for frame in frames
    )


class OncePerMinute(logging.Filter):
    """Lets warnings, and what libraries log, through once a minute for each kind."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[object, float] = {}
        self._skipped: dict[object, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if ours(record) and record.levelno < logging.WARNING:
            return True
        error = record.exc_info[0] if isinstance(record.exc_info, tuple) else None
        said = record.msg if not ours(record) else record.getMessage()
        kind = (record.name, record.levelno, said if isinstance(said, str) else "", error)
        now = time.monotonic()
        if now - self._last.get(kind, -MINUTE) < MINUTE:
            self._skipped[kind] = self._skipped.get(kind, 0) + 1
            return False
        if len(self._last) >= MOST:
            self._last.clear()
            self._skipped.clear()
        self._last[kind] = now
        record.skipped = self._skipped.pop(kind, 0)
        return True


def log_privately(stream: TextIO | None = None) -> None:
    """Log to a stream, the errors' one unless another is given."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(PrivateFormatter())
    handler.addFilter(OncePerMinute())
    # Nothing of a library's details, whatever it was set to.
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for name in ("aiohttp", "asyncio", "nats", "zeroconf"):
        logging.getLogger(name).setLevel(logging.WARNING)
