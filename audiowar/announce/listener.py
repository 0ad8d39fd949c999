"""One who listens at a table: what happens as it is told, and what is asked for later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from audiowar.announce.reasons.last_trick import LastTrick, ended
from audiowar.rules import events as ev
from audiowar.rules.state import Options

from .game_wording import telling
from .line import Line, renamed
from .line_order import USUAL
from .narrator import Narrator
from .remarks import Remarks


class SeatInfo(Protocol):
    """What a listener needs to know of the chair, and the table that it stands at."""

    @property
    def viewer(self) -> ev.Seat | None:
        """The seat; None for a spectator."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits at the table, by seat."""

    @property
    def options(self) -> Options:
        """The rules that are played by."""

    @property
    def began(self) -> Mapping[str, Any]:
        """What lay open when the game began, as in a position, and how many each `owned`."""

    @property
    def characters(self) -> Mapping[ev.Seat, str]:
        """The bots among the players."""

    @property
    def remark_seed(self) -> int:
        """What the chance of remarks follows from."""


@dataclass(frozen=True)
class NarratedStep:
    """One step as it is told."""

    lines: tuple[Line, ...]
    small: bool
    """Whether it is not yet a result."""
    remark: Line | None
    """What an opponent says about it."""


class Listener:
    """Tells the steps of a game to whoever sits in a chair, and remembers them.

    Events are those of the chair: projected for its seat.
    """

    def __init__(self, seat: SeatInfo) -> None:
        self.viewer = seat.viewer
        self.names: Sequence[str] = seat.names
        self.game = seat.game
        self.teller = Narrator(seat.game, seat.names, seat.options, seat.viewer, seat.began)
        self.recall = LastTrick(seat.game, seat.options, seat.began)
        self.remarks = Remarks(
            seat.game, seat.names, seat.characters, seat.viewer, seat.remark_seed
        )
        self._small = small_events(seat.game)
        """Events that are not yet a result."""
        self._prepares: tuple[type[ev.Event], ...] = (ev.Deal, *telling(seat.game).prepares)
        """Events that belong to no trick."""
        self.seen: list[ev.Event] = []
        """All events."""
        self.last: tuple[Line, ...] = ()
        """How the last trick was told, or what lies open of the running one."""
        self.tricks: list[tuple[Line, ...]] = []
        """How each trick was told, with all that was asked and answered in it."""
        self._lines: list[Line] = []
        self._events: list[ev.Event] = []

    def rename(self, names: Sequence[str]) -> None:
        """Call the players by these names from now on, also where a trick is told again."""
        new = {old: now for old, now in zip(self.names, names, strict=False) if old != now}
        self.names = self.remarks.names = names
        self.teller.rename(names)
        self.last = tuple(renamed(line, new) for line in self.last)
        self._lines = [renamed(line, new) for line in self._lines]
        self.tricks = [tuple(renamed(line, new) for line in trick) for trick in self.tricks]

    def hear(self, events: Sequence[ev.Event], remarks: str, order: str = USUAL) -> NarratedStep:
        """Tell a step; `remarks` is how much opponents remark, `order` what is said first."""
        lines = tuple(self.teller.step(events))
        remark = self.remarks.step(events, remarks)
        self.recall.add(events)
        self.seen += events
        small = all(isinstance(event, self._small) for event in events)
        self._collect(events, lines, small)
        return NarratedStep(tuple(self.teller.aloud(lines, order)), small, remark)

    def _collect(self, events: Sequence[ev.Event], lines: Sequence[Line], small: bool) -> None:
        """Put a step to its trick."""
        self._events += events
        self._lines += lines
        if not small:
            self.last = tuple(self._lines)
        if ended(self.game, self._events):
            self.tricks.append(self.last)
        elif not all(isinstance(event, self._prepares) for event in events):
            return
        self._events.clear()
        self._lines.clear()


def small_events(game: str) -> tuple[type[ev.Event], ...]:
    """Return the events of a game that are not yet a result."""
    return (ev.Choose, *telling(game).small)
