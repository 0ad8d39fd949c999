"""Play a saved game again as far as it is needed to go on: from a snapshot, or from its start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from audiowar.rules.chance import SeededChance
from audiowar.rules.engine import Game
from audiowar.rules.events import Event
from audiowar.rules.state import Refused
from audiowar.storage import saves
from audiowar.storage.jsonl import Records
from audiowar.storage.replay import ReplayDiffers
from audiowar.storage.snapshots import Snapshot, Snapshots, read_usable
from audiowar.storage.transcript import DamagedTranscript, Header, Record, read_transcript

from .table import Recorder, Table, resume

LONG = 1_000_000
"""Bytes of a file that take a second to be played again, on a slow machine."""


@dataclass(frozen=True)
class ResumedTable:
    """A table as its file left it."""

    table: Table
    steps: list[list[Event]]
    """The steps that led there, from the snapshot on."""
    snapshots: Snapshots
    first: int = 0
    """The number of the first event of these steps."""
    began: Mapping[str, Any] | None = None
    """What lay open before them, where it was not the start."""


def takes_long(path: Path) -> bool:
    """Tell whether going on with a game takes more than about a second. Raises OSError."""
    if path.stat().st_size < LONG:
        return False
    data = saves.read_save(path)
    known = next(read_usable(path, data), None)
    return len(data) - (known.length if known else 0) >= LONG


def resume_table(path: Path, record: Recorder) -> ResumedTable:
    """Play a game again as far as it is needed. Raises OSError, Refused, Damaged or Differs."""
    quick = resume_from_snapshot(path, record)
    if quick is not None:
        return quick
    late: list[Event] = []
    whole = replay_from_start(path, late.extend)
    if len(whole.snapshots.last) > 1:
        # It is long: what came before its snapshots need not be told again.
        whole.snapshots.write(path, saves.read_save(path))
        quick = resume_from_snapshot(path, record)
        if quick is not None:
            return quick
    if late:
        record(late)
    return whole


def replay_from_start(path: Path, record: Recorder) -> ResumedTable:
    """Play a whole game again. Raises OSError, Refused, Damaged or Differs."""
    header, records = saves.load_save(path)
    snapshots = Snapshots()
    table, steps = resume(header, records, record, look=snapshot_taker(snapshots, records, 0, 0))
    return ResumedTable(table, steps, snapshots)


def snapshot_taker(
    snapshots: Snapshots, records: Sequence[Record], bytes_before: int, before: int
) -> Any:
    """Return what takes snapshots of a game that is played again; `before` it is what it skips."""

    def look(game: Game, generator: SeededChance, compared: int) -> None:
        if isinstance(records, Records) and compared < len(records):
            start = bytes_before + records.start(compared)
            snapshots.look(game, generator, start, before + compared)

    return look


def resume_from_snapshot(path: Path, record: Recorder) -> ResumedTable | None:
    """Play a game again from its snapshot; None where there is none that is of any use."""
    data = saves.read_save(path)
    for snapshot in read_usable(path, data):
        late: list[Event] = []
        try:
            resumed = replay_rest(data, snapshot, late)
        except (Refused, DamagedTranscript, ReplayDiffers, ValueError, TypeError, LookupError):
            # The file is played again from its start, and that says what is wrong.
            return None
        if late:
            record(late)
        return resumed
    return None


def replay_rest(data: bytes, snapshot: Snapshot, late: list[Event]) -> ResumedTable:
    """Play the part of a file that came after a snapshot. Raises as `resume` does."""
    first = data[: data.index(b"\n") + 1]
    end = data.rfind(b"\n") + 1
    tail = first + data[snapshot.length : end]
    line = data.count(b"\n", 0, snapshot.length)
    header, records = read_transcript(tail, line) if line > 1 else read_transcript(tail)
    snapshots = Snapshots()
    snapshots.last.append(snapshot)
    skipped = snapshot.length - len(first)
    look = snapshot_taker(snapshots, records, skipped, snapshot.events)
    table, steps = resume(header, records, late.extend, snapshot.table, snapshot.generator, look)
    return ResumedTable(table, steps, snapshots, snapshot.events, opened(snapshot, header))


def opened(snapshot: Snapshot, header: Header) -> Mapping[str, Any]:
    """Return what lay open at a snapshot, and what everybody had at the start."""
    start = Table(header)
    start.start()
    began = getattr(start.game.state, "bankrolls", ())
    parts = {name: snapshot.table[name] for name in ("bankrolls", "out") if name in snapshot.table}
    return {**parts, "began_with": list(began)}
