"""A log without addresses and without clients' data, and with each warning once a minute."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from typing import Final, TextIO

MINUTE: Final = 60.0
OWN_LOGGER: Final = "audiowar"
MAX_KINDS: Final = 1000
"""The maximum number of kinds of messages that are remembered."""


class PrivateFormatter(logging.Formatter):
    """Formats messages of libraries without their text, and errors without their values.

    Libraries quote received data and addresses. Only the type of an error and its places in the
    program are logged, because its text may contain anything.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the line to log."""
        said = (
            record.getMessage()
            if is_own_record(record)
            else f"{record.name}: {record.levelname.lower()}"
        )
        text = f"{self.formatTime(record)} {said}"
        skipped = getattr(record, "skipped", 0)
        if skipped:
            text += f" ({skipped} more since the last such line)"
        if isinstance(record.exc_info, tuple) and record.exc_info[0] is not None:
            text += f": {record.exc_info[0].__name__}"
            if record.levelno >= logging.ERROR:
                text += format_traceback_without_text(record.exc_info[1])
        return text


def is_own_record(record: logging.LogRecord) -> bool:
    """Return whether a message comes from the program itself."""
    return record.name.partition(".")[0] == OWN_LOGGER


def format_traceback_without_text(error: BaseException | None) -> str:
    """Return where in the program an error was raised, without the error's text."""
    frames = traceback.extract_tb(error.__traceback__) if error is not None else []
    # File names are logged without folders, because a path may contain a user's name.
    return "".join(
        f"\n    {frame.filename.replace(chr(92), '/').rsplit('/', 1)[-1]}:{frame.lineno}"
        f" {frame.name}"
        for frame in frames
    )


class OncePerMinute(logging.Filter):
    """Passes each kind of warning, and each message of a library, once a minute."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[object, float] = {}
        self._skipped: dict[object, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log a record, and count it otherwise."""
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
    """Log to a stream, by default to standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(PrivateFormatter())
    handler.addFilter(OncePerMinute())
    # Libraries may log only warnings and errors.
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for name in ("aiohttp", "asyncio", "nats", "zeroconf"):
        logging.getLogger(name).setLevel(logging.WARNING)
