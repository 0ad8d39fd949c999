"""Bundles: zip files with all games, their names, the settings and the keys, for another computer.

Merging a bundle keeps the games of both sides. If both have the same game, the longer version is
kept; if a setting differs, the newer value is used. Nothing in a bundle can be written outside the
player's folder, and the unpacked size is limited.
"""

from __future__ import annotations

import json
import re
import time
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from audiowar.storage import game_marks, saves
from audiowar.storage.settings import (
    Settings,
    data_folder,
    make_private_folder,
    parse_values,
    read_values,
    unused_path,
    write_bytes_atomically,
)

from .game_index import Progress, iter_game_file_stamps
from .merge_games import GameMerger

MANIFEST: Final = "audiowar.json"
FORMAT: Final = "audiowar.bundle"
VERSION: Final = 1
SETTINGS: Final = "settings.json"
KEYS: Final = "keys.ini"
MARKS: Final = "games/marks.json"
MAX_SMALL_BYTES: Final = 10_000_000
"""The largest file in a bundle, other than a game, that is unpacked, in bytes."""
MAX_GAME_BYTES: Final = 256 << 20
"""The largest game that is unpacked, in bytes."""
MAX_ENTRIES: Final = 500_000
MAX_RATIO: Final = 60
"""The maximum ratio of unpacked to packed size. For transcripts it is about ten."""
FREE_BYTES: Final = 64 << 20
"""The unpacked size, in bytes, that is allowed for every bundle, however small it is."""
NAME: Final = re.compile(r"games/(finished/)?[^/\\]+\.jsonl")
"""Matches the names of games in a bundle."""
UNMERGED_SETTINGS: Final = re.compile(r"server_seat|device|server|voice|update_\w+")
"""Settings that belong to one computer and are not merged."""
LIST_SETTINGS: Final = ("lessons", "introduced")
"""Settings that are lists of finished things. Merging combines the lists of both sides."""


class BadBundle(Exception):
    """Raised for a file that is not a bundle, or is damaged or hostile.

    `reason` is part of the id of the message that explains it.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass
class MergeReport:
    """The changes that merging a bundle has made."""

    new: int = 0
    """The number of new games."""
    longer: int = 0
    """The number of games that were longer in the bundle."""
    parted: int = 0
    """The number of games that continued differently on both sides, so that both are kept."""
    taken: list[str] = field(default_factory=list)
    """The names of settings that differed and now have the value from the bundle."""
    kept: list[str] = field(default_factory=list)
    """The names of settings that differed and kept the value of this computer."""
    keys: str = ""
    """"taken" if the keys are now those of the bundle, "kept" if not, "" if they were equal."""


def write_bundle_with_progress(file: IO[bytes]) -> Iterator[Progress]:
    """Write all games, the settings and the keys to a bundle. Raises OSError."""
    home, folder = data_folder(), saves.saves_folder()
    games = sorted(dict(iter_game_file_stamps(folder)))
    times = {f"games/{name}": last_change_time(folder / name) for name in games}
    times |= {name: last_change_time(home / name) for name in (SETTINGS, KEYS)}
    with ZipFile(file, "w", ZIP_DEFLATED, compresslevel=6) as bundle:
        said = {"format": FORMAT, "version": VERSION, "times": times}
        bundle.writestr(MANIFEST, json.dumps(said))
        try:
            values = read_values(home / SETTINGS)
        except (OSError, ValueError):
            values = {}
        travels = {
            name: value for name, value in values.items() if not UNMERGED_SETTINGS.fullmatch(name)
        }
        bundle.writestr(SETTINGS, json.dumps(travels))
        bundle.writestr(MARKS, json.dumps(game_marks.read_marks(folder)))
        if (home / KEYS).is_file():
            bundle.writestr(KEYS, (home / KEYS).read_bytes())
        for number, name in enumerate(games):
            yield Progress(number, len(games))
            try:
                data = saves.read_save(folder / name)
            except OSError:
                continue
            bundle.writestr(f"games/{name}", data[: data.rfind(b"\n") + 1])
    yield Progress(len(games), len(games))


def last_change_time(path: Path) -> float:
    """Return the Unix time of a file's last change, or 0 if there is no file."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


class Bundle:
    """A bundle to merge into the player's folder."""

    def __init__(self, file: IO[bytes]) -> None:
        """Read the list of contents. Raises BadBundle."""
        try:
            size = file.seek(0, 2)
            self._zip = ZipFile(file)
        except (BadZipFile, OSError, ValueError):
            raise BadBundle("foreign") from None
        self._left = FREE_BYTES + MAX_RATIO * size
        """How many more bytes may be unpacked."""
        self._entries = {info.filename: info for info in self._zip.infolist()}
        if len(self._zip.infolist()) > MAX_ENTRIES:
            raise BadBundle("hostile")
        if MANIFEST not in self._entries:
            raise BadBundle("foreign")
        said = self._read_object(MANIFEST)
        if said.get("format") != FORMAT:
            raise BadBundle("foreign")
        version = said.get("version")
        if version != VERSION:
            newer = isinstance(version, int) and version > VERSION
            raise BadBundle("newer" if newer else "damaged")
        times = said.get("times")
        self._times: Mapping[str, Any] = times if isinstance(times, dict) else {}

    def merge_with_progress(self, settings: Settings, report: MergeReport) -> Iterator[Progress]:
        """Merge all parts, and list the changes in `report`. Raises BadBundle and OSError.

        It can be interrupted at any time without loss, and repeated.
        """
        if SETTINGS in self._entries:
            self._merge_settings(settings, report)
        if KEYS in self._entries:
            self._merge_keys(report)
        if MARKS in self._entries:
            game_marks.merge_marks(game_marks.keep_valid_marks(self._read_object(MARKS)))
        merger = GameMerger(saves.saves_folder())
        names = [name for name in self._entries if NAME.fullmatch(name)]
        # Merge games that are here already first, to recognise renamed copies of longer versions.
        names.sort(key=lambda name: (not merger.has_game(name), name))
        for number, name in enumerate(names):
            yield Progress(number, len(names))
            data = self._read(name, MAX_GAME_BYTES)
            match merger.merge(name, data, self._time_of(name)):
                case "new":
                    report.new += 1
                case "longer":
                    report.longer += 1
                case "parted":
                    report.parted += 1
        yield Progress(len(names), len(names))

    def _merge_settings(self, settings: Settings, report: MergeReport) -> None:
        own_time, changed = last_change_time(settings.path), {}
        for name, value in self._read_object(SETTINGS).items():
            own = settings.stored_values.get(name)
            if UNMERGED_SETTINGS.fullmatch(name) or value == own:
                continue
            if own is None:
                changed[name] = value
            elif name in LIST_SETTINGS and isinstance(own, list) and isinstance(value, list):
                changed[name] = [*own, *(one for one in value if one not in own)]
            elif self._time_of(SETTINGS) > own_time:
                changed[name] = value
                report.taken.append(name)
            else:
                report.kept.append(name)
        if changed:
            settings.set(**changed)

    def _merge_keys(self, report: MergeReport) -> None:
        path, data = data_folder() / KEYS, self._read(KEYS, MAX_SMALL_BYTES)
        own = path.read_bytes() if path.is_file() else None
        if own == data:
            return
        report.keys = "kept"
        if own is None or self._time_of(KEYS) > last_change_time(path):
            make_private_folder(path.parent)
            if own is not None:
                write_bytes_atomically(unused_path(path, ".old"), own)
            write_bytes_atomically(path, data)
            report.keys = "taken"

    def _time_of(self, name: str) -> float:
        """Return when a file was last changed on the other computer, at the latest now."""
        at = self._times.get(name)
        return min(max(0.0, at), time.time()) if isinstance(at, (int, float)) else 0.0

    def _read_object(self, name: str) -> dict[str, Any]:
        try:
            return parse_values(self._read(name, MAX_SMALL_BYTES))
        except ValueError:
            raise BadBundle("damaged") from None

    def _read(self, name: str, longest: int) -> bytes:
        """Unpack a file of the bundle."""
        info: ZipInfo = self._entries[name]
        if info.compress_type not in (ZIP_STORED, ZIP_DEFLATED) or info.flag_bits & 1:
            raise BadBundle("hostile")
        longest = min(longest, self._left)
        try:
            with self._zip.open(info) as file:
                data = file.read(longest + 1)
        except (BadZipFile, zlib.error, EOFError, OSError, ValueError, NotImplementedError):
            raise BadBundle("damaged") from None
        if len(data) > longest:
            raise BadBundle("hostile")
        self._left -= len(data)
        return data
