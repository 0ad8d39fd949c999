"""Snapshots of a long match, in a file next to its save, so that resuming it is fast.

Only the transcript is authoritative: a snapshot is valid only if the save begins with exactly the
bytes that it had when the snapshot was taken, and for the same version of the program. Only games
that can go on for ever have snapshots.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from audiowar import __version__
from audiowar.rules.chance import SeededChance
from audiowar.rules.match import Game

from .settings import write_text_atomically

FORMAT: Final = "audiowar.snapshots"
VERSION: Final = 1
SNAPSHOT_INTERVAL: Final = 1000
"""Steps between two snapshots. A match is resumed from the older of the last two, so that the
player can look back at this many steps or more."""
MAX_FILE_BYTES: Final = 4_000_000
"""The largest snapshot file, in bytes, that is read."""


@dataclass(frozen=True)
class Snapshot:
    """The state of a match between two tricks, and how much of the save had been written then."""

    length: int
    """The length of the save in bytes."""
    events: int
    """The number of events in the save."""
    table: Mapping[str, Any]
    """The state, as the game's `Variant.snapshot` dumps it."""
    generator: Sequence[int]
    """The state of the random number generator."""


def get_snapshots_path(path: Path) -> Path:
    """Return the snapshot file of a save."""
    return path.with_name(f"{path.name}.snapshots")


class Snapshots:
    """The last two snapshots of a running match."""

    def __init__(self) -> None:
        self.recent: deque[Snapshot] = deque(maxlen=2)
        self._steps_since = 0
        """The number of steps since the last snapshot."""

    def take_if_due(
        self, game: Game, generator: SeededChance, file_length: int, event_count: int
    ) -> bool:
        """Take a snapshot after a step if one is due. Return whether it was taken."""
        self._steps_since += 1
        format_ = game.variant.snapshot
        if self._steps_since < SNAPSHOT_INTERVAL or format_ is None:
            return False
        table = format_.dump(game.state)
        if table is None:
            return False
        self._steps_since = 0
        self.recent.append(Snapshot(file_length, event_count, table, generator.get_state()))
        return True

    def write_next_to_save(self, path: Path, data: bytes | bytearray) -> None:
        """Write the snapshots next to a save that contains `data`. Errors are ignored."""
        if not self.recent:
            return
        kept = [{**asdict(one), "prefix": prefix_checksum(data, one.length)} for one in self.recent]
        body = json.dumps(kept)
        said = {
            "format": FORMAT,
            "version": VERSION,
            "program": __version__,
            "sum": text_checksum(body),
        }
        with suppress(OSError):
            write_text_atomically(get_snapshots_path(path), json.dumps(said) + "\n" + body + "\n")


def prefix_checksum(data: bytes | bytearray, length: int) -> str:
    """Return the checksum of the first `length` bytes of a file."""
    return sha256(memoryview(data)[:length]).hexdigest()


def text_checksum(text: str) -> str:
    """Return the checksum of a text."""
    return sha256(text.encode()).hexdigest()


def iter_usable_snapshots(path: Path, data: bytes) -> Iterator[Snapshot]:
    """Yield the snapshots that are valid for a save with the contents `data`, oldest first."""
    with suppress(OSError, ValueError, TypeError, LookupError, RecursionError):
        with get_snapshots_path(path).open("rb") as file:
            first, body = file.read(MAX_FILE_BYTES).decode().splitlines()
        said = json.loads(first)
        known = (FORMAT, VERSION, __version__, text_checksum(body))
        if tuple(said[name] for name in ("format", "version", "program", "sum")) != known:
            return
        for one in json.loads(body):
            prefix = one.pop("prefix")
            snapshot = Snapshot(**one)
            # The first line is the header, and each other line is an event.
            events = data.count(b"\n", 0, snapshot.length) - 1
            whole = 0 < snapshot.length <= len(data) and data[snapshot.length - 1] == ord("\n")
            if (
                whole
                and events == snapshot.events
                and prefix_checksum(data, snapshot.length) == prefix
            ):
                yield snapshot


def remove_snapshots(path: Path) -> None:
    """Remove the snapshot file of the save `path`."""
    with suppress(OSError):
        get_snapshots_path(path).unlink(missing_ok=True)
