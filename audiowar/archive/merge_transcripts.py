"""Merge the games in a file of transcripts, such as one from a friend, into the player's games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from typing import IO

from audiowar.storage import game_marks, saves
from audiowar.storage.match_transcript import Header, iter_transcripts, parse_transcript

from .game_index import Progress
from .merge_games import GameMerger
from .player_data_bundle import MergeReport

MAX_TRANSCRIPT_FILE_BYTES = 256 << 20
"""The maximum number of bytes that are read from an imported file of transcripts."""


def merge_transcripts_in_steps(
    file: IO[bytes], report: MergeReport, player: str
) -> Iterator[Progress]:
    """Import the games from a file of transcripts, and count them in `report`.

    New games that somebody else than `player` has played are marked as those of another player.
    Raises DamagedTranscript, or OSError if a file cannot be read or written.
    """
    data = file.read(MAX_TRANSCRIPT_FILE_BYTES).lstrip(b"\xef\xbb\xbf\r\n ")
    merger = GameMerger(saves.saves_folder())
    lines = data.splitlines(keepends=True)
    for line, part in iter_transcripts(lines):
        yield Progress(line - 1, len(lines))
        header = parse_transcript(part, line)[0]
        game = "".join(filter(str.isalnum, header.game))[:40]
        name = f"{datetime.now():%Y%m%d-%H%M%S-%f}-{game}.jsonl"
        data = bytes(part).rstrip(b"\n") + b"\n"
        outcome = merger.merge_game_and_get_outcome(name, data, 0.0)
        report.game_counts_by_outcome[outcome] += 1
        if outcome in ("new", "parted") and not was_played_by(player, header):
            report.games_of_other_players += 1
            game_marks.set_mark(
                merger.folder / merger.last_written_file, game_marks.OF_OTHER_PLAYER, True
            )


def was_played_by(player: str, header: Header) -> bool:
    """Return whether `player` has played a match. A server may have added a number to the name."""
    name = header.seats[header.own_seat]
    return name == player or re.fullmatch(re.escape(player) + r" \d+", name) is not None
