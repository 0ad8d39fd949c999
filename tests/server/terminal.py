"""The program in a terminal, and how it tells a stored match."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
import time
from pathlib import Path

from audiowar.announce.listener_narration import ListenerNarration
from audiowar.announce.render_lines import render_lines
from audiowar.l10n.catalogue import Catalogue
from audiowar.rules.projection import project_event
from audiowar.storage.match_transcript import parse_transcript
from audiowar.storage.replay_transcript import TranscriptReplayer
from audiowar.table.pace import FixedPace
from audiowar.table.player_view import LocalPlayerView
from audiowar.table.table import Table
from audiowar.table.table_runner import TableRunner

from .player import PATIENCE


class Terminal:
    """The real program in a terminal, driven by lines."""

    def __init__(self, home: Path, language: str, name: str) -> None:
        home.mkdir(parents=True)
        settings = {"language": language, "name": name, "positions": False}
        (home / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "audiowar", "--text"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "AUDIOWAR_HOME": str(home), "PYTHONUTF8": "1"},
        )
        self.lines: list[str] = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))

    def type(self, *lines: str) -> None:
        assert self.process.stdin is not None
        for line in lines:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()

    def hears(self, pattern: str, since: int = 0) -> str:
        """Wait for a line; return it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for line in self.lines[since:]:
                if re.search(pattern, line):
                    return line
            time.sleep(0.02)
        raise AssertionError(f"{pattern} not in {self.lines}")

    def end(self) -> None:
        self.process.kill()
        self.process.wait()


def tricks(kept: str, seat: int, language: str) -> list[str]:
    """Return how the tricks of a transcript are told to a seat in a language."""
    header, records = parse_transcript(kept)
    player_view = LocalPlayerView(TableRunner(Table(header), None, FixedPace()), seat)
    listener, catalogue = ListenerNarration(player_view), Catalogue(language)
    found = []
    for step in TranscriptReplayer(header, records):
        told = listener.narrate([project_event(event, seat) for event in step], "never")
        if not told.is_minor:
            found.append(render_lines(told.lines, catalogue))
    return found
