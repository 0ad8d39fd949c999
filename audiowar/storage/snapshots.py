"""Snapshots of a long match, in a file next to its save, so that resuming the match is fast.

A snapshot is valid only for the version of the program that took it, and only if the save still
begins with the same bytes as when it was taken. Only games that can go on forever have snapshots.
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
from audiowar.rules.match import Match

from .private_files import write_text_atomically

FORMAT: Final = "audiowar.snapshots"
VERSION: Final = 1
STEPS_BETWEEN_SNAPSHOTS: Final = 1000
"""The number of steps between two snapshots. A match is resumed from the snapshot before the last
one, so that the player can look back at least this many steps."""
MAX_FILE_BYTES: Final = 4_000_000


@dataclass(frozen=True)
class Snapshot:
    """The state of a match between two tricks, and the length of its save at that time."""

    length: int
    """The length of the save in bytes."""
    events: int
    """The number of events in the save up to the snapshot."""
    table: Mapping[str, Any]
    """The state of the match, as JSON from the game's `Variant.snapshot_codec`."""
    generator: Sequence[int]
    """The state of the random generator, for `SeededChance.restore_state`."""


def get_snapshots_path(path: Path) -> Path:
    """Return the path of the snapshot file of a save."""
    return path.with_name(f"{path.name}.snapshots")


class Snapshots:
    """The last two snapshots of a running match."""

    def __init__(self) -> None:
        self.recent: deque[Snapshot] = deque(maxlen=2)
        self._steps_since = 0

    def take_if_due(
        self, match: Match, generator: SeededChance, file_length: int, event_count: int
    ) -> bool:
        """Count a step, and take a snapshot if one is due. Return whether it was taken.

        This must be called after every step. A snapshot is only taken between two tricks.
        """
        self._steps_since += 1
        codec = match.variant.snapshot_codec
        if self._steps_since < STEPS_BETWEEN_SNAPSHOTS or codec is None:
            return False
        table = codec.dump(match.state)
        if table is None:
            return False
        self._steps_since = 0
        self.recent.append(Snapshot(file_length, event_count, table, generator.get_state()))
        return True

    def write_next_to_save(self, path: Path, save_data: bytes | bytearray) -> None:
        """Write the snapshots next to a save, whose contents are `save_data`. Ignore errors."""
        if not self.recent:
            return
        kept = [
            {**asdict(one), "prefix": compute_prefix_checksum(save_data, one.length)}
            for one in self.recent
        ]
        body = json.dumps(kept)
        checksum = sha256(body.encode()).hexdigest()
        said = {"format": FORMAT, "version": VERSION, "program": __version__, "sum": checksum}
        with suppress(OSError):
            write_text_atomically(get_snapshots_path(path), json.dumps(said) + "\n" + body + "\n")


def compute_prefix_checksum(data: bytes | bytearray, length: int) -> str:
    """Return the SHA-256, in hexadecimal, of the first `length` bytes of a save."""
    return sha256(memoryview(data)[:length]).hexdigest()


def iter_usable_snapshots(path: Path, save_data: bytes) -> Iterator[Snapshot]:
    """Yield the snapshots that are valid for a save with the contents `save_data`, oldest first."""
    with suppress(OSError, ValueError, TypeError, LookupError, RecursionError):
        with get_snapshots_path(path).open("rb") as file:
            first, body = file.read(MAX_FILE_BYTES).decode().splitlines()
        said = json.loads(first)
        known = (FORMAT, VERSION, __version__, sha256(body.encode()).hexdigest())
        if tuple(said[name] for name in ("format", "version", "program", "sum")) != known:
            return
        for one in json.loads(body):
            prefix = one.pop("prefix")
            snapshot, length = Snapshot(**one), one["length"]
            is_whole = 0 < length <= len(save_data) and save_data[length - 1] == ord("\n")
            # The first line is the header, and each other line is an event.
            has_events = save_data.count(b"\n", 0, length) - 1 == snapshot.events
            if is_whole and has_events and compute_prefix_checksum(save_data, length) == prefix:
                yield snapshot


def remove_snapshots(path: Path) -> None:
    """Remove the snapshot file of the save `path`."""
    with suppress(OSError):
        get_snapshots_path(path).unlink(missing_ok=True)
