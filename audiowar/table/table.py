"""A running table: it alone holds the whole truth, writes it down and shows each seat its part."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from audiowar.rules.chance import Chance, SeededChance
from audiowar.rules.engine import Game
from audiowar.rules.events import Choice, Event, Seat
from audiowar.rules.registry import get_variant
from audiowar.rules.state import Options
from audiowar.rules.view import View, project_view
from audiowar.storage.replay import Replay
from audiowar.storage.transcript import Header, Record

Recorder = Callable[[list[Event]], None]
"""Writes the events of a step down before anybody hears of them."""


class Table:
    """A game with its seats. Every step goes to `record` first, whole, then on to the caller.

    Random outcomes are those of `outcomes`; without it they follow from the header's seed.
    Raises Refused when the game, its options or the position are not allowed.
    """

    def __init__(
        self, header: Header, record: Recorder | None = None, outcomes: Chance | None = None
    ) -> None:
        self.chance = SeededChance(header.seed)
        """The generator of a game that follows from its seed."""
        self.seeded = outcomes is None
        self.game = Game(
            get_variant(header.game),
            len(header.seats),
            header.options,
            outcomes or self.chance,
            header.position,
        )
        self.header = Header(
            header.game,
            header.seats,
            self.game.options,
            header.seed,
            header.position,
            header.more,
        )
        self.record: Recorder = record or (lambda events: None)

    @property
    def seats(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self.header.seats

    def start(self) -> list[Event]:
        """Begin the game."""
        return self._recorded(self.game.start())

    def answer(self, seat: Seat, choice: Choice, number: int | None = None) -> list[Event]:
        """Answer a question; raises Refused."""
        return self._recorded(self.game.answer(seat, choice, number))

    def advance(self) -> list[Event]:
        """Go on from a pause; raises Refused."""
        return self._recorded(self.game.advance())

    def view(self, seat: Seat | None) -> View:
        """Return what the seat may know now."""
        return project_view(self.game, seat)

    def _recorded(self, events: list[Event]) -> list[Event]:
        self.record(events)
        return events


Look = Callable[[Game, SeededChance, int], None]
"""Looks at a game that is played again, after each step: its generator, and how many records
have been compared."""


def resume(
    header: Header,
    records: Sequence[Record],
    record: Recorder | None = None,
    kept: Mapping[str, Any] | None = None,
    generator: Sequence[int] = (),
    look: Look | None = None,
) -> tuple[Table, list[list[Event]]]:
    """Return the table as the file left it, and the steps that led there.

    `kept` and `generator` are of a snapshot that the records go on from. The file's last step may
    be cut; its missing events are recorded now. Raises Refused, Damaged or Differs as Replay does;
    ValueError, TypeError or LookupError for a snapshot that is none.
    """
    table = Table(header, record)
    table.chance = SeededChance(header.seed)
    if kept is not None:
        table.chance.restore_state(generator)
    replay = Replay(table.header, records, table.chance, kept)
    steps = []
    for events in replay:
        steps.append(events)
        if look is not None:
            look(replay.game, table.chance, replay.compared)
    table.game = replay.game
    if replay.beyond:
        table.record(replay.beyond)
    return table, steps


def new_header(
    game: str,
    seats: tuple[str, ...],
    options: Options,
    seed: int,
    **more: Any,
) -> Header:
    """Return the header of a new game."""
    return Header(game, seats, options, seed, None, more)
