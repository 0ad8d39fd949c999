"""Two people, two languages, one table on a real server that dies in the middle of a trick.

One plays in the real window and hears a real speech server, the other in a real terminal.
"""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiowar.ui.table.table_screen import MIN_HEARING_SECONDS
from tests.server.played import log
from tests.server.player import PATIENCE, Server
from tests.server.terminal import Terminal, tricks

from .rig import screen, speech_server
from .rig.missing_programs import skip_without
from .rig.session import PlayingSeat, Session

pytestmark = skip_without(screen, speech_server)

SIGNS = {".": "period", ":": "colon"}
"""How X names what is in an address."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server as anybody starts it."""
    started = Server(tmp_path / "Ž Đ" / "server", seeds=False)
    started.folder.parent.mkdir()
    yield started.start()
    started.kill()


@pytest.fixture
def bogdan(tmp_path: Path) -> Iterator[Terminal]:
    """A terminal in Romanian."""
    terminal = Terminal(tmp_path / "Ž Đ" / "bogdan", "ro", "Bogdan")
    yield terminal
    terminal.end()


def test_a_window_in_serbian_and_a_terminal_in_romanian_hear_the_same_trick_once(
    seat: PlayingSeat, server: Server, bogdan: Terminal
) -> None:
    seat.home.mkdir(parents=True)
    settings = {"language": "sr", "name": "Ana", "positions": False}
    (seat.home / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    with seat.play() as ana:
        sit_down(ana, bogdan, server)
        # The first Enter tells the card, the second plays it when it can have been heard.
        ana.press("enter")
        ana.pause(2 * MIN_HEARING_SECONDS)
        ana.press("enter")
        ana.wait_for("Birate", PATIENCE)
        server.kill()
        ana.wait_for("Veza je prekinuta", PATIENCE)
        bogdan.hears("Legătura s-a pierdut")
        server.start()
        ana.wait_for("Veza je ponovo tu", PATIENCE)
        bogdan.hears("Legătura e refăcută")
        bogdan.type("")
        ana.pause(2 * MIN_HEARING_SECONDS)
        bogdan.type("")
        ours, theirs = first_trick(server)
        ana.wait_for(ours, PATIENCE)
        bogdan.hears(re.escape(theirs))
        ana.pause(1.0)
        assert sum(ours in one for one in ana.get_utterances()) == 1, ana.get_utterances()
        assert sum(theirs in line for line in bogdan.lines) == 1, bogdan.lines
        assert ana.languages() == {"sr"}


def sit_down(ana: Session, bogdan: Terminal, server: Server) -> None:
    """Let Ana open a table in the window and Bogdan come to it in the terminal."""
    address = f"127.0.0.1:{server.port}"
    ana.wait_for("Glavni meni", PATIENCE)
    ana.press("down")
    ana.wait_for("Igraj sa drugima", PATIENCE)
    ana.press("enter")
    ana.wait_for("Nađi stolove u blizini", PATIENCE)
    ana.press("down", "enter")
    ana.wait_for("Adresa servera", PATIENCE)
    ana.press(*(SIGNS.get(char, char) for char in address), "enter")
    ana.wait_for("Sa drugima", PATIENCE)
    for _ in range(5):
        ana.pause(0.3)
        ana.press("enter")
    ana.wait_for("Kod:", PATIENCE)
    told = next(one for one in ana.get_utterances() if "Kod:" in one)
    code = "".join(filter(str.isdigit, told.partition("Kod:")[2]))[:6]
    bogdan.type("2")
    bogdan.hears("Joacă cu alții")
    bogdan.type("", "2", "", address)
    bogdan.hears("Cu alții")
    bogdan.type("2", "", code)
    bogdan.hears(f"Cod: {code[:3]} {code[3:]}")
    ana.wait_for("Bogdan seda za sto", PATIENCE)
    ana.press("enter")
    ana.wait_for("četrnaest karata", PATIENCE)
    bogdan.hears("paisprezece cărți")


def first_trick(server: Server) -> tuple[str, str]:
    """Wait for the first trick on the disk; return how it is told to both."""
    with sqlite3.connect(server.folder / "tables.db") as db:
        (table,) = db.execute("select id from tables").fetchone()
    end = time.monotonic() + PATIENCE
    while not tricks(kept := log(server.folder, table), 0, "sr")[1:] and time.monotonic() < end:
        time.sleep(0.1)
    (ours,) = tricks(kept, 0, "sr")[1:]
    (theirs,) = tricks(kept, 1, "ro")[1:]
    return ours, theirs
