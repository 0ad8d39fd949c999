"""A table: a match with its seats and transcript, and the view of each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from audiowar.rules.chance import Chance, SeededChance
from audiowar.rules.events import Choice, Event, Seat
from audiowar.rules.match import Game
from audiowar.rules.projection import project_view
from audiowar.rules.registry import get_variant
from audiowar.rules.state import Options
from audiowar.rules.view import View
from audiowar.storage.match_transcript import Header, Record
from audiowar.storage.replay_transcript import Replay

Recorder = Callable[[list[Event]], None]
"""Writes the events of a step to the transcript before anybody sees them."""


class Table:
    """A match with its seats. Every step is passed to `record` before it is returned.

    Random outcomes come from `outcomes` if it is given, otherwise from the header's seed. Raises
    Refused if the game, its options or the position are not allowed.
    """

    def __init__(
        self, header: Header, record: Recorder | None = None, outcomes: Chance | None = None
    ) -> None:
        self.chance = SeededChance(header.seed)
        """The random generator that the header seeds."""
        self.is_seeded = outcomes is None
        """Whether random outcomes come from `chance`."""
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
        """Begin the match. Return the events of its first step."""
        return self._recorded(self.game.start())

    def answer(self, seat: Seat, choice: Choice, number: int | None = None) -> list[Event]:
        """Answer a question. Return the events that this causes. Raises Refused."""
        return self._recorded(self.game.answer(seat, choice, number))

    def advance(self) -> list[Event]:
        """Continue from a pause. Return the events that this causes. Raises Refused."""
        return self._recorded(self.game.advance())

    def view(self, seat: Seat | None) -> View:
        """Return the current view of a seat."""
        return project_view(self.game, seat)

    def _recorded(self, events: list[Event]) -> list[Event]:
        self.record(events)
        return events


OnReplayedStep = Callable[[Game, SeededChance, int], None]
"""Called after each replayed step with the match, its random generator, and the number of records
that were compared so far."""


def resume_table(
    header: Header,
    records: Sequence[Record],
    record: Recorder | None = None,
    snapshot: Mapping[str, Any] | None = None,
    generator: Sequence[int] = (),
    on_step: OnReplayedStep | None = None,
) -> tuple[Table, list[list[Event]]]:
    """Replay records. Return the table in its final state, and the replayed steps.

    `snapshot` and `generator` are the state before the first record; without them the records begin
    with the match. If the last step is incomplete, its missing events are recorded now.
    Raises Refused, DamagedTranscript or ReplayDiffers like Replay, and ValueError, TypeError or
    LookupError for an invalid snapshot.
    """
    table = Table(header, record)
    if snapshot is not None:
        table.chance.restore_state(generator)
    replay = Replay(table.header, records, table.chance, snapshot)
    steps = []
    for events in replay:
        steps.append(events)
        if on_step is not None:
            on_step(replay.game, table.chance, replay.compared_count)
    table.game = replay.game
    if replay.missing_events:
        table.record(replay.missing_events)
    return table, steps


def new_header(
    game: str,
    seats: tuple[str, ...],
    options: Options,
    seed: int,
    **more: Any,
) -> Header:
    """Return the header of a new match; `more` is added to its fields."""
    return Header(game, seats, options, seed, None, more)
