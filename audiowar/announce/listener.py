"""One who listens at a table: what happens as it is told, and what is asked for later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from audiowar.announce.reasons.last_trick import LastTrick, is_trick_over
from audiowar.rules import events as ev
from audiowar.rules.state import Options

from .game_wording import get_wording
from .line import Line, rename_players
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
    minor: bool
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
        self.narrator = Narrator(seat.game, seat.names, seat.options, seat.viewer, seat.began)
        self.last_trick = LastTrick(seat.game, seat.options, seat.began)
        self.remarks = Remarks(
            seat.game, seat.names, seat.characters, seat.viewer, seat.remark_seed
        )
        self._minor_events = get_minor_events(seat.game)
        """Events that are not yet a result."""
        self._preparing_events: tuple[type[ev.Event], ...] = (
            ev.Deal,
            *get_wording(seat.game).preparing_events,
        )
        """Events that belong to no trick."""
        self.events: list[ev.Event] = []
        """All events."""
        self.last_trick_lines: tuple[Line, ...] = ()
        """How the last trick was told, or what lies open of the running one."""
        self.trick_lines: list[tuple[Line, ...]] = []
        """How each trick was told, with all that was asked and answered in it."""
        self._lines: list[Line] = []
        self._events: list[ev.Event] = []

    def rename(self, names: Sequence[str]) -> None:
        """Call the players by these names from now on, also where a trick is told again."""
        new = {old: now for old, now in zip(self.names, names, strict=False) if old != now}
        self.names = self.remarks.names = names
        self.narrator.rename(names)
        self.last_trick_lines = tuple(rename_players(line, new) for line in self.last_trick_lines)
        self._lines = [rename_players(line, new) for line in self._lines]
        self.trick_lines = [
            tuple(rename_players(line, new) for line in trick) for trick in self.trick_lines
        ]

    def hear(self, events: Sequence[ev.Event], remarks: str, order: str = USUAL) -> NarratedStep:
        """Tell a step; `remarks` is how much opponents remark, `order` what is said first."""
        lines = tuple(self.narrator.narrate_step(events))
        remark = self.remarks.choose_remark(events, remarks)
        self.last_trick.add(events)
        self.events += events
        small = all(isinstance(event, self._minor_events) for event in events)
        self._collect(events, lines, small)
        return NarratedStep(tuple(self.narrator.arrange_lines(lines, order)), small, remark)

    def _collect(self, events: Sequence[ev.Event], lines: Sequence[Line], small: bool) -> None:
        """Put a step to its trick."""
        self._events += events
        self._lines += lines
        if not small:
            self.last_trick_lines = tuple(self._lines)
        if is_trick_over(self.game, self._events):
            self.trick_lines.append(self.last_trick_lines)
        elif not all(isinstance(event, self._preparing_events) for event in events):
            return
        self._events.clear()
        self._lines.clear()


def get_minor_events(game: str) -> tuple[type[ev.Event], ...]:
    """Return the events of a game that are not yet a result."""
    return (ev.Choose, *get_wording(game).minor_events)
