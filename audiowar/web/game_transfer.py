"""Export and import of saved matches, as transcripts that every frontend can read."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

from audiowar.announce.announcement import Kind
from audiowar.announce.line import Line
from audiowar.storage import saves
from audiowar.storage.game_file import write_error_reason
from audiowar.storage.settings import make_private_folder, write_text_atomically
from audiowar.storage.transcript import DamagedTranscript, read_transcript, split_transcripts
from audiowar.ui.core.app import App

MAX_IMPORT_CHARACTERS = 20_000_000
"""Characters that may be imported at once."""


def export_games() -> str:
    """Return all saved matches, oldest first, as one text."""
    texts = []
    for path in sorted(list_games(), key=lambda path: path.name):
        try:
            texts.append(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            continue
    return "".join(text if text.endswith("\n") else text + "\n" for text in texts)


def list_games() -> list[Path]:
    """Return the files of all matches, finished or not."""
    folder = saves.saves_folder()
    return [*folder.glob("*.jsonl"), *(folder / saves.FINISHED_FOLDER).glob("*.jsonl")]


def import_games(app: App, text: Any) -> None:
    """Save the matches of a text in addition to existing ones, and say how many were new."""
    if (
        not isinstance(text, str)
        or len(text) > MAX_IMPORT_CHARACTERS
        or not text.strip("\ufeff \r\n")
    ):
        app.refuse(Line("page-not-a-game"))
        return
    data = text.lstrip("\ufeff").encode("utf-8", "surrogatepass")
    kept = 0
    try:
        for line, part in split_transcripts(data.splitlines(keepends=True)):
            header, _ = read_transcript(part, line)
            kept += save_game(header.game, bytes(part).decode("utf-8", "replace"))
    except DamagedTranscript as damaged:
        app.refuse(Line("page-not-a-game-at", {"line": damaged.line}))
    except OSError as error:
        app.report(Line("save-unwritable", {"why": write_error_reason(error)}))
    else:
        app.say(Line("page-imported", {"count": kept}), kind=Kind.SYSTEM)


def save_game(game: str, text: str) -> bool:
    """Save a match unless it exists; return whether it was new."""
    folder = saves.saves_folder()
    make_private_folder(folder)
    text = text.rstrip("\n") + "\n"
    if any(has_text(path, text) for path in list_games()):
        return False
    name = "".join(char for char in game if char.isalnum() or char == "_")[:40]
    stem = f"{datetime.now():%Y%m%d-%H%M%S-%f}-{name}"
    write_text_atomically(folder / f"{stem}.jsonl", text)
    return True


def has_text(path: Path, text: str) -> bool:
    """Return whether a file contains exactly this text."""
    try:
        return path.read_text(encoding="utf-8") == text
    except (OSError, UnicodeDecodeError):
        return False
