"""Write the text files of fault reports, in English for the developers."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from traceback import format_exception

from audiowar import __version__
from audiowar.storage.settings import get_data_folder

MAX_KEPT_REPORTS = 20
"""The number of reports to keep; the oldest are deleted."""


def get_faults_folder() -> Path:
    """Return the folder for fault reports, which may not exist yet."""
    return get_data_folder() / "faults"


def write_report(
    screens: Sequence[object], language: str, activity: str, error: Exception, keys: Iterable[str]
) -> Path | None:
    """Write a report file and delete the oldest ones. Return its path; None if that fails."""
    text = "\n".join(format_report_lines(screens, language, activity, error, keys))
    path = get_faults_folder() / f"fault-{datetime.now():%Y%m%d-%H%M%S-%f}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(number, "w", encoding="utf-8", errors="replace") as file:
            file.write(text)
        for old in sorted(path.parent.glob("fault-*.txt"))[:-MAX_KEPT_REPORTS]:
            old.unlink(missing_ok=True)
    except OSError:
        return None
    return path


def format_report_lines(
    screens: Sequence[object], language: str, activity: str, error: Exception, keys: Iterable[str]
) -> Iterator[str]:
    """Yield the lines of a report: version, time, action, last keys, screens and traceback."""
    yield f"audiowar {__version__}, Python {platform.python_version()}, {platform.platform()}"
    yield f"{datetime.now():%Y-%m-%d %H:%M:%S}, language {language}"
    yield f"While: {activity}"
    yield f"Last keys: {' '.join(keys)}"
    yield "Screens:"
    yield from (f"  {describe_screen_state(screen)}" for screen in screens)
    yield ""
    yield "".join(format_exception(error))


def describe_screen_state(screen: object) -> str:
    """Return the class, selected row and save of a screen, even if the screen is faulty."""
    parts = [type(screen).__name__]
    cursor = getattr(screen, "cursor", screen)
    parts += [f"index {cursor.index}"] if hasattr(cursor, "index") else []
    player_view = getattr(screen, "player_view", None)
    if player_view is not None:
        parts.append(f"saved as {player_view.path}")
    return ", ".join(parts)
