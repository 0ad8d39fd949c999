"""Restore the table of a saved match: from a snapshot, or by replaying its file from the start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from audiowar.rules.chance import SeededChance
from audiowar.rules.events import Event
from audiowar.rules.match import Game
from audiowar.rules.state import Refused
from audiowar.storage import saves
from audiowar.storage.match_transcript import DamagedTranscript, Header, Record, parse_transcript
from audiowar.storage.replay_transcript import ReplayDiffers
from audiowar.storage.snapshots import Snapshot, Snapshots, iter_usable_snapshots
from audiowar.storage.transcript_lines import Records

from .table import OnReplayedStep, Recorder, Table, resume_table

LONG_REPLAY_BYTES = 1_000_000
"""The size in bytes of a file whose replay takes about a second on a slow machine."""


@dataclass(frozen=True)
class RestoredTable:
    """A table restored from its file."""

    table: Table
    steps: list[list[Event]]
    """The restored steps: those since the snapshot, or else since the start."""
    snapshots: Snapshots
    first_event: int = 0
    """The number of the first event in `steps`."""
    start_position: Mapping[str, Any] | None = None
    """The public part of the position before `steps`; None if they begin with the match."""


def needs_long_replay(path: Path) -> bool:
    """Return whether resuming a match may take more than a second. Raises OSError."""
    if path.stat().st_size < LONG_REPLAY_BYTES:
        return False
    data = saves.read_save(path)
    known = next(iter_usable_snapshots(path, data), None)
    return len(data) - (known.length if known else 0) >= LONG_REPLAY_BYTES


def restore_saved_table(path: Path, record_missing: Recorder) -> RestoredTable:
    """Restore a table from its file. Pass events that the file lacks to `record_missing`.

    Raises OSError, Refused, DamagedTranscript or ReplayDiffers.
    """
    quick = restore_from_snapshot(path, record_missing)
    if quick is not None:
        return quick
    late: list[Event] = []
    whole = replay_from_start(path, late.extend)
    if len(whole.snapshots.recent) > 1:
        # The match is long, so only its steps since the last snapshot are needed.
        whole.snapshots.write_next_to_save(path, saves.read_save(path))
        quick = restore_from_snapshot(path, record_missing)
        if quick is not None:
            return quick
    if late:
        record_missing(late)
    return whole


def replay_from_start(path: Path, record_missing: Recorder) -> RestoredTable:
    """Replay a match from its first event. Raises the errors of `restore_saved_table`."""
    header, records = saves.load_save(path)
    snapshots = Snapshots()
    table, steps = resume_table(
        header, records, record_missing, on_step=make_snapshot_taker(snapshots, records, 0, 0)
    )
    return RestoredTable(table, steps, snapshots)


def make_snapshot_taker(
    snapshots: Snapshots, records: Sequence[Record], bytes_before: int, events_before: int
) -> OnReplayedStep:
    """Return a function that takes snapshots during a replay.

    `events_before` and `bytes_before` count the events, and their bytes in the file, that the
    replay skips.
    """

    def take_snapshot_if_due(game: Game, generator: SeededChance, compared: int) -> None:
        if isinstance(records, Records) and compared < len(records):
            start = bytes_before + records.line_start(compared)
            snapshots.take_if_due(game, generator, start, events_before + compared)

    return take_snapshot_if_due


def restore_from_snapshot(path: Path, record_missing: Recorder) -> RestoredTable | None:
    """Restore a table from the oldest usable snapshot of its match; return None without one."""
    data = saves.read_save(path)
    for snapshot in iter_usable_snapshots(path, data):
        late: list[Event] = []
        try:
            resumed = replay_after_snapshot(data, snapshot, late)
        except (Refused, DamagedTranscript, ReplayDiffers, ValueError, TypeError, LookupError):
            # The caller replays the file from its start, which reports the fault.
            return None
        if late:
            record_missing(late)
        return resumed
    return None


def replay_after_snapshot(
    data: bytes, snapshot: Snapshot, missing_events: list[Event]
) -> RestoredTable:
    """Replay the part of a file after a snapshot.

    Add the events that the file lacks to `missing_events`. Raises the errors of `resume_table`.
    """
    first = data[: data.index(b"\n") + 1]
    end = data.rfind(b"\n") + 1
    tail = first + data[snapshot.length : end]
    line = data.count(b"\n", 0, snapshot.length)
    header, records = parse_transcript(tail, line) if line > 1 else parse_transcript(tail)
    snapshots = Snapshots()
    snapshots.recent.append(snapshot)
    skipped = snapshot.length - len(first)
    take_snapshot = make_snapshot_taker(snapshots, records, skipped, snapshot.events)
    table, steps = resume_table(
        header, records, missing_events.extend, snapshot.table, snapshot.generator, take_snapshot
    )
    return RestoredTable(
        table, steps, snapshots, snapshot.events, public_part_of_snapshot(snapshot, header)
    )


def public_part_of_snapshot(snapshot: Snapshot, header: Header) -> Mapping[str, Any]:
    """Return the public part of a snapshot, with the money that each player had at the start."""
    start = Table(header)
    start.start()
    began = getattr(start.game.state, "bankrolls", ())
    parts = {name: snapshot.table[name] for name in ("bankrolls", "out") if name in snapshot.table}
    return {**parts, "began_with": list(began)}
