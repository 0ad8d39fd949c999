"""A log without addresses or data of clients. A warning is repeated once a minute at most."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections import Counter
from pathlib import PureWindowsPath
from typing import Final, TextIO

REPEAT_INTERVAL_SECONDS: Final = 60.0
"""Seconds after which a repeated message is logged again."""
OWN_LOGGER: Final = "audiowar"
MAX_REMEMBERED_KINDS: Final = 1000
"""The maximum number of message kinds for which the time of the last message is remembered."""


class AnonymizingFormatter(logging.Formatter):
    """Leaves out the texts of errors and of libraries' messages, which may contain addresses.

    Of an exception, the log has only its type and, from the level ERROR on, the places in the
    program that led to it.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the text to log."""
        source = f"{record.name}: {record.levelname.lower()}"
        message = record.getMessage() if is_own_record(record) else source
        text = f"{self.formatTime(record)} {message}"
        skipped = getattr(record, "skipped", 0)
        if skipped:
            text += f" ({skipped} more since the last such line)"
        if isinstance(record.exc_info, tuple) and record.exc_info[0] is not None:
            text += f": {record.exc_info[0].__name__}"
            if record.levelno >= logging.ERROR:
                text += format_places(record.exc_info[1])
        return text


def is_own_record(record: logging.LogRecord) -> bool:
    """Return whether a record comes from the program itself and not from a library."""
    return record.name.partition(".")[0] == OWN_LOGGER


def format_places(error: BaseException | None) -> str:
    """Return the traceback of an error without the error's text."""
    frames = traceback.extract_tb(error.__traceback__) if error is not None else []
    # Only the names of files are logged, because a folder's name may be a user's name.
    places = ((PureWindowsPath(frame.filename).name, frame) for frame in frames)
    return "".join(f"\n    {file}:{frame.lineno} {frame.name}" for file, frame in places)


class OncePerMinuteFilter(logging.Filter):
    """Drops warnings, errors and libraries' messages that repeat one from the last minute.

    A message repeats another if its logger, level, text and type of exception are the same. The
    values in a library's message may differ.
    """

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[object, float] = {}
        self._skipped: Counter[object] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log a record. Count the records that are not logged."""
        if is_own_record(record) and record.levelno < logging.WARNING:
            return True
        error = record.exc_info[0] if isinstance(record.exc_info, tuple) else None
        message = record.msg if not is_own_record(record) else record.getMessage()
        kind = (record.name, record.levelno, message if isinstance(message, str) else "", error)
        now = time.monotonic()
        if now - self._last.get(kind, -REPEAT_INTERVAL_SECONDS) < REPEAT_INTERVAL_SECONDS:
            self._skipped[kind] += 1
            return False
        if len(self._last) >= MAX_REMEMBERED_KINDS:
            self._last.clear()
            self._skipped.clear()
        self._last[kind] = now
        record.skipped = self._skipped.pop(kind, 0)
        return True


def configure_logging(stream: TextIO | None = None) -> None:
    """Log to a stream from now on, by default to standard error. Replace earlier log handlers."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(AnonymizingFormatter())
    handler.addFilter(OncePerMinuteFilter())
    # Libraries may log only warnings and errors; the program itself may also log information.
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for name in ("aiohttp", "asyncio", "nats", "zeroconf"):
        logging.getLogger(name).setLevel(logging.WARNING)
