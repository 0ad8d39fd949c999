"""Merge the games in a file of transcripts, such as one from a friend, into the player's games."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from datetime import datetime
from typing import IO
from unicodedata import normalize

from audiowar.storage import game_marks, saves
from audiowar.storage.match_transcript import Header, iter_numbered_transcripts, parse_transcript

from .game_index import Progress
from .merge_games import GameMerger
from .player_data_bundle import MergeReport

MAX_TRANSCRIPT_FILE_BYTES = 256 << 20
"""The maximum number of bytes that are read from an imported file of transcripts."""
NUMBER_AT_END = re.compile(r" \d+$")
"""Matches what servers append to a name that somebody else at the table has too."""
MIN_SHORTENED_LENGTH = 12
"""The minimum number of letters of a name that a server may have shortened."""


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
        marks = None if is_own else {game_marks.OF_OTHER_PLAYER: [True, time.time()]}
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
