"""A table: a match with its seats and transcript, and the view of each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from audiowar.rules.chance import Chance, SeededChance
from audiowar.rules.events import Choice, Event, Seat
from audiowar.rules.match import Match
from audiowar.rules.projection import project_view
from audiowar.rules.registry import get_variant
from audiowar.rules.view import View
from audiowar.storage.match_transcript import EventRecord, Header
from audiowar.storage.replay_transcript import TranscriptReplayer

StepRecorder = Callable[[list[Event]], None]
"""A function that records the events of a step, for example in a file, before anybody sees them."""


class Table:
    """A match with its seats. Every step is passed to `record_step` before it is returned.

    Random outcomes come from `chance`. Without it, the seed of the header determines them. The
    constructor raises Refused for an invalid header.
    """

    def __init__(
        self, header: Header, record_step: StepRecorder | None = None, chance: Chance | None = None
    ) -> None:
        self.seeded_chance = SeededChance(header.seed)
        """The random generator with the seed from the header."""
        self.is_seeded = chance is None
        """Whether random outcomes come from `seeded_chance`, not from another source."""
        game, players = get_variant(header.game), len(header.seats)
        self.match = Match(
            game, players, header.options, chance or self.seeded_chance, header.position
        )
        self.header = replace(header, options=self.match.options)
        self.record_step: StepRecorder = record_step or (lambda events: None)

    def start(self) -> list[Event]:
        """Begin the match. Return the events of its first step."""
        return self._recorded(self.match.start())

    def answer(self, seat: Seat, choice: Choice, question_number: int | None = None) -> list[Event]:
        """Answer a question. Return the events that this causes. Raises Refused."""
        return self._recorded(self.match.answer(seat, choice, question_number))

    def advance(self) -> list[Event]:
        """Continue from a pause. Return the events that this causes. Raises Refused."""
        return self._recorded(self.match.advance())

    def view(self, seat: Seat | None) -> View:
        """Return the current view of a seat, or of a spectator if `seat` is None."""
        return project_view(self.match, seat)

    def _recorded(self, events: list[Event]) -> list[Event]:
        self.record_step(events)
        return events


OnReplayedStep = Callable[[Match, SeededChance, int], None]
"""A function to call after each replayed step, with the match, its generator and the number of
compared records."""


def replay_table_and_get_steps(
    header: Header,
    records: Sequence[EventRecord],
    record_step: StepRecorder | None = None,
    snapshot: Mapping[str, Any] | None = None,
    generator: Sequence[int] = (),
    on_step: OnReplayedStep | None = None,
) -> tuple[Table, list[list[Event]]]:
    """Replay the records of a match. Return the table in its final state, and the replayed steps.

    `snapshot` and `generator` are the states of the match and of its random generator before the
    first record. Without them, `records` must begin with the first event of the match. If the last
    step is incomplete, its missing events are passed to `record_step`. Raises Refused,
    DamagedTranscript and ReplayDiffers as TranscriptReplayer does, and ValueError, TypeError or
    LookupError for an invalid snapshot.
    """
    table = Table(header, record_step)
    if snapshot is not None:
        table.seeded_chance.restore_state(generator)
    replay = TranscriptReplayer(table.header, records, table.seeded_chance, snapshot)
    steps = []
    for events in replay:
        steps.append(events)
        if on_step is not None:
            on_step(replay.match, table.seeded_chance, replay.compared_count)
    table.match = replay.match
    if replay.events_missing_in_file:
        table.record_step(replay.events_missing_in_file)
    return table, steps
