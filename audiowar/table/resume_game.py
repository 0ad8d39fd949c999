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
from audiowar.storage.snapshots import Snapshot, Snapshots, usable
from audiowar.storage.transcript import DamagedTranscript, Header, Record, read

from .table import Recorder, Table, resume

LONG = 1_000_000
"""Bytes of a file that take a second to be played again, on a slow machine."""


@dataclass(frozen=True)
class Resumed:
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
    data = saves.content(path)
    known = next(usable(path, data), None)
    return len(data) - (known.length if known else 0) >= LONG


def resumed(path: Path, record: Recorder) -> Resumed:
    """Play a game again as far as it is needed. Raises OSError, Refused, Damaged or Differs."""
    quick = from_snapshot(path, record)
    if quick is not None:
        return quick
    late: list[Event] = []
    whole = from_start(path, late.extend)
    if len(whole.snapshots.last) > 1:
        # It is long: what came before its snapshots need not be told again.
        whole.snapshots.write(path, saves.content(path))
        quick = from_snapshot(path, record)
        if quick is not None:
            return quick
    if late:
        record(late)
    return whole


def from_start(path: Path, record: Recorder) -> Resumed:
    """Play a whole game again. Raises OSError, Refused, Damaged or Differs."""
    header, records = saves.load(path)
    snapshots = Snapshots()
    table, steps = resume(header, records, record, look=looking(snapshots, records, 0, 0))
    return Resumed(table, steps, snapshots)


def looking(snapshots: Snapshots, records: Sequence[Record], bytes_before: int, before: int) -> Any:
    """Return what takes snapshots of a game that is played again; `before` it is what it skips."""

    def look(game: Game, generator: SeededChance, compared: int) -> None:
        if isinstance(records, Records) and compared < len(records):
            start = bytes_before + records.start(compared)
            snapshots.look(game, generator, start, before + compared)

    return look


def from_snapshot(path: Path, record: Recorder) -> Resumed | None:
    """Play a game again from its snapshot; None where there is none that is of any use."""
    data = saves.content(path)
    for snapshot in usable(path, data):
        late: list[Event] = []
        try:
            resumed = rest_of(data, snapshot, late)
        except (Refused, DamagedTranscript, ReplayDiffers, ValueError, TypeError, LookupError):
            # The file is played again from its start, and that says what is wrong.
            return None
        if late:
            record(late)
        return resumed
    return None


def rest_of(data: bytes, snapshot: Snapshot, late: list[Event]) -> Resumed:
    """Play the part of a file that came after a snapshot. Raises as `resume` does."""
    first = data[: data.index(b"\n") + 1]
    end = data.rfind(b"\n") + 1
    tail = first + data[snapshot.length : end]
    line = data.count(b"\n", 0, snapshot.length)
    header, records = read(tail, line) if line > 1 else read(tail)
    snapshots = Snapshots()
    snapshots.last.append(snapshot)
    skipped = snapshot.length - len(first)
    look = looking(snapshots, records, skipped, snapshot.events)
    table, steps = resume(header, records, late.extend, snapshot.table, snapshot.generator, look)
    return Resumed(table, steps, snapshots, snapshot.events, opened(snapshot, header))


def opened(snapshot: Snapshot, header: Header) -> Mapping[str, Any]:
    """Return what lay open at a snapshot, and what everybody had at the start."""
    start = Table(header)
    start.start()
    began = getattr(start.game.state, "bankrolls", ())
    parts = {name: snapshot.table[name] for name in ("bankrolls", "out") if name in snapshot.table}
    return {**parts, "began_with": list(began)}
