"""Bundles: zip files with all games, their marks, the settings and the keys, for another computer.

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
from pathlib import Path
from typing import IO, Any, Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from audiowar.storage import game_marks, saves
from audiowar.storage.private_files import (
    find_unused_path,
    make_private_folder,
    parse_json_object,
    read_json_object,
    write_bytes_atomically,
)
from audiowar.storage.settings import Settings, get_data_folder

from .game_index import Progress, iter_game_file_stamps
from .merge_games import GameMerger, MergeReport

MANIFEST_FILE: Final = "audiowar.json"
FORMAT: Final = "audiowar.bundle"
VERSION: Final = 1
SETTINGS_FILE: Final = "settings.json"
KEYS_FILE: Final = "keys.ini"
MARKS_FILE: Final = "games/marks.json"
MAX_SMALL_BYTES: Final = 10_000_000
"""The maximum size in bytes of each file in a bundle, except games."""
MAX_GAME_BYTES: Final = 256 << 20
"""The maximum size in bytes of a game in a bundle."""
MAX_BUNDLED_FILES: Final = 500_000
"""The maximum number of files in a bundle."""
MAX_UNPACKED_RATIO: Final = 60
"""The maximum ratio of unpacked to packed size. For transcripts it is about ten."""
ALWAYS_ALLOWED_BYTES: Final = 64 << 20
"""The number of bytes that may always be unpacked, beyond what `MAX_UNPACKED_RATIO` allows."""
BUNDLED_GAME_PATTERN: Final = re.compile(r"games/(finished/)?[^/\\]+\.jsonl")
"""Matches the names of games in a bundle."""
UNMERGED_SETTINGS: Final = re.compile(r"server_seat|device|server|voice|update_\w+")
"""Matches the names of settings that concern only one computer. They are not merged."""
COMBINED_LIST_SETTINGS: Final = ("lessons", "introduced")
"""Settings that are lists, such as the finished lessons. Merging combines both lists."""


class BadBundle(Exception):
    """Raised for a file that cannot be merged.

    `reason` is "foreign" if it is not a bundle, or "damaged", "newer" or "hostile". A hostile
    bundle exceeds a limit, or is encrypted or packed in an unusual way.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def write_bundle_with_progress(file: IO[bytes]) -> Iterator[Progress]:
    """Write all games, their marks, the settings and the keys to a bundle. Raises OSError.

    Games that cannot be read are left out.
    """
    home, folder = get_data_folder(), saves.get_saves_folder()
    games = sorted(dict(iter_game_file_stamps(folder)))
    times = {f"games/{name}": get_last_change_time(folder / name) for name in games}
    times |= {name: get_last_change_time(home / name) for name in (SETTINGS_FILE, KEYS_FILE)}
    with ZipFile(file, "w", ZIP_DEFLATED, compresslevel=6) as bundle:
        manifest = {"format": FORMAT, "version": VERSION, "times": times}
        bundle.writestr(MANIFEST_FILE, json.dumps(manifest))
        try:
            values = read_json_object(home / SETTINGS_FILE)
        except (OSError, ValueError):
            values = {}
        shared = {name: values[name] for name in values if not UNMERGED_SETTINGS.fullmatch(name)}
        bundle.writestr(SETTINGS_FILE, json.dumps(shared))
        bundle.writestr(MARKS_FILE, json.dumps(game_marks.read_marks(folder)))
        if (home / KEYS_FILE).is_file():
            bundle.writestr(KEYS_FILE, (home / KEYS_FILE).read_bytes())
        for number, name in enumerate(games):
            yield Progress(number, len(games))
            try:
                data = saves.read_save(folder / name)
            except OSError:
                continue
            bundle.writestr(f"games/{name}", data[: data.rfind(b"\n") + 1])
    yield Progress(len(games), len(games))


def get_last_change_time(path: Path) -> float:
    """Return the Unix time of a file's last change, or 0 if there is no file."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


class Bundle:
    """A bundle to merge into the player's folder."""

    def __init__(self, file: IO[bytes]) -> None:
        """Read the list of the files in the bundle. Raises BadBundle."""
        try:
            size = file.seek(0, 2)
            self._zip = ZipFile(file)
        except (BadZipFile, OSError, ValueError):
            raise BadBundle("foreign") from None
        self._left = ALWAYS_ALLOWED_BYTES + MAX_UNPACKED_RATIO * size
        """How many more bytes may be unpacked."""
        self._entries = {info.filename: info for info in self._zip.infolist()}
        if len(self._zip.infolist()) > MAX_BUNDLED_FILES:
            raise BadBundle("hostile")
        if MANIFEST_FILE not in self._entries:
            raise BadBundle("foreign")
        manifest = self._read_object(MANIFEST_FILE)
        if manifest.get("format") != FORMAT:
            raise BadBundle("foreign")
        if (version := manifest.get("version")) != VERSION:
            newer = isinstance(version, int) and version > VERSION
            raise BadBundle("newer" if newer else "damaged")
        times = manifest.get("times")
        self._times: Mapping[str, Any] = times if isinstance(times, dict) else {}

    def merge_with_progress(self, settings: Settings, report: MergeReport) -> Iterator[Progress]:
        """Merge all parts of the bundle. Raises BadBundle and OSError.

        The merge may be interrupted and repeated without harm.
        """
        if SETTINGS_FILE in self._entries:
            self._merge_settings(settings, report)
        if KEYS_FILE in self._entries:
            self._merge_keys(report)
        marks: game_marks.Marks = {}
        if MARKS_FILE in self._entries:
            marks = game_marks.keep_valid_marks(self._read_object(MARKS_FILE))
            game_marks.merge_marks_into_file(marks)
        merger = GameMerger(saves.get_saves_folder())
        names = sorted(name for name in self._entries if BUNDLED_GAME_PATTERN.fullmatch(name))
        for number, name in enumerate(names):
            yield Progress(number, len(names))
            data, own_marks = self._read(name, MAX_GAME_BYTES), marks.get(name.rpartition("/")[2])
            outcome = merger.merge_game(name, data, self._time_of(name), own_marks)
            report.game_counts_by_outcome[outcome] += 1
        yield Progress(len(names), len(names))

    def _merge_settings(self, settings: Settings, report: MergeReport) -> None:
        own_time, changed = get_last_change_time(settings.path), {}
        for name, value in self._read_object(SETTINGS_FILE).items():
            own_value = settings.stored_values.get(name)
            if UNMERGED_SETTINGS.fullmatch(name) or value == own_value:
                continue
            if own_value is None:
                changed[name] = value
            elif name in COMBINED_LIST_SETTINGS and type(own_value) is type(value) is list:
                changed[name] = [*own_value, *(one for one in value if one not in own_value)]
            elif self._time_of(SETTINGS_FILE) > own_time:
                changed[name] = value
                report.taken_settings.append(name)
            else:
                report.kept_settings.append(name)
        if changed:
            settings.set(**changed)

    def _merge_keys(self, report: MergeReport) -> None:
        path, data = get_data_folder() / KEYS_FILE, self._read(KEYS_FILE, MAX_SMALL_BYTES)
        own_data = path.read_bytes() if path.is_file() else None
        if own_data == data:
            return
        report.key_file_outcome = "kept"
        if own_data is None or self._time_of(KEYS_FILE) > get_last_change_time(path):
            make_private_folder(path.parent)
            if own_data is not None:
                write_bytes_atomically(find_unused_path(path, ".old"), own_data)
            write_bytes_atomically(path, data)
            report.key_file_outcome = "taken"

    def _time_of(self, name: str) -> float:
        """Return when a file was changed on the other computer, but never a time in the future."""
        at = self._times.get(name)
        return min(max(0.0, at), time.time()) if isinstance(at, (int, float)) else 0.0

    def _read_object(self, name: str) -> dict[str, Any]:
        try:
            return parse_json_object(self._read(name, MAX_SMALL_BYTES))
        except ValueError:
            raise BadBundle("damaged") from None

    def _read(self, name: str, longest: int) -> bytes:
        """Return a file of the bundle, unpacked. Raises BadBundle."""
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
