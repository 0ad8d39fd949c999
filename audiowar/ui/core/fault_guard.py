"""Catch faults of the program, report them and continue the match from its save."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, Protocol, TypeVar

from audiowar.announce.line import Line
from audiowar.announce.message_history import MessageHistory
from audiowar.l10n.catalogue import Catalogue

from .fault_report import write_report

if TYPE_CHECKING:
    from audiowar.table.player_view import PlayerView

Answer = TypeVar("Answer")

MAX_KEYS = 60
"""The maximum number of keys in a report: those pressed last."""
FAULT_PERIOD = 60.0
"""The number of seconds for which a fault counts towards `MAX_FAULTS`."""
MAX_FAULTS = 2
"""The number of faults within `FAULT_PERIOD` after which the match continues. The next fault opens
the main menu instead."""


class ActiveTable(Protocol):
    """The screen of a table, as far as the guard uses it."""

    player_view: PlayerView


class GuardedApp(Protocol):
    """The application, as far as the guard uses it. Importing it would make a circle."""

    clock: Callable[[], float]
    catalogue: Catalogue
    history: MessageHistory

    @property
    def screens(self) -> Sequence[object]:
        """The open screens, lowest first."""

    def report(self, *lines: Line) -> None:
        """Announce lines about the program."""

    def close_all_screens(self) -> None:
        """Close all screens."""

    def open_first_screen(self) -> None:
        """Open the choice of a language, or the main menu."""

    def find_table(self) -> ActiveTable | None:
        """Return the topmost table; None if none is open."""

    def close_screens_above(self, table: ActiveTable) -> None:
        """Close the screens above a table without announcing it."""

    def reopen_table(self, path: Path) -> None:
        """Open a table again from its save. Raises the errors of loading a save."""


class FaultGuard:
    """Runs actions for a frontend, catches their exceptions and reports them."""

    def __init__(self, app: GuardedApp) -> None:
        self._app = app
        self._keys: list[str] = []
        self._pressed = 0
        self._faults: list[float] = []
        self._told: dict[str, tuple[float, int]] = {}
        """For each fault, the time of its last report and the number of keys pressed by then."""
        self._busy = False

    def remember_key(self, key: str) -> None:
        """Add a key to the last pressed keys, which a fault report lists."""
        self._keys.append(key)
        del self._keys[:-MAX_KEYS]
        self._pressed += 1

    def run(self, doing: str, action: Callable[[], Answer], fallback: Answer) -> Answer:
        """Run an action and return its result.

        If it raises, report the fault, continue the match and return `fallback`. `doing` names the
        action in the report.
        """
        try:
            return action()
        except Exception as error:
            self.handle_fault(doing, error)
        return fallback

    def run_optional(self, doing: str, action: Callable[[], Answer], fallback: Answer) -> Answer:
        """Run an action that the game can do without, such as a sound, and return its result.

        If it raises, only report the fault and return `fallback`.
        """
        try:
            return action()
        except Exception as error:
            self.report_fault(doing, error)
        return fallback

    def handle_fault(self, doing: str, error: Exception) -> None:
        """Report a fault, then continue the match from its save or open the main menu."""
        now = self._app.clock()
        self._faults = [moment for moment in self._faults if now - moment < FAULT_PERIOD] + [now]
        _, pressed = self._told.get(fault_location(error), (0.0, -1))
        # A fault may occur in every frame, even in the main menu. Announce it once for each key.
        if self._busy or (len(self._faults) > MAX_FAULTS + 1 and pressed == self._pressed):
            return
        self._told[fault_location(error)] = now, self._pressed
        self._run_undisturbed(lambda: self._resume_play(self._write_report(doing, error)))

    def report_fault(self, doing: str, error: Exception) -> None:
        """Report a fault, the same one at most once a minute, and change nothing else."""
        now = self._app.clock()
        moment, _ = self._told.get(fault_location(error), (now - FAULT_PERIOD, 0))
        if self._busy or now - moment < FAULT_PERIOD:
            return
        self._told[fault_location(error)] = now, self._pressed
        self._run_undisturbed(lambda: self._app.report(*self._write_report(doing, error)))

    def _run_undisturbed(self, action: Callable[[], None]) -> None:
        """Run the handling of a fault. If that raises too, only write a report."""
        self._busy = True
        try:
            action()
        except Exception as second:
            self._write_report("attending to a fault", second)
        finally:
            self._busy = False

    def _write_report(self, doing: str, error: Exception) -> tuple[Line, ...]:
        path = write_report(
            self._app.screens, self._app.catalogue.language, doing, error, self._keys
        )
        where = Line("fault-unwritten") if path is None else Line("fault-file", {"path": str(path)})
        return Line("fault"), where

    def _resume_play(self, told: tuple[Line, ...]) -> None:
        """Continue the match, or open the main menu, and announce it after the lines `told`."""
        table = self._app.find_table()
        if table is not None and len(self._faults) <= MAX_FAULTS:
            try:
                path = table.player_view.path
                if table.player_view.is_unsaved or path is None:
                    # The save lacks a part of this match, so keep the open table.
                    self._app.close_screens_above(table)
                    self._app.report(*told, Line("fault-table"))
                    return
                # Reopening adds the whole match to the history again, so clear the history.
                self._app.history = MessageHistory()
                self._app.report(*told, Line("fault-game"))
                self._app.reopen_table(path)
                return
            except Exception as second:
                told = self._write_report("going on from the save", second)
        with suppress(Exception):
            self._app.close_all_screens()
        try:
            self._app.open_first_screen()
        except Exception as third:
            # If even the menu cannot be opened, the lines below are still announced.
            self._write_report("opening the main menu", third)
        else:
            told = (*told, Line("fault-menu"))
        self._app.report(*told)


def fault_location(error: Exception) -> str:
    """Return the type, file and line of a fault, by which it is recognised when it occurs again."""
    frames = extract_tb(error.__traceback__)[-1:]
    return " ".join([type(error).__name__, *(f"{one.filename}:{one.lineno}" for one in frames)])
