"""Two real programs at a real server: one comes in the middle of a game, one goes and returns."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from .player import Server
from .test_two_languages import Terminal


@pytest.fixture
def ana(tmp_path: Path) -> Iterator[Terminal]:
    """A terminal in Serbian."""
    terminal = Terminal(tmp_path / "ana", "sr", "Ana")
    yield terminal
    terminal.end()


@pytest.fixture
def bogdan(tmp_path: Path) -> Iterator[Terminal]:
    """A terminal in Romanian."""
    terminal = Terminal(tmp_path / "bogdan", "ro", "Bogdan")
    yield terminal
    terminal.end()


def open_table(ana: Terminal, server: Server) -> str:
    """Let Ana open a table for three; return its code."""
    ana.hears("Glavni meni")
    ana.type("2", "", "2", "", f"127.0.0.1:{server.port}")
    ana.hears("Sa drugima")
    ana.type("", "", "2", "", "", "")
    return "".join(filter(str.isdigit, ana.hears(r"Kod: \d")))[:6]


def copy_bytes(source: socket.socket, target: socket.socket) -> None:
    """Copy what arrives until one side closes."""
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


@contextmanager
def another_address(port: int) -> Iterator[int]:
    """Pass connections on to a local port as from another computer; yield the port to use."""
    listener = socket.create_server(("127.0.0.1", 0))

    def accept() -> None:
        with suppress(OSError):
            while True:
                near, _ = listener.accept()
                far = socket.create_connection(("127.0.0.1", port), source_address=("127.0.0.2", 0))
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=copy_bytes, args=ends, daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    try:
        yield listener.getsockname()[1]
    finally:
        listener.close()


def come(bogdan: Terminal, port: int, code: str) -> None:
    """Let Bogdan come to the table with a code."""
    bogdan.hears("Meniul principal")
    bogdan.type("2", "", "2", "", f"127.0.0.1:{port}")
    bogdan.hears("Cu alții")
    bogdan.type("2", "", code)


def test_who_sits_down_in_the_middle_of_a_game_is_called_by_name_at_once(
    serve: Callable[..., Server], ana: Terminal, bogdan: Terminal
) -> None:
    server = serve()
    with another_address(server.port) as port:
        play_on(server, port, ana, bogdan)


def play_on(server: Server, port: int, ana: Terminal, bogdan: Terminal) -> None:
    """Let Ana begin, and Bogdan come from another computer, look and go."""
    code = open_table(ana, server)
    ana.type("")
    ana.hears("karata")
    ana.type("e")
    before = ana.hears(r"^Vi: ")
    bot = before.split(". ")[1].split(":")[0]
    come(bogdan, port, code)
    assert ana.hears("Bogdan seda") == f"Bogdan seda na mesto robota {bot}."
    since = len(ana.lines)
    ana.type("e")
    assert ana.hears(r"^Vi: ", since) == before.replace(bot, "Bogdan")
    ana.type("t")
    assert bot not in ana.hears("Bogdan", since + 1)
    # Who came hears of no time before the game.
    here = bogdan.hears("La masă:")
    assert here.startswith("Războiul științific") and "tu" in here and "Ana" in here
    assert not any("înainte de joc" in line for line in bogdan.lines)
    since = len(ana.lines)
    bogdan.type("escape")
    bogdan.hears("Meniul jocului")
    bogdan.type("end", "up", "up", "")
    assert ana.hears("Bogdan odlazi", since) == f"Bogdan odlazi. Dalje igra robot {bot}."
    since = len(ana.lines)
    ana.type("e")
    assert ana.hears(r"^Vi: ", since) == before


def test_escape_before_the_game_asks_and_the_main_menu_leads_back_to_the_seat(
    serve: Callable[..., Server], ana: Terminal, bogdan: Terminal
) -> None:
    server = serve()
    come(bogdan, server.port, open_table(ana, server))
    ana.hears("Bogdan seda za sto")
    ana.type("escape")
    ana.hears("Želite li da ustanete od stola pre početka")
    ana.type("2", "")
    ana.hears("Glavni meni. Nazad za vaš sto sa drugima")
    since = len(ana.lines)
    ana.type("home", "")
    ana.hears(r"pre početka\. Kod:", since)
    assert not any("Ana pleacă" in line for line in bogdan.lines)
    ana.type("home", "")
    ana.hears("karata")
    bogdan.hears("cărți")
