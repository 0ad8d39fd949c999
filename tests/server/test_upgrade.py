"""What people at a table hear of the operator and of an update, each in their own language."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from .player import Server
from .test_two_languages import Terminal, begin

pytestmark = pytest.mark.skipif(os.name != "posix", reason="no local sockets on Windows")
SAID = (
    (("tell", "Pauza / pauză"), "Od administratora ovog servera: Pauza / pauză",
     "De la administratorul acestui server: Pauza / pauză"),
    (("drain",), "Server će uskoro biti ažuriran. Vaša igra ostaje",
     "Serverul urmează să fie actualizat. Jocul tău se păstrează"),
    (("drain", "--off"), "Ažuriranje je odloženo", "Actualizarea s-a amânat"),
)  # fmt: skip


def test_an_update_is_told_and_the_game_goes_on_after_it(
    serve: Callable[..., Server], tmp_path: Path
) -> None:
    server = serve()
    ana = Terminal(tmp_path / "ana", "sr", "Ana")
    bogdan = Terminal(tmp_path / "bogdan", "ro", "Bogdan")
    try:
        begin(ana, server.port, bogdan, server.port)
        for words, serbian, romanian in SAID:
            operate(server, *words)
            ana.hears(serbian)
            bogdan.hears(romanian)
        assert server.end() == 0
        ana.hears("Veza je prekinuta")
        bogdan.hears("Legătura s-a pierdut")
        server.start()
        ana.hears("Veza je ponovo tu")
        bogdan.hears("Legătura e refăcută")
        operate(server, "close", table(server))
        ana.hears("Administrator ovog servera zatvara ovaj sto")
        ana.hears("Sto je zatvoren")
        bogdan.hears("Administratorul acestui server închide masa aceasta")
        bogdan.hears("Masa s-a închis")
    finally:
        ana.end()
        bogdan.end()


def operate(server: Server, *words: str) -> str:
    """Run `audiowar server`; return what it says."""
    command = [sys.executable, "-m", "audiowar", "server", *words, "--data", str(server.folder)]
    done = subprocess.run([*command, "--lang", "en"], capture_output=True, text=True)
    # 1: somebody plays still.
    assert done.returncode in (0, 1) and not done.stderr, done.stderr
    return done.stdout


def table(server: Server) -> str:
    """Return the number of the only table."""
    return operate(server, "list").partition(":")[0]
