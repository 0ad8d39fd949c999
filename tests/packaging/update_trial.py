"""A player installs 1.1.0 by keys, in Serbian, plays, hears of 1.1.1, takes it and plays on.

`packaging/try_releases` makes both and runs this: `AUDIOWAR_TRIAL=FOLDER pytest -n 0
tests/packaging/update_trial.py`. The files are those of the releases: Wine itself puts the stand-in
for NVDA in the place of NVDA's client, in both versions.
"""

from __future__ import annotations

import functools
import json
import os
import re
import subprocess
import threading
import time
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from ..end_to_end.rig import audio, screen
from .built import SLOW, wait_for
from .conftest import TOP
from .test_windows_installer import COMPILER, LANGUAGES, Installer, make_reader
from .test_windows_play import PIPES, Overheard, running

OLD, NEW = "1.1.0", "1.1.1"
PORT = 8765
"""Of the address that `packaging/try_releases` builds into the programs."""
UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\audiowar"
TRICK_TOLD = r"(?i)\buzima|\brat\b"
"""What is said of every trick: somebody takes it, or there is a war."""
MARK = 0x40
"""Where Wine looks in a library for the words that say that it is one of its own."""


def released(version: str) -> Path:
    """The folder of a release."""
    return (
        Path(os.environ["AUDIOWAR_TRIAL"]).resolve()
        / f"Ž Đ {version}"
        / "build"
        / f"release-{version}"
    )


class Quiet(SimpleHTTPRequestHandler):
    """Serves the files of a release."""

    def log_message(self, *what: object) -> None:
        pass


@pytest.fixture
def server(tmp_path: Path) -> Iterator[None]:
    """What the address of the releases leads to: the newer one."""
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "audiowar").symlink_to(released(NEW))
    handler = functools.partial(Quiet, directory=str(tmp_path / "web"))
    with ThreadingHTTPServer(("127.0.0.1", PORT), handler) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield
        serving.shutdown()


def make_stand_in(folder: Path) -> None:
    """Make the stand-in for NVDA's client such that Wine takes it for one of its own libraries."""
    library = folder / "x86_64-windows" / "nvdacontrollerclient64.dll"
    library.parent.mkdir()
    source = str(TOP / "packaging" / "windows" / "fake_nvda.c")
    subprocess.run([COMPILER, "-shared", "-O2", source, "-o", str(library)], check=True)
    data = bytearray(library.read_bytes())
    data[MARK : MARK + 32] = b"Wine builtin DLL".ljust(32, b"\0")
    library.write_bytes(data)


class Player:
    """Somebody at the keyboard of a Windows of its own, who hears what NVDA is given."""

    def __init__(self, overheard: Overheard, shown: screen.Screen, home: dict[str, str]) -> None:
        self.overheard = overheard
        self.shown = shown
        self.environment = home

    def press(self, *answers: tuple[str, str]) -> None:
        """Press keys of the game; after each wait for what it says, not said before that key."""
        for key, answer in answers:
            before = len(self.overheard.said())
            self.shown.keys(key)
            self.hear(answer, before)

    def hear(self, text: str, before: int = 0) -> None:
        """Wait until something is said in which a regular expression is found."""
        wait_for(
            lambda: any(re.search(text, line) for line in self.overheard.said()[before:]),
            lambda: f"never {text!r}: {self.overheard.said()[before:]}",
        )

    def version(self) -> str:
        """The version that Windows lists among the installed programs."""
        words = ("wine", "reg", "query", UNINSTALL, "/v", "DisplayVersion")
        told = subprocess.run(words, env=self.environment, input=b"", capture_output=True).stdout
        return told.decode().split()[-1]


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    """A fresh Windows for somebody called Žarko Đ."""
    make_stand_in(tmp_path)
    (tmp_path / "sound").mkdir()
    overheard = Overheard(tmp_path)
    with screen.Screen() as shown, audio.SoundServer(tmp_path / "sound") as sound:
        environment = {
            **overheard.environment(sound, shown, tmp_path),
            "USER": "Žarko Đ",
            "WINEDLLPATH": str(tmp_path),
            "WINEDLLOVERRIDES": "mscoree,mshtml=;nvdaControllerClient64=b",
        }
        del environment["AUDIOWAR_HOME"]
        words = ("wine", "wineboot", "-i")
        subprocess.run(words, env=environment, input=b"", capture_output=True, check=True)
        try:
            yield Player(overheard, shown, environment)
        finally:
            subprocess.run(["wineserver", "-k"], env=environment)


def install_by_keys(player: Player, work: Path) -> None:
    """Go through the installer in Serbian; it ends by starting the game."""
    make_reader(work)
    installer = Installer(work, player.environment, player.shown)
    file = released(OLD) / f"audiowar-{OLD}-windows-setup.exe"
    # The game that it starts cannot use a file as its output.
    setup = subprocess.Popen(["wine", str(file)], env=player.environment, **PIPES)
    installer.page("ComboBox", "")
    installer.press("Installer Language", "Home", *["Down"] * LANGUAGES.index("sr"), "Return")
    installer.page("Edit", "Programs\\audiowar")
    installer.press("audiowar", "Return")
    installer.page("Static", "Igra je u")
    installer.press("audiowar", "Return")
    setup.wait(SLOW)


def test_a_player_installs_a_release_and_takes_the_next_one_with_two_keys(
    player: Player, server: None, tmp_path: Path
) -> None:
    began = time.monotonic()
    install_by_keys(player, tmp_path)
    [program] = (tmp_path / "prefix").glob("drive_c/users/*/AppData/Local/Programs/*/audiowar.exe")
    assert program.parts[-6] == "Žarko Đ" and player.version() == OLD
    data = program.parents[2] / "audiowar"
    player.hear("Vaše ime")
    player.shown.focus("audiowar")
    player.press(("v", "v"), ("e", "e"), ("r", "r"), ("a", "a"), ("Return", "Kako želite"))
    player.press(("Escape", "Glavni meni"), ("End", "Izlaz"), ("Up", "Uputstvo"), ("Up", "Tasteri"))
    player.press(("Up", "Podešavanja"), ("Return", "Jezik, ime i program"), ("Return", "latinica"))
    player.press(("End", "verzijama: ne"), ("Return", "verzijama: da"))
    player.press(("Escape", "Podešavanja"), ("Escape", "Glavni meni"), ("Home", "Nova igra"))
    player.press(("Return", "Koja igra"), ("Return", "Koliko"), ("Return", "Koja pravila"))
    player.press(("Return", "četrnaest karata"), ("Right", " od 14"))
    player.press(("Return", TRICK_TOLD))
    player.press(("alt+F4", "Igra je sačuvana"))
    [saved] = (data / "games").glob("*.jsonl")
    played = saved.read_bytes()

    before = len(player.overheard.said())
    with running(program, player.environment):
        player.hear(f"Postoji novija verzija, {NEW}.", before)
        player.shown.focus("audiowar")
        player.press(("End", "Izlaz"), ("Up", f"Verzija {NEW}: šta je novo"))
        # The two keys.
        player.press(("Return", "Instaliraj je i nastavi igru"), ("Return", "Instalira se"))
        before = len(player.overheard.said())
        player.hear("Igra se nastavlja.", before)
        assert player.version() == NEW
        player.shown.focus("audiowar")
        player.press(("Right", " od 1"), ("Return", TRICK_TOLD))
        wait_for(lambda: len(saved.read_bytes()) > len(played))
    assert saved.read_bytes().startswith(played)
    assert list((data / "games").glob("*.jsonl")) == [saved]
    settings = json.loads((data / "settings.json").read_text(encoding="utf-8"))
    assert settings["language"] == "sr" and settings["updates"] is True
    print(f"installed, played, updated and played on in {time.monotonic() - began:.0f} s")
