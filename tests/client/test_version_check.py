"""A newer version is told to who has asked for it, and nothing goes out for anybody else."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from audiowar import __version__
from audiowar.client import version_check
from audiowar.client.version_check import NewerVersion, VersionCheck, fetch_text, parse_newer
from audiowar.ui.core.main_menu import MainMenu
from audiowar.ui.start import main_menu
from tests.ui.front import Play

PAGE = "https://example.org/audiowar/"


class Server(HTTPServer):
    """A server on this machine that keeps what it was asked."""

    text = b""
    asked: list[dict[str, str]]


class Answer(BaseHTTPRequestHandler):
    server: Server

    def do_GET(self) -> None:
        self.server.asked.append({"path": self.path, **dict(self.headers)})
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.server.text)

    def log_message(self, *what: object) -> None:
        pass


@pytest.fixture
def server() -> Iterator[Server]:
    with Server(("127.0.0.1", 0), Answer) as running:
        running.asked = []
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running
        running.shutdown()


def address(server: Server) -> str:
    return f"http://127.0.0.1:{server.server_port}/audiowar.txt"


def told(play: Play) -> list[str]:
    """Open the main menu and wait for what it finds; what was said."""
    main_menu(play.app)
    menu = play.app.top
    assert isinstance(menu, MainMenu)
    if menu._look is not None:
        menu._look._thread.join(10)
    play.app.tick()
    return [text for text, _ in play.front.said]


@pytest.mark.parametrize(
    ("text", "running", "found"),
    [
        ("1.0.1", "1.0.0", NewerVersion("1.0.1", "")),
        (f"1.10\n{PAGE}\n", "1.9.3", NewerVersion("1.10", PAGE)),
        ("1.0.1\r\njavascript:alert(1)", "1.0", NewerVersion("1.0.1", "")),
        ("1.0", "1.0.0", None),
        ("1.0.0", "1.0.1", None),
        ("", "1.0", None),
        ("<!DOCTYPE html>", "1.0", None),
        ("9" * 5000, "1.0", None),
        ("2.0 now!", "1.0", None),
    ],
)
def test_only_a_newer_version_is_news(text: str, running: str, found: NewerVersion | None) -> None:
    assert parse_newer(text, running) == found


def test_who_has_asked_is_told_once_and_only_the_file_is_asked_for(
    home: Path, server: Server
) -> None:
    server.text = f"99.1\n{PAGE}\n".encode()
    play = Play(home, "en")
    play.app.settings.set(updates=True, update_address=address(server))
    said = told(play)
    assert said[-1] == f"There is a newer version, 99.1. You can download it from {PAGE}"
    assert [one["path"] for one in server.asked] == ["/audiowar.txt"]
    assert __version__ not in str(server.asked) and "Python" not in str(server.asked)
    main_menu(play.app)
    play.app.tick()
    assert len(server.asked) == 1


@pytest.mark.parametrize("settings", [{}, {"updates": False}, {"updates": 1}])
def test_who_has_not_asked_is_left_alone(
    home: Path, server: Server, settings: dict[str, object]
) -> None:
    server.text = b"99.1"
    play = Play(home, "en")
    play.app.settings.set(update_address=address(server), **settings)
    said = told(play)
    assert server.asked == [] and "99.1" not in str(said)


@pytest.mark.parametrize("text", [__version__.encode(), b"\xff\xfe", b"no version"])
def test_what_is_no_news_is_not_told(home: Path, server: Server, text: bytes) -> None:
    server.text = text
    play = Play(home, "en")
    play.app.settings.set(updates=True, update_address=address(server))
    assert len(told(play)) == 1 and len(server.asked) == 1


@pytest.mark.parametrize(
    "wrong", ["http://127.0.0.1:9/none", "file:///etc/hostname", "nonsense", "http://[/"]
)
def test_an_address_that_leads_nowhere_is_no_fault(home: Path, wrong: str) -> None:
    play = Play(home, "en")
    play.app.settings.set(updates=True, update_address=wrong)
    assert len(told(play)) == 1


def test_no_file_of_this_machine_is_read() -> None:
    with pytest.raises(ValueError):
        version_check.fetch_text("file:///etc/hostname")


def test_the_game_does_not_wait_for_the_answer(home: Path) -> None:
    let_go = threading.Event()

    def slow(address: str) -> str:
        assert let_go.wait(10)
        return "99.1"

    look = VersionCheck(PAGE, "1.0", slow)
    assert not look.is_done and look.found is None
    let_go.set()
    look._thread.join(10)
    assert look.is_done and look.found == NewerVersion("99.1", "")


def test_without_an_address_it_says_where_to_write_it(home: Path) -> None:
    play = Play(home, "en")
    main_menu(play.app)
    from audiowar.ui.settings.settings_menu import SettingsMenu

    play.app.open_screen(SettingsMenu(play.app))
    play.go_to("newer versions")
    assert "off" in play.press("left")[-1]
    assert any("update_address" in line for line in play.press("right"))
    assert not play.app.settings.get("updates", False)
    play.app.settings.set(update_address=PAGE)
    assert "on" in play.press("enter")[-1]
    assert play.app.settings.get("updates", False)


def test_of_a_long_file_only_the_beginning_is_read(server: Server) -> None:
    server.text = b"99.1\n" + b"x" * 5000
    assert len(fetch_text(address(server))) == 1000
