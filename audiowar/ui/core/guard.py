"""What goes wrong in the program is told and written down, and the game goes on from its save."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, Protocol, TypeVar

from audiowar.announce.announcement import Buffer, Kind
from audiowar.announce.line import Line
from audiowar.announce.message_history import MessageHistory
from audiowar.l10n.catalogue import Catalogue

from .fault_report import written
from .screen import Screen

if TYPE_CHECKING:
    from audiowar.table.player_view import PlayerView

Answer = TypeVar("Answer")

KEYS = 60
"""Keys that are remembered for the report."""
SOON = 60.0
"""Seconds in which faults count together."""
TRIES = 2
"""So many faults in that time go on at the table; one more ends in the main menu."""


class ActiveTable(Protocol):
    """A table that somebody plays at."""

    chair: PlayerView


class GuardedApp(Protocol):
    """What the guard needs of the program."""

    clock: Callable[[], float]
    catalogue: Catalogue
    history: MessageHistory
    screens: list[Screen]

    def say(self, *lines: Line, kind: Kind, buffer: Buffer) -> None:
        """Announce lines as one utterance."""

    def clear(self) -> None:
        """Take all screens away."""

    def first(self) -> None:
        """Open what comes first: the choice of a language, or the main menu."""

    def table(self) -> ActiveTable | None:
        """Return the table that is being played at, under whatever menus are open."""

    def uncover(self, table: ActiveTable) -> None:
        """Take away without a word what lies over a table."""

    def sit_again(self, path: Path) -> None:
        """Lay a table anew from its file. Raises what going on from a file raises."""


class Guard:
    """Stands between a window or terminal and the app: no exception gets past it."""

    def __init__(self, app: GuardedApp) -> None:
        self._app = app
        self._keys: list[str] = []
        self._pressed = 0
        self._faults: list[float] = []
        self._told: dict[str, tuple[float, int]] = {}
        """When each fault was told last, and how many keys had been pressed by then."""
        self._busy = False

    def key(self, key: str) -> None:
        """Remember a key for the report."""
        self._keys.append(key)
        del self._keys[:-KEYS]
        self._pressed += 1

    def run(self, doing: str, action: Callable[[], Answer], otherwise: Answer) -> Answer:
        """Do something and go on with the game if it fails; `doing` says what, for the report."""
        try:
            return action()
        except Exception as error:
            self.caught(doing, error)
        return otherwise

    def aside(self, doing: str, action: Callable[[], Answer], otherwise: Answer) -> Answer:
        """Do something that the game does not hang on, such as a sound."""
        try:
            return action()
        except Exception as error:
            self.noted(doing, error)
        return otherwise

    def caught(self, doing: str, error: Exception) -> None:
        """Write a fault down, tell it, and go on from the save or in the main menu."""
        now = self._app.clock()
        self._faults = [moment for moment in self._faults if now - moment < SOON] + [now]
        _, pressed = self._told.get(place(error), (0.0, -1))
        # What fails with every frame, in the main menu too, is not told again before a key.
        if self._busy or (len(self._faults) > TRIES + 1 and pressed == self._pressed):
            return
        self._told[place(error)] = now, self._pressed
        self._attending(lambda: self._go_on(self._written(doing, error)))

    def noted(self, doing: str, error: Exception) -> None:
        """Write a fault down and tell it, once in a while; the game goes on as it stands."""
        now = self._app.clock()
        moment, _ = self._told.get(place(error), (now - SOON, 0))
        if self._busy or now - moment < SOON:
            return
        self._told[place(error)] = now, self._pressed
        self._attending(lambda: self._tell(*self._written(doing, error)))

    def _attending(self, action: Callable[[], None]) -> None:
        """Attend to a fault; what fails meanwhile is written down and no more."""
        self._busy = True
        try:
            action()
        except Exception as second:
            self._written("attending to a fault", second)
        finally:
            self._busy = False

    def _written(self, doing: str, error: Exception) -> tuple[Line, ...]:
        path = written(self._app.screens, self._app.catalogue.language, doing, error, self._keys)
        where = Line("fault-unwritten") if path is None else Line("fault-file", {"path": str(path)})
        return Line("fault"), where

    def _go_on(self, told: tuple[Line, ...]) -> None:
        """Sit down at the game again, or in the main menu, and tell so."""
        table = self._app.table()
        if table is not None and len(self._faults) <= TRIES:
            try:
                path = table.chair.path
                if table.chair.unsaved or path is None:
                    # What the file lacks is nowhere but at this table.
                    self._app.uncover(table)
                    self._tell(*told, Line("fault-table"))
                    return
                # It is told anew from the file.
                self._app.history = MessageHistory()
                self._tell(*told, Line("fault-game"))
                self._app.sit_again(path)
                return
            except Exception as second:
                told = self._written("going on from the save", second)
        with suppress(Exception):
            self._app.clear()
        try:
            self._app.first()
        except Exception as third:
            # Something is said in any case, whatever cannot be read.
            self._written("opening the main menu", third)
        else:
            told = (*told, Line("fault-menu"))
        self._tell(*told)

    def _tell(self, *lines: Line) -> None:
        self._app.say(*lines, kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)


def place(error: Exception) -> str:
    """Return what tells a fault from others: its type, and where it was raised."""
    frames = extract_tb(error.__traceback__)[-1:]
    return " ".join([type(error).__name__, *(f"{one.filename}:{one.lineno}" for one in frames)])
