"""Restore the table of a saved match: from a snapshot, or by replaying its file from the start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from audiowar.rules.chance import SeededChance
from audiowar.rules.events import Event
from audiowar.rules.match import Match
from audiowar.rules.state import Refused
from audiowar.storage import saves
from audiowar.storage.lazy_records import Records
from audiowar.storage.match_transcript import (
    DamagedTranscript,
    EventRecord,
    Header,
    parse_transcript,
)
from audiowar.storage.replay_transcript import ReplayDiffers
from audiowar.storage.snapshots import Snapshot, Snapshots, iter_usable_snapshots

from .table import OnReplayedStep, Table, replay_table_and_get_steps

LONG_REPLAY_BYTES = 1_000_000
"""The size in bytes of a save whose replay takes about a second on a slow machine."""


@dataclass(frozen=True)
class RestoredTable:
    """A table restored from its file."""

    table: Table
    steps_since_snapshot: list[list[Event]]
    """The restored steps: those since the snapshot, or all steps if there was no snapshot."""
    snapshots: Snapshots
    events_missing_in_file: list[Event]
    """The events of the last step that the file lacks. The caller must append them to the file."""
    first_event_number: int = 0
    """The number of the first restored event, counted from the start of the match."""
    public_start_position: Mapping[str, Any] | None = None
    """The public part of the position before the restored steps; None without a snapshot."""


def needs_long_replay(path: Path) -> bool:
    """Return whether resuming a match may take more than a second. Raises OSError."""
    if path.stat().st_size < LONG_REPLAY_BYTES:
        return False
    data = saves.read_save(path)
    known = next(iter_usable_snapshots(path, data), None)
    return len(data) - (known.length if known else 0) >= LONG_REPLAY_BYTES


def restore_saved_table(path: Path) -> RestoredTable:
    """Restore a table. Raises OSError, Refused, DamagedTranscript or ReplayDiffers."""
    quick = restore_from_snapshot(path)
    if quick is not None:
        return quick
    whole = replay_from_start(path)
    if len(whole.snapshots.recent) > 1:
        # The match is long. To save memory, keep only its steps since one of the new snapshots.
        whole.snapshots.write_next_to_save(path, saves.read_save(path))
        quick = restore_from_snapshot(path)
    return quick or whole


def replay_from_start(path: Path) -> RestoredTable:
    """Replay a match from its first event. Raises the errors of `restore_saved_table`."""
    header, records = saves.load_save(path)
    snapshots = Snapshots()
    take_snapshot = make_snapshot_taker(snapshots, records, 0, 0)
    missing: list[Event] = []
    table, steps = replay_table_and_get_steps(
        header, records, missing.extend, on_step=take_snapshot
    )
    return RestoredTable(table, steps, snapshots, missing)


def make_snapshot_taker(
    snapshots: Snapshots, records: Sequence[EventRecord], bytes_before: int, events_before: int
) -> OnReplayedStep:
    """Return a function that takes snapshots during a replay.

    `bytes_before` and `events_before` say how much of the match the replay skips.
    """

    def take_snapshot_if_due(match: Match, generator: SeededChance, compared: int) -> None:
        if isinstance(records, Records) and compared < len(records):
            start = bytes_before + records.get_line_start(compared)
            snapshots.take_if_due(match, generator, start, events_before + compared)

    return take_snapshot_if_due


def restore_from_snapshot(path: Path) -> RestoredTable | None:
    """Restore a table from the oldest usable snapshot of its match. Raises OSError.

    Return None if there is no such snapshot, or if what follows it cannot be replayed.
    """
    data = saves.read_save(path)
    snapshot = next(iter_usable_snapshots(path, data), None)
    try:
        return None if snapshot is None else replay_after_snapshot(data, snapshot)
    except (Refused, DamagedTranscript, ReplayDiffers, ValueError, TypeError, LookupError):
        # The caller then replays the file from its start, which raises the right error.
        return None


def replay_after_snapshot(data: bytes, snapshot: Snapshot) -> RestoredTable:
    """Replay what follows a snapshot. Raises the errors of `replay_table_and_get_steps`."""
    first = data[: data.index(b"\n") + 1]
    end = data.rfind(b"\n") + 1
    tail = first + data[snapshot.length : end]
    line = data.count(b"\n", 0, snapshot.length)
    header, records = parse_transcript(tail, line) if line > 1 else parse_transcript(tail)
    snapshots = Snapshots()
    snapshots.recent.append(snapshot)
    skipped = snapshot.length - len(first)
    take_snapshot = make_snapshot_taker(snapshots, records, skipped, snapshot.events)
    missing: list[Event] = []
    table, steps = replay_table_and_get_steps(
        header, records, missing.extend, snapshot.table, snapshot.generator, take_snapshot
    )
    public = extract_public_money_and_outs(snapshot, header)
    return RestoredTable(table, steps, snapshots, missing, snapshot.events, public)


def extract_public_money_and_outs(snapshot: Snapshot, header: Header) -> Mapping[str, Any]:
    """Return the parts of a snapshot that everybody may know, by name.

    `bankrolls` is the money of each player at the snapshot, and `began_with` at the start of the
    match. `out` has the seats that are out.
    """
    start = Table(header)
    start.start()
    began = getattr(start.match.state, "bankrolls", ())
    parts = {name: snapshot.table[name] for name in ("bankrolls", "out") if name in snapshot.table}
    return {**parts, "began_with": list(began)}
