"""Run the match of a room, and write each step to the disk before `send_events` sends it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from audiowar.rules.chance import Chance, SeededChance
from audiowar.rules.events import Event, Seat
from audiowar.server.storage.repository import Repository
from audiowar.storage.match_transcript import Header, parse_transcript
from audiowar.storage.replay_transcript import TranscriptReplayer
from audiowar.table.bot_players import BotPlayer
from audiowar.table.bot_randomness import SystemChance
from audiowar.table.pace import FixedPace
from audiowar.table.table import Table
from audiowar.table.table_runner import TableRunner

from .encoded_events import encode_events_as_lines
from .send_events import EventSender

SYSTEM_CHANCE = "system"
"""The value of `chance` in a header if random outcomes come from the operating system."""


class RoomMatch:
    """The match of a room, finished or not."""

    def __init__(self, ident: str, table: Table, repository: Repository, pace: FixedPace) -> None:
        self.runner = TableRunner(table, None, pace)
        self.pending_step_count = 0
        """The number of steps not yet on the disk. Until it is 0, attendees are sent nothing."""
        self.bots: dict[Seat, BotPlayer] = {}
        """The bots that play in empty seats and for people who are away, by seat."""
        self.on_written: Callable[[], None] = lambda: None
        """Called when all steps are on the disk."""
        self.event_sender = EventSender(ident, self.runner)
        self._ident = ident
        self._repository = repository
        table.record_step = self._record

    # Writing steps to the disk

    def _record(self, events: Sequence[Event]) -> None:
        self.write_step(self.runner.last_event_number + 1, events)

    def write_step(self, first_event_number: int, events: Sequence[Event]) -> None:
        """Write a step to the disk."""
        self.pending_step_count += 1
        lines = encode_events_as_lines(events)
        self.event_sender.keep_written_step(first_event_number, events, lines)
        text = b"".join([line + b"\n" for line in lines]).decode()
        # A step without events has the same number as the step after it, which replaces its row.
        self._repository.save_step(self._ident, first_event_number, text, self._on_step_written)

    def _on_step_written(self) -> None:
        self.pending_step_count -= 1
        if not self.pending_step_count:
            self.on_written()

    def free_memory(self) -> None:
        """Break reference cycles, so that most memory is freed without the garbage collector."""
        self.runner.log.clear()
        self.runner.step_observers.clear()
        self.runner.answer_functions_by_bot_seat.clear()
        self.runner.held_seats = ()
        self.runner.table.record_step = lambda events: None
        self.on_written = lambda: None
        self.bots.clear()


def make_chance(header: Header) -> Chance:
    """Return the source of a match's random outcomes: the operating system, or a test's seed."""
    return (
        SystemChance()
        if header.extra_fields.get("chance") == SYSTEM_CHANCE
        else SeededChance(header.seed)
    )


def make_room_match(
    ident: str, header: Header, repository: Repository, pace: FixedPace
) -> RoomMatch:
    """Create the match that a header describes. Raises Refused for invalid values."""
    return RoomMatch(ident, Table(header, chance=make_chance(header)), repository, pace)


def replay_transcript(text: str) -> tuple[Table, TranscriptReplayer]:
    """Return the table of a transcript, and the replayer that brings it to the last event.

    Raises DamagedTranscript or Refused. The replayer raises ReplayDiffers.
    """
    header, records = parse_transcript(text)
    chance = make_chance(header)
    table = Table(header, chance=chance)
    replay = TranscriptReplayer(table.header, records, chance)
    table.match = replay.match
    return table, replay


def restore_match(ident: str, text: str, repository: Repository, pace: FixedPace) -> RoomMatch:
    """Restore a match from the text of its transcript.

    If the last step is incomplete, write its missing events to the repository.
    Raises DamagedTranscript, ReplayDiffers or Refused.
    """
    table, replay = replay_transcript(text)
    match = RoomMatch(ident, table, repository, pace)
    for events in replay:
        match.runner.add_restored_steps([events])
    if missing := replay.events_missing_in_file:
        match.write_step(match.runner.last_event_number + 1 - len(missing), missing)
    return match
