"""Saved games out of the browser and into it, as the transcripts that every front writes."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from audiowar.announce.announcement import Kind
from audiowar.announce.line import Line
from audiowar.session import saves
from audiowar.session.transcript import Damaged, read, split

if TYPE_CHECKING:
    from audiowar.ui.app import App

LONGEST = 20_000_000
"""Characters that are taken in at once."""


def export() -> str:
    """Return all saved games, oldest first, as one text."""
    texts = []
    for path in reversed(list(saves.newest_first())):
        try:
            texts.append(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            continue
    return "".join(text if text.endswith("\n") else text + "\n" for text in texts)


def take_in(app: App, text: Any) -> None:
    """Keep the games of a text beside those that are there, and say how many there were."""
    if not isinstance(text, str) or len(text) > LONGEST:
        app.refuse(Line("page-not-a-game"))
        return
    kept = 0
    for line, part in split(text.lstrip("\ufeff")):
        if not part.strip():
            continue
        try:
            header, _ = read(part, line)
            kept += keep(header.game, part)
        except Damaged as damaged:
            app.refuse(Line("page-not-a-game-at", {"line": damaged.line}))
            return
        except OSError:
            app.report([Line("save-unwritable")])
            return
    app.say(Line("page-imported", {"count": kept}), kind=Kind.SYSTEM)


def keep(game: str, text: str) -> bool:
    """Write a game into the folder of saved games, unless it is there; tell whether it was new."""
    folder = saves.saves_folder()
    folder.mkdir(parents=True, exist_ok=True)
    text = text.rstrip("\n") + "\n"
    if any(same(path, text) for path in folder.glob("*.jsonl")):
        return False
    name = "".join(char for char in game if char.isalnum() or char == "_")[:40]
    stem = f"{datetime.now():%Y%m%d-%H%M%S-%f}-{name}"
    (folder / f"{stem}.jsonl").write_text(text, encoding="utf-8", newline="\n")
    return True


def same(path: Path, text: str) -> bool:
    """Tell whether a saved game is this text."""
    try:
        return path.read_text(encoding="utf-8") == text
    except (OSError, UnicodeDecodeError):
        return False
