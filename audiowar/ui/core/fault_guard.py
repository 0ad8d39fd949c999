"""Catch faults of the program, report them and continue the match from its save."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from traceback import extract_tb, format_exception
from typing import TypeVar

from audiowar import __version__
from audiowar.announce.line import Line
from audiowar.storage.settings import get_data_folder

from .announcer import Announcer

Result = TypeVar("Result")

MAX_REPORTED_KEYS = 60
"""How many of the last pressed keys a report lists."""
FAULT_PERIOD_SECONDS = 60.0
"""The number of seconds for which a fault counts towards `MAX_FAULTS_PER_PERIOD`."""
MAX_FAULTS_PER_PERIOD = 2
"""With more faults in this period, the main menu opens instead of the match."""
MAX_KEPT_REPORTS = 20
"""The number of reports to keep; the oldest are deleted."""


class FaultGuard:
    """Runs actions for a frontend, catches their exceptions and reports them."""

    def __init__(
        self,
        announcer: Announcer,
        screens: Sequence[object],
        resume_play: Callable[[tuple[Line, ...], bool], None],
    ) -> None:
        """`screens` are the open screens, which reports list.

        After a fault, `resume_play` gets the lines to announce, and whether faults are so rare that
        the match may go on.
        """
        self._announcer = announcer
        self._screens = screens
        self._resume_play = resume_play
        self._keys: list[str] = []
        self._pressed = 0
        self._faults: list[float] = []
        self._told: dict[str, tuple[float, int]] = {}
        """For each fault, the time of its last report and the number of keys pressed by then."""
        self._busy = False

    def remember_key(self, key: str) -> None:
        """Add a key to the last pressed keys, which a fault report lists."""
        self._keys.append(key)
        del self._keys[:-MAX_REPORTED_KEYS]
        self._pressed += 1

    def run(self, activity: str, action: Callable[[], Result], fallback: Result) -> Result:
        """Run an action and return its result; if it raises, recover and return `fallback`."""
        try:
            return action()
        except Exception as error:
            self.recover_from_fault(activity, error)
        return fallback

    def run_optional_action(
        self, activity: str, action: Callable[[], Result], fallback: Result
    ) -> Result:
        """Run an inessential action. If it raises, only report this and return `fallback`."""
        try:
            return action()
        except Exception as error:
            self.report_fault(activity, error)
        return fallback

    def recover_from_fault(self, activity: str, error: Exception) -> None:
        """Report a fault, then continue the match from its save or open the main menu."""
        now = self._announcer.clock()
        recent = [moment for moment in self._faults if now - moment < FAULT_PERIOD_SECONDS]
        self._faults = [*recent, now]
        _, pressed = self._told.get(identify_fault(error), (0.0, -1))
        # A fault can occur each time the window is drawn, even in the main menu. If faults are so
        # frequent, announce each of them again only after a key was pressed.
        is_frequent = len(self._faults) > MAX_FAULTS_PER_PERIOD + 1
        if self._busy or (is_frequent and pressed == self._pressed):
            return
        self._told[identify_fault(error)] = now, self._pressed
        is_rare = len(self._faults) <= MAX_FAULTS_PER_PERIOD
        self._run_undisturbed(
            lambda: self._resume_play(self.write_report(activity, error), is_rare)
        )

    def report_fault(self, activity: str, error: Exception) -> None:
        """Report a fault without recovery. The same fault is reported at most once a minute."""
        now = self._announcer.clock()
        moment, _ = self._told.get(identify_fault(error), (now - FAULT_PERIOD_SECONDS, 0))
        if self._busy or now - moment < FAULT_PERIOD_SECONDS:
            return
        self._told[identify_fault(error)] = now, self._pressed
        self._run_undisturbed(
            lambda: self._announcer.say_system_message(*self.write_report(activity, error))
        )

    def _run_undisturbed(self, action: Callable[[], None]) -> None:
        """Run an action that handles a fault. If the action itself raises, only write a report."""
        self._busy = True
        try:
            action()
        except Exception as second:
            self.write_report("attending to a fault", second)
        finally:
            self._busy = False

    def write_report(self, activity: str, error: Exception) -> tuple[Line, ...]:
        """Write a report file, and delete the oldest ones. Return the lines that tell the fault."""
        path = get_faults_folder() / f"fault-{datetime.now():%Y%m%d-%H%M%S-%f}.txt"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with open(number, "w", encoding="utf-8", errors="replace") as file:
                file.write("\n".join(self._iter_report_lines(activity, error)))
            for old in sorted(path.parent.glob("fault-*.txt"))[:-MAX_KEPT_REPORTS]:
                old.unlink(missing_ok=True)
        except OSError:
            return Line("fault"), Line("fault-unwritten")
        return Line("fault"), Line("fault-file", {"path": str(path)})

    def _iter_report_lines(self, activity: str, error: Exception) -> Iterator[str]:
        """Yield the lines of a report: version, time, action, last keys, screens and traceback."""
        yield f"audiowar {__version__}, Python {platform.python_version()}, {platform.platform()}"
        language = self._announcer.catalogue.language
        yield f"{datetime.now():%Y-%m-%d %H:%M:%S}, language {language}"
        yield f"While: {activity}"
        yield f"Last keys: {' '.join(self._keys)}"
        yield "Screens:"
        yield from (f"  {describe_screen_state(screen)}" for screen in self._screens)
        yield ""
        yield "".join(format_exception(error))


def identify_fault(error: Exception) -> str:
    """Return the type, file and line of a fault, to recognise the fault when it occurs again."""
    frames = extract_tb(error.__traceback__)[-1:]
    return " ".join([type(error).__name__, *(f"{one.filename}:{one.lineno}" for one in frames)])


def get_faults_folder() -> Path:
    """Return the folder for fault reports, which may not exist yet."""
    return get_data_folder() / "faults"


def describe_screen_state(screen: object) -> str:
    """Return the class, selected row and save of a screen, even if the screen is faulty."""
    parts = [type(screen).__name__]
    cursor = getattr(screen, "cursor", screen)
    parts += [f"index {cursor.index}"] if hasattr(cursor, "index") else []
    player_view = getattr(screen, "player_view", None)
    if player_view is not None:
        parts.append(f"saved as {player_view.path}")
    return ", ".join(parts)
