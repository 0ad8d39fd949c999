"""Snapshots of a long game, in a file beside its own, so that it is soon gone on with.

The transcript alone is the truth: a snapshot counts only for a file that begins with the very
bytes that it was taken after, and for the version of the program that took it. Only games that may
go on for ever have any.
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
from audiowar.rules.engine import Game

from .settings import write_whole

FORMAT: Final = "audiowar.snapshots"
VERSION: Final = 1
EVERY: Final = 1000
"""Steps between two snapshots: so many at least are told again from the file."""
LARGEST: Final = 4_000_000
"""Bytes of a file of snapshots that are read."""


@dataclass(frozen=True)
class Snapshot:
    """A table between two tricks, and the part of the file that led there."""

    length: int
    """The bytes of that part."""
    events: int
    """The events in it."""
    table: Mapping[str, Any]
    """What the game's `resting` keeps."""
    generator: Sequence[int]
    """Where the generator of its chance stands."""


def snapshot_path(path: Path) -> Path:
    """Return the file of a save's snapshots."""
    return path.with_name(f"{path.name}.snapshots")


class Snapshots:
    """The last two snapshots of a game; the older one leaves enough to be told again."""

    def __init__(self) -> None:
        self.last: deque[Snapshot] = deque(maxlen=2)
        self._since = 0

    def look(self, game: Game, generator: SeededChance, length: int, events: int) -> bool:
        """Take a snapshot after a step where it is time for one; return whether it was."""
        self._since += 1
        resting = game.variant.snapshot
        if self._since < EVERY or resting is None:
            return False
        table = resting.dump(game.state)
        if table is None:
            return False
        self._since = 0
        self.last.append(Snapshot(length, events, table, generator.get_state()))
        return True

    def write(self, path: Path, data: bytes | bytearray) -> None:
        """Write them beside the save, which holds `data`; where that cannot be, nothing is lost."""
        if not self.last:
            return
        kept = [{**asdict(one), "prefix": digest(data, one.length)} for one in self.last]
        body = json.dumps(kept)
        said = {
            "format": FORMAT,
            "version": VERSION,
            "program": __version__,
            "sum": text_digest(body),
        }
        with suppress(OSError):
            write_whole(snapshot_path(path), json.dumps(said) + "\n" + body + "\n")


def digest(data: bytes | bytearray, length: int) -> str:
    """Return the check sum of the first bytes of a file."""
    return sha256(memoryview(data)[:length]).hexdigest()


def text_digest(text: str) -> str:
    """Return the check sum of a text."""
    return sha256(text.encode()).hexdigest()


def read_usable(path: Path, data: bytes) -> Iterator[Snapshot]:
    """Yield the snapshots that belong to a save which holds `data`, the oldest first."""
    with suppress(OSError, ValueError, TypeError, LookupError, RecursionError):
        with snapshot_path(path).open("rb") as file:
            first, body = file.read(LARGEST).decode().splitlines()
        said = json.loads(first)
        known = (FORMAT, VERSION, __version__, text_digest(body))
        if tuple(said[name] for name in ("format", "version", "program", "sum")) != known:
            return
        for one in json.loads(body):
            prefix = one.pop("prefix")
            snapshot = Snapshot(**one)
            # One line of it is the header, each other an event.
            events = data.count(b"\n", 0, snapshot.length) - 1
            whole = 0 < snapshot.length <= len(data) and data[snapshot.length - 1] == ord("\n")
            if whole and events == snapshot.events and digest(data, snapshot.length) == prefix:
                yield snapshot


def remove_snapshots(path: Path) -> None:
    """Remove the snapshots of a save that has ended or gone."""
    with suppress(OSError):
        snapshot_path(path).unlink(missing_ok=True)
