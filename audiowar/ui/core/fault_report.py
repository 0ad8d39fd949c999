"""A file for each fault of the program, with what led to it; in English, for who mends it."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from traceback import format_exception

from audiowar import __version__
from audiowar.storage.settings import data_folder

from .screen import Screen

KEPT = 20
"""Reports that are kept; the oldest go first."""


def faults_folder() -> Path:
    """Return the folder of the reports; it may not exist yet."""
    return data_folder() / "faults"


def written(
    screens: Sequence[Screen], language: str, doing: str, error: Exception, keys: Iterable[str]
) -> Path | None:
    """Write a report; return its file, or None where it cannot be written."""
    text = "\n".join(report(screens, language, doing, error, keys))
    path = faults_folder() / f"fault-{datetime.now():%Y%m%d-%H%M%S-%f}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(number, "w", encoding="utf-8", errors="replace") as file:
            file.write(text)
        for old in sorted(path.parent.glob("fault-*.txt"))[:-KEPT]:
            old.unlink(missing_ok=True)
    except OSError:
        return None
    return path


def report(
    screens: Sequence[Screen], language: str, doing: str, error: Exception, keys: Iterable[str]
) -> Iterator[str]:
    """Yield the lines of a report."""
    yield f"audiowar {__version__}, Python {platform.python_version()}, {platform.platform()}"
    yield f"{datetime.now():%Y-%m-%d %H:%M:%S}, language {language}"
    yield f"While: {doing}"
    yield f"Last keys: {' '.join(keys)}"
    yield "Screens:"
    yield from (f"  {described(screen)}" for screen in screens)
    yield ""
    yield "".join(format_exception(error))


def described(screen: Screen) -> str:
    """Return what a screen is, and of a table its file; the screen itself may be at fault."""
    parts = [type(screen).__name__]
    cursor = getattr(screen, "cursor", screen)
    parts += [f"index {cursor.index}"] if hasattr(cursor, "index") else []
    chair = getattr(screen, "chair", None)
    if chair is not None:
        parts.append(f"saved as {chair.path}")
    return ", ".join(parts)
