"""A table: a match with its seats and transcript, and the view of each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

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


def replay_table(
    header: Header, records: Sequence[EventRecord], record_step: StepRecorder | None = None
) -> tuple[Table, list[list[Event]]]:
    """Replay the records of a match. Return the table in its final state, and the replayed steps.

    If the last step is incomplete, its missing events are passed to `record_step`. Raises Refused,
    DamagedTranscript and ReplayDiffers as TranscriptReplayer does.
    """
    table = Table(header, record_step)
    replay = TranscriptReplayer(table.header, records, table.seeded_chance)
    steps = list(replay)
    table.match = replay.match
    if replay.events_missing_in_file:
        table.record_step(replay.events_missing_in_file)
    return table, steps
