"""Log without addresses and clients' data, and each kind of warning at most once a minute."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from typing import Final, TextIO

MINUTE: Final = 60.0
OWN_LOGGER: Final = "audiowar"
MAX_KINDS: Final = 1000
"""The number of kinds of messages for which the time of the last message is remembered."""


class PrivateFormatter(logging.Formatter):
    """Formats messages of libraries without their text, and errors without theirs.

    These texts may contain addresses and received data. Of an error only its type and the lines of
    the program that raised it are logged.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the text to log."""
        message = (
            record.getMessage()
            if is_own_record(record)
            else f"{record.name}: {record.levelname.lower()}"
        )
        text = f"{self.formatTime(record)} {message}"
        skipped = getattr(record, "skipped", 0)
        if skipped:
            text += f" ({skipped} more since the last such line)"
        if isinstance(record.exc_info, tuple) and record.exc_info[0] is not None:
            text += f": {record.exc_info[0].__name__}"
            if record.levelno >= logging.ERROR:
                text += format_traceback_without_text(record.exc_info[1])
        return text


def is_own_record(record: logging.LogRecord) -> bool:
    """Return whether a record comes from the program itself and not from a library."""
    return record.name.partition(".")[0] == OWN_LOGGER


def format_traceback_without_text(error: BaseException | None) -> str:
    """Return the files, lines and functions in which an error was raised, without its text."""
    frames = traceback.extract_tb(error.__traceback__) if error is not None else []
    # The files are named without their folders, because a path may contain a user's name.
    return "".join(
        f"\n    {frame.filename.replace(chr(92), '/').rsplit('/', 1)[-1]}:{frame.lineno}"
        f" {frame.name}"
        for frame in frames
    )


class OncePerMinute(logging.Filter):
    """Lets each kind of warning, and each message of a library, pass once a minute."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[object, float] = {}
        self._skipped: dict[object, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log a record. If not, count it as skipped."""
        if is_own_record(record) and record.levelno < logging.WARNING:
            return True
        error = record.exc_info[0] if isinstance(record.exc_info, tuple) else None
        said = record.msg if not is_own_record(record) else record.getMessage()
        kind = (record.name, record.levelno, said if isinstance(said, str) else "", error)
        now = time.monotonic()
        if now - self._last.get(kind, -MINUTE) < MINUTE:
            self._skipped[kind] = self._skipped.get(kind, 0) + 1
            return False
        if len(self._last) >= MAX_KINDS:
            self._last.clear()
            self._skipped.clear()
        self._last[kind] = now
        record.skipped = self._skipped.pop(kind, 0)
        return True


def configure_logging(stream: TextIO | None = None) -> None:
    """Log to a stream from now on, by default to standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(PrivateFormatter())
    handler.addFilter(OncePerMinute())
    # The program itself also logs information, but libraries only warnings and errors.
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for name in ("aiohttp", "asyncio", "nats", "zeroconf"):
        logging.getLogger(name).setLevel(logging.WARNING)
