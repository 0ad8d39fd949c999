"""Saved games out of the browser and into it, as the transcripts that every front writes."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from audiowar.announce.announcement import Kind
from audiowar.announce.line import Line
from audiowar.storage import saves
from audiowar.storage.game_file import write_error_reason
from audiowar.storage.settings import make_private_folder, write_text_atomically
from audiowar.storage.transcript import DamagedTranscript, read_transcript, split_transcripts

if TYPE_CHECKING:
    from audiowar.ui.core.app import App

LONGEST = 20_000_000
"""Characters that are taken in at once."""


def export() -> str:
    """Return all saved games, oldest first, as one text."""
    texts = []
    for path in sorted(every_game(), key=lambda path: path.name):
        try:
            texts.append(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            continue
    return "".join(text if text.endswith("\n") else text + "\n" for text in texts)


def every_game() -> list[Path]:
    """Return the saved games, finished or not."""
    folder = saves.saves_folder()
    return [*folder.glob("*.jsonl"), *(folder / saves.FINISHED_FOLDER).glob("*.jsonl")]


def take_in(app: App, text: Any) -> None:
    """Keep the games of a text beside those that are there, and say how many there were."""
    if not isinstance(text, str) or len(text) > LONGEST or not text.strip("\ufeff \r\n"):
        app.refuse(Line("page-not-a-game"))
        return
    data = text.lstrip("\ufeff").encode("utf-8", "surrogatepass")
    kept = 0
    try:
        for line, part in split_transcripts(data.splitlines(keepends=True)):
            header, _ = read_transcript(part, line)
            kept += keep(header.game, bytes(part).decode("utf-8", "replace"))
    except DamagedTranscript as damaged:
        app.refuse(Line("page-not-a-game-at", {"line": damaged.line}))
    except OSError as error:
        app.report_problems([Line("save-unwritable", {"why": write_error_reason(error)})])
    else:
        app.say(Line("page-imported", {"count": kept}), kind=Kind.SYSTEM)


def keep(game: str, text: str) -> bool:
    """Write a game into the folder of saved games, unless it is there; tell whether it was new."""
    folder = saves.saves_folder()
    make_private_folder(folder)
    text = text.rstrip("\n") + "\n"
    if any(same(path, text) for path in every_game()):
        return False
    name = "".join(char for char in game if char.isalnum() or char == "_")[:40]
    stem = f"{datetime.now():%Y%m%d-%H%M%S-%f}-{name}"
    write_text_atomically(folder / f"{stem}.jsonl", text)
    return True


def same(path: Path, text: str) -> bool:
    """Tell whether a saved game is this text."""
    try:
        return path.read_text(encoding="utf-8") == text
    except (OSError, UnicodeDecodeError):
        return False
