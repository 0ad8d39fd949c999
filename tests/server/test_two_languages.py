"""Two terminals, two languages, one table on a real server that dies in the middle of a trick."""

from __future__ import annotations

import json
import os
import re
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
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
from audiowar.ui.table.table_screen import MIN_HEARING_SECONDS

from .player import PATIENCE, Server
from .test_play import log


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


def test_two_people_hear_the_same_trick_once_each_in_the_own_language(
    serve: Callable[..., Server], tmp_path: Path
) -> None:
    server = serve()
    ana = Terminal(tmp_path / "ana", "sr", "Ana")
    bogdan = Terminal(tmp_path / "bogdan", "ro", "Bogdan")
    try:
        play_a_trick(server, ana, bogdan)
    finally:
        ana.end()
        bogdan.end()


def play_a_trick(server: Server, ana: Terminal, bogdan: Terminal) -> None:
    begin(ana, server.port, bogdan, server.port)
    server.kill()
    for one, lost in ((ana, "Veza je prekinuta"), (bogdan, "Legătura s-a pierdut")):
        one.hears(lost)
    server.start()
    ana.hears("Veza je ponovo tu")
    bogdan.hears("Legătura e refăcută")
    bogdan.type("")
    time.sleep(2 * MIN_HEARING_SECONDS)
    bogdan.type("")
    with sqlite3.connect(server.folder / "tables.db") as db:
        (table,) = db.execute("select id from tables").fetchone()
    end = time.monotonic() + PATIENCE
    while not tricks(kept := log(server.folder, table), 0, "sr")[1:] and time.monotonic() < end:
        time.sleep(0.1)
    both_hear_the_trick(kept, ana, bogdan)


def begin(ana: Terminal, hers: int, bogdan: Terminal, his: int) -> None:
    """Let both sit down at a table, each at the server of a port, and Ana choose a card."""
    for one, item, title, port in (
        (ana, "Igraj sa drugima", "Sa drugima", hers),
        (bogdan, "Joacă cu alții", "Cu alții", his),
    ):
        one.type("2")
        one.hears(item)
        one.type("", "2", "", f"127.0.0.1:{port}")
        one.hears(title)
    ana.type("", "", "", "", "")
    code = "".join(filter(str.isdigit, ana.hears(r"Kod: \d")))[:6]
    bogdan.type("2", "", code)
    bogdan.hears(f"Cod: {code[:3]} {code[3:]}")
    ana.hears("Bogdan seda za sto")
    ana.type("")
    ana.hears("četrnaest karata")
    bogdan.hears("paisprezece cărți")
    # The first Enter tells the card, the second plays it when it can have been heard.
    ana.type("")
    time.sleep(2 * MIN_HEARING_SECONDS)
    ana.type("")
    ana.hears("^Birate")


def both_hear_the_trick(kept: str, ana: Terminal, bogdan: Terminal) -> None:
    """Wait until both are told the only trick of a transcript, once."""
    for one, seat, language in ((ana, 0, "sr"), (bogdan, 1, "ro")):
        (trick,) = tricks(kept, seat, language)[1:]
        one.hears(re.escape(trick))
        assert sum(trick in line for line in one.lines) == 1
