"""Add games from elsewhere to the player's games, without losing any.

They come from another computer, in a file of transcripts, or from a server.
"""

from __future__ import annotations

import os
import re
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import IO, Any
from unicodedata import normalize

from audiowar.rules.events import Seat
from audiowar.storage import saves
from audiowar.storage.game_marks import OF_OTHER_PLAYER, GameMarks, merge_marks_into_file
from audiowar.storage.locks import FileInUse, lock_file, remove_lock
from audiowar.storage.match_transcript import (
    FORMAT,
    OWN_SEAT_FIELD,
    DamagedTranscript,
    Header,
    format_json_line,
    iter_numbered_transcripts,
    parse_transcript,
)
from audiowar.storage.private_files import list_files, make_private_folder, write_bytes_atomically
from audiowar.storage.save_summaries import (
    has_ended,
    read_end_lines,
    summarize_save,
)
from audiowar.storage.settings import PLAYER_FOLDER
from audiowar.table.match_summary import ENDED_FIELD, STARTED_FIELD, format_present_time

from .game_index import Progress, iter_game_file_stamps
from .game_list_entry import LANGUAGE_FIELD, make_match_id

GAME_FILE_NAME_PATTERN = re.compile(r"\d{8}-\d{6}-[A-Za-z0-9_-]{1,80}\.jsonl")
"""Matches the file names that the program gives to games."""
MAX_TRANSCRIPT_FILE_BYTES = 256 << 20
"""The maximum number of bytes that are read from an imported file of transcripts."""
NUMBER_AT_END = re.compile(r" \d+$")
"""Matches what servers append to a name that somebody else at the table has too."""
MIN_SHORTENED_LENGTH = 12
"""The minimum number of letters of a name that a server may have shortened."""


@dataclass
class MergeReport:
    """What merging a bundle, or a file of transcripts, has changed."""

    game_counts_by_outcome: Counter[str] = field(default_factory=Counter)
    """The number of games by outcome, see `GameMerger.merge_game`."""
    other_players_game_count: int = 0
    """How many of the new games do not count in the player's statistics."""
    taken_settings: list[str] = field(default_factory=list)
    """The names of settings that differed and now have the value from the bundle."""
    kept_settings: list[str] = field(default_factory=list)
    """The names of settings that differed and kept the value of this computer."""
    key_file_outcome: str = ""
    """The keys in use after the merge: "taken" from the bundle, or "kept" although the bundle has
    others; "" if there was no difference."""


class GameMerger:
    """Merges games from another computer into the games of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files_by_match: dict[str, list[str]] = defaultdict(list)
        """For each match, the files that contain a version of it."""
        for file, _ in iter_game_file_stamps(folder):
            with suppress(OSError):
                first_line = read_end_lines(folder / file)[0]
                self._files_by_match[identify_match(first_line)].append(file)

    def merge_game(
        self,
        name: str,
        data: bytes,
        changed_at: float,
        marks: GameMarks | None = None,
        marks_if_new: GameMarks | None = None,
    ) -> str:
        """Merge a game that was last changed at the Unix time `changed_at`. Raises OSError.

        `marks` are added to those of the game here, whatever its file is called. Marks of a new
        game are written before it, so that it never lacks them.

        Return "new" if the folder had no version of the game, "longer" if a shorter version was
        replaced, or "parted" if both versions are kept because neither can replace the other.
        Return "" if nothing was added: the folder has the game already, or `data` is no game.
        """
        data, name = data[: data.rfind(b"\n") + 1], make_safe_file_name(name)
        if FORMAT.encode() not in data[:4096]:
            return ""
        versions = self._files_by_match[identify_match(data.partition(b"\n")[0] + b"\n")]
        data_by_file = {file: read_whole_lines(self.folder / file) for file in versions}
        for file, whole in data_by_file.items():
            if whole.startswith(data):
                self._merge_marks(file.rpartition("/")[2], marks)
                return ""
        for file, whole in data_by_file.items():
            if whole and data.startswith(whole) and self._replace(file, data, changed_at):
                self._merge_marks(file.rpartition("/")[2], marks)
                return "longer"
        is_taken = any((self.folder / part / name).exists() for part in ("", saves.FINISHED_FOLDER))
        # A page on a server gives every game a new name, because the player's browser can have
        # another game of the old name.
        if is_taken or versions or PLAYER_FOLDER.get() is not None:
            name = f"{name.removesuffix('.jsonl')[:80]}-{sha256(data).hexdigest()[:8]}.jsonl"
        if not versions:
            self._merge_marks(name, {**(marks or {}), **(marks_if_new or {})})
        outcome = "parted" if versions else "new"
        versions.append(self._write(name, data, changed_at))
        return outcome

    def _merge_marks(self, name: str, marks: GameMarks | None) -> None:
        if marks:
            merge_marks_into_file({name: marks}, self.folder)

    def _write(self, name: str, data: bytes, changed_at: float) -> str:
        """Write a game. Return its file, relative to the folder of the games."""
        file = f"{saves.FINISHED_FOLDER}/{name}" if has_ended(data) else name
        path = self.folder / file
        make_private_folder(path.parent)
        write_bytes_atomically(path, data)
        if changed_at:
            with suppress(OSError, OverflowError):
                os.utime(path, (changed_at, changed_at))
        return file

    def _replace(self, file: str, data: bytes, changed_at: float) -> bool:
        """Replace a game with a longer version. Return False if a program is playing the game."""
        old = self.folder / file
        try:
            unlock = lock_file(old)
        except FileInUse:
            return False
        try:
            self._write(old.name, data, changed_at)
            if has_ended(data) and file == old.name:
                old.unlink(missing_ok=True)
        finally:
            unlock()
        remove_lock(old)
        return True


def identify_match(first_line: bytes) -> str:
    """Return what identifies the match whose transcript begins with this line."""
    header = summarize_save(Path(), first_line).header
    return make_match_id(header) if header else sha256(first_line).hexdigest()


def read_whole_lines(path: Path) -> bytes:
    """Return the complete lines of a game's file, or b"" if the file cannot be read."""
    try:
        data = path.read_bytes()
    except OSError:
        return b""
    return data[: data.rfind(b"\n") + 1]


def make_safe_file_name(name: str) -> str:
    """Return a file name that is safe on every system, for a game with this path in a bundle."""
    last = name.rpartition("/")[2]
    if GAME_FILE_NAME_PATTERN.fullmatch(last):
        return last
    stem = re.sub(r"[^A-Za-z0-9_-]", "_", last.removesuffix(".jsonl"))[:60]
    return f"game-{stem}-{sha256(last.encode('utf-8', 'replace')).hexdigest()[:8]}.jsonl"


def merge_transcripts_with_progress(
    file: IO[bytes], report: MergeReport, player: str
) -> Iterator[Progress]:
    """Merge the games in a file of transcripts into the player's games, and count them in `report`.

    New games that somebody other than `player` has played are marked as those of another player.
    Raises DamagedTranscript, or OSError if a file cannot be read or written.
    """
    data = file.read(MAX_TRANSCRIPT_FILE_BYTES).lstrip(b"\xef\xbb\xbf\r\n ")
    merger = GameMerger(saves.get_saves_folder())
    lines = data.splitlines(keepends=True)
    for line, part in iter_numbered_transcripts(lines):
        yield Progress(line - 1, len(lines))
        header = parse_transcript(part, line)[0]
        game = "".join(filter(str.isalnum, header.game))[:40]
        name = f"{datetime.now():%Y%m%d-%H%M%S-%f}-{game}.jsonl"
        data = bytes(part).rstrip(b"\n") + b"\n"
        is_own = was_played_by(player, header)
        marks = None if is_own else {OF_OTHER_PLAYER: [True, time.time()]}
        outcome = merger.merge_game(name, data, 0.0, marks_if_new=marks)
        report.game_counts_by_outcome[outcome] += 1
        report.other_players_game_count += outcome in ("new", "parted") and not is_own


def was_played_by(player: str, header: Header) -> bool:
    """Return whether `player` has played a match in the own seat of its file.

    Servers leave out characters of a name, shorten it, and add a number if two people at a table
    have the same name. If that happened, nobody can tell which of the two has played.
    """
    if not header.seats:
        return False
    name, own = header.seats[header.own_seat], reduce_name(player)
    others = {reduce_name(one) for seat, one in enumerate(header.seats) if seat != header.own_seat}
    plain = reduce_name(NUMBER_AT_END.sub("", name))
    if reduce_name(name) == own or (plain == own and own not in others):
        return True
    return len(plain) >= MIN_SHORTENED_LENGTH and own.startswith(plain) and plain not in others


def reduce_name(name: str) -> str:
    """Return the letters and digits of a name, without differences of case."""
    return "".join(filter(str.isalnum, normalize("NFC", name).casefold()))


def save_online_match(
    lines: Sequence[Mapping[str, Any]], seat: Seat, language: str, started: datetime
) -> Path | None:
    """Save the transcript `lines` of a server's finished match, unless it was saved before.

    Return the path of the file, or None if the transcript is invalid. Raises OSError.
    """
    header = {**lines[0], OWN_SEAT_FIELD: seat, LANGUAGE_FIELD: language}
    header[STARTED_FIELD] = started.astimezone().isoformat(timespec="milliseconds")
    header[ENDED_FIELD] = format_present_time()
    text = "".join(map(format_json_line, (header, *lines[1:]))).encode("utf-8", "replace")
    try:
        game = parse_transcript(text)[0].game
    except DamagedTranscript:
        return None
    folder = saves.get_saves_folder() / saves.FINISHED_FOLDER
    kind = "".join(char for char in game if char.isalnum() or char == "_")[:40]
    events = "".join(map(format_json_line, lines))
    name = f"{sha256(events.encode('utf-8', 'replace')).hexdigest()[:12]}-{kind}.jsonl"
    if there := list_files(folder, f"*-{name}"):
        return there[0]
    make_private_folder(folder)
    path = folder / f"{started:%Y%m%d-%H%M%S}-{name}"
    write_bytes_atomically(path, text)
    return path
