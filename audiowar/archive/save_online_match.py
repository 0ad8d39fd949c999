"""Add matches that were played on a server to the player's finished games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from audiowar.rules.events import Seat
from audiowar.storage import saves
from audiowar.storage.match_transcript import (
    OWN_SEAT_FIELD,
    DamagedTranscript,
    format_json_line,
    parse_transcript,
)
from audiowar.storage.private_files import list_files, make_private_folder, write_bytes_atomically
from audiowar.table.match_summary import ENDED_FIELD, STARTED_FIELD, format_present_time

from .game_list_entry import LANGUAGE_FIELD


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
