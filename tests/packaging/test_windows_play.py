"""The Windows program under Wine: built by packaging/windows/build.sh, played by keys, overheard.

AUDIOWAR_WINDOWS names the folder of that build. What Wine cannot show is not claimed here: SAPI 5
voices, the real NVDA and the real JAWS.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import re
import struct
import subprocess
import time
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from audiowar import __version__
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.menus.new_game import start_command_line_match
from tests.ui.front import Play

from ..end_to_end.rig import audio, heard, screen
from ..end_to_end.rig.missing_programs import require_programs
from .built import (
    FLAGS,
    SLOW,
    answer_heard,
    expected,
    page_is_whole,
    play_together,
    text_game,
    wait_for,
)


def build() -> Path:
    """The folder of the build; skips where there is none."""
    named = os.environ.get("AUDIOWAR_WINDOWS")
    if named is None:
        pytest.skip("AUDIOWAR_WINDOWS names no Windows build (packaging/windows/build.sh)")
    require_programs("wine", "wineserver")
    return Path(named).resolve()


def wine_environment(folder: Path, home: Path) -> dict[str, str]:
    """What leads a program into the build's Windows and to its own settings."""
    return {
        **os.environ,
        "WINEPREFIX": str(folder / "prefix"),
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree,mshtml=",
        "AUDIOWAR_HOME": f"Z:{home}",
        # Wine reads what follows a program's name by this.
        "LC_ALL": "C.UTF-8",
    }


PIPES: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
"""Python under Wine cannot use a file as its input or output."""


@contextlib.contextmanager
def running(
    program: Path, environment: dict[str, str], *words: str
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program of Windows; end it, and its Windows, afterwards."""
    process = subprocess.Popen(["wine", str(program), *words], env=environment, **PIPES)
    try:
        yield process
    finally:
        process.kill()
        subprocess.run(["wineserver", "-k"], env=environment)
        process.communicate()


@pytest.mark.parametrize(
    "program", ["audiowar/audiowar-text.exe", "audiowar/audiowar.exe", "audiowar-portable.exe"]
)
def test_text_mode_says_letter_for_letter_what_it_says_here(program: str, tmp_path: Path) -> None:
    folder = build()
    command = ("wine", str(folder / "dist" / program))
    environment = wine_environment(folder, tmp_path / "there")
    assert text_game(command, environment) == expected(tmp_path / "here")


def test_friends_can_play_on_its_server(tmp_path: Path) -> None:
    folder = build()
    program = str(folder / "dist/audiowar/audiowar-text.exe")
    environment = wine_environment(folder, tmp_path)
    data = tmp_path / "Ž Đ"
    # Wine shows it what a server of this system keeps in memory, which no Windows has.
    beside = Path("/dev/shm/audiowar-1-left")
    beside.mkdir(exist_ok=True)
    try:
        assert play_together(("wine", program), environment, f"Z:{data}")
        assert any(data.iterdir()), "the server keeps its tables there"
        assert beside.exists()
    finally:
        beside.rmdir()
        subprocess.run(["wineserver", "-k"], env=environment)


def test_the_folder_brings_the_page_for_browsers(tmp_path: Path) -> None:
    folder = build()
    environment = wine_environment(folder, tmp_path)
    try:
        page_is_whole(("wine", str(folder / "dist/audiowar/audiowar-text.exe")), environment)
    finally:
        subprocess.run(["wineserver", "-k"], env=environment)


def test_windows_knows_name_and_version_of_every_program() -> None:
    windows_version = importlib.import_module("windows_version")
    for place in ("audiowar/audiowar", "audiowar/audiowar-text", "audiowar-portable"):
        data = (build() / f"dist/{place}.exe").read_bytes()
        name = Path(place).name
        for text in (windows_version.DESCRIPTIONS[name], f"{name}.exe", __version__):
            assert text.encode("utf-16-le") in data, (place, text)
        assert b"PerMonitorV2" in data
        # Compiled with mingw by build.sh: the ready-made beginning brings a C library of its own.
        assert b"msvcrt.dll" in data[:200_000], place
    subsystems = {}
    for name in ("audiowar", "audiowar-text"):
        program = (build() / f"dist/audiowar/{name}.exe").read_bytes()
        header = struct.unpack_from("<I", program, 0x3C)[0]
        subsystems[name] = struct.unpack_from("<H", program, header + 24 + 68)[0]
    # 2 is a window, 3 a console.
    assert subsystems == {"audiowar": 2, "audiowar-text": 3}


MARKED = re.compile(r'<speak><voice xml:lang="(\w+)">(.*)</voice></speak>')
"""A sentence as NVDA is given it, with its language."""


class Overheard:
    """A game in a window under Wine: what NVDA was given, and what sounded."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "nvda.log"
        self.old = folder / "old"
        self.gone = folder / "gone"
        self.moment_gone = 0.0
        self.goes_on = False
        self.recording: audio.Recording

    def environment(
        self, server: audio.SoundServer, shown: screen.Screen, build: Path
    ) -> dict[str, str]:
        """What leads a program to a build's Windows, a screen, a sound card and this stand-in."""
        return {
            **server.environment,
            **wine_environment(build, self.folder / "settings"),
            "PULSE_SERVER": server.environment["PULSE_SERVER"],
            "DISPLAY": shown.display,
            "FAKE_NVDA_LOG": f"Z:{self.log}",
            "FAKE_NVDA_OLD": f"Z:{self.old}",
            "FAKE_NVDA_GONE": f"Z:{self.gone}",
        }

    def calls(self) -> list[tuple[str, str]]:
        """All calls, each with its text."""
        if not self.log.exists():
            return []
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [(call, text) for call, _, text in (line.partition("|") for line in lines)]

    def given(self, call: str) -> list[str]:
        """The texts of all calls of one kind."""
        return [text for name, text in self.calls() if name.split(" ")[0] == call]

    def said(self) -> list[str]:
        """What NVDA was given to speak, marked up or plain."""
        spoken = [text for name, text in self.calls() if name.split(" ")[0] in ("ssml", "speak")]
        return [unescape(found[2]) if (found := MARKED.fullmatch(t)) else t for t in spoken]

    def wait(self, text: str) -> None:
        """Wait until NVDA was given a text that holds this one."""
        wait_for(
            lambda: any(text in line for line in self.said()),
            lambda: f"NVDA was never given {text!r}: {self.said()}",
        )


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Overheard]:
    """Play a trick with NVDA, then without; both are recorded."""
    folder = build()
    require_programs(audio, screen, heard)
    home = tmp_path_factory.mktemp("windows")
    overheard = Overheard(home)
    sound = tmp_path_factory.mktemp("sound")
    with (
        screen.Screen() as shown,
        audio.SoundServer(sound) as server,
        audio.Recording(server) as overheard.recording,
    ):
        environment = overheard.environment(server, shown, folder)
        play(folder / "test/audiowar.exe", environment, shown, overheard)
    yield overheard


def play(
    program: Path, environment: dict[str, str], shown: screen.Screen, overheard: Overheard
) -> None:
    """Press the keys; each waits for what the one before has led to."""
    with running(program, environment, *FLAGS):
        shown.focus("audiowar", SLOW)
        overheard.wait("svako ima četrnaest karata")
        time.sleep(1)
        for key, answer in (
            # Each by itself: of keys that come like those of a held one only the last is told.
            ("Right", "Kralj herc."),
            ("Right", "Dama herc."),
            ("Return", "pa birajte"),
            ("r", "Naučni rat, potez 2."),
            ("t", "Još bez izbora: vi."),
            ("e", "Ana: "),
        ):
            shown.keys(key)
            overheard.wait(answer)
        time.sleep(2)
        overheard.old.touch()
        shown.keys("h")
        overheard.wait("U ruci trinaest karata")
        time.sleep(2)
        overheard.gone.touch()
        time.sleep(3)
        overheard.moment_gone = time.monotonic()
        overheard.goes_on = answer_heard(shown, overheard.recording)


def test_closing_the_window_says_that_the_game_is_saved_and_leaves_nothing(tmp_path: Path) -> None:
    folder = build()
    require_programs(audio, screen)
    overheard = Overheard(tmp_path)
    temporary = tmp_path / "Temp Ž Đ"
    sound = tmp_path / "sound"
    temporary.mkdir()
    sound.mkdir()
    with screen.Screen() as shown, audio.SoundServer(sound) as server:
        environment = overheard.environment(server, shown, folder)
        environment |= dict.fromkeys(("WINETEMP", "WINETMP"), f"Z:{temporary}")
        with running(folder / "test/audiowar.exe", environment, *FLAGS) as process:
            shown.focus("audiowar", SLOW)
            overheard.wait("svako ima četrnaest karata")
            # Like a player: to the next card, then play it.
            time.sleep(1)
            shown.keys("Right")
            overheard.wait("Kralj herc.")
            shown.keys("Return")
            overheard.wait("Birate kralja.")
            shown.keys("alt+F4")
            overheard.wait("Igra je sačuvana")
            process.communicate(timeout=SLOW)
    assert list(temporary.rglob("*")) == []


def test_nvda_is_given_every_sentence_with_every_letter(game: Overheard, tmp_path: Path) -> None:
    for line in expected(tmp_path)[1:]:
        if "Doviđenja" not in line and "F1" not in line:
            assert any(line.rstrip(".") in said for said in game.said()), line


def test_newer_nvda_is_told_the_language_of_every_sentence_and_to_say_it_next(
    game: Overheard,
) -> None:
    marked = [(call, text) for call, text in game.calls() if call.startswith("ssml")]
    found = [MARKED.fullmatch(text) for _, text in marked]
    assert len(marked) > 6 and {one and one[1] for one in found} == {"sr"}
    # At the player's level of symbols, before NVDA's own lines, without waiting for its end.
    assert {call for call, _ in marked} == {"ssml -1 1 1"}


def test_older_nvda_is_told_plainly(game: Overheard) -> None:
    assert any(text.startswith("U ruci trinaest karata") for text in game.given("speak"))


def test_what_is_spoken_is_brailled(game: Overheard, tmp_path: Path) -> None:
    said, brailled = game.said(), game.given("braille")
    # Of a result that a key cut off the outcome is said again; the display keeps the whole.
    again = outcomes(tmp_path)
    assert brailled == [line for line in said if line not in again], (said, brailled)


def outcomes(home: Path) -> set[str]:
    """What is said again of each result that the same keys lead to, where it is cut off."""
    play = Play(home, "sr", game="scientific", players=3, seed=7, name="Žarko", fast=True)
    told: list[SpokenMessage] = []
    vars(play.front)["say"] = told.append
    start_command_line_match(play.app)
    for key in ("right", "right", "enter", "r", "t", "e", "h"):
        play.app.press_key(key)
        play.settle()
    found = {message.short_text for message in told if message.topic and message.short_text}
    assert found and not found & {message.text for message in told}
    return found


def test_a_key_cuts_off_what_is_being_said(game: Overheard) -> None:
    assert len(game.given("cancel")) >= 5


def test_cues_sound_from_where_the_players_sit(game: Overheard) -> None:
    frames = game.recording.get_frames_between(game.recording.begin, game.moment_gone - 3)
    leaning = []
    for start in range(0, len(frames) - 2205, 2205):
        left, right = audio.strengths(frames[start : start + 2205])
        if left + right > 0.003:
            leaning.append((right - left) / (right + left))
    assert leaning, "nothing sounded"
    # Wine's DirectSound turns what is fully left or right by about 0.16;
    assert min(leaning) < -0.1 and max(leaning) > 0.1


def test_when_nvda_is_gone_the_own_voice_goes_on(game: Overheard) -> None:
    assert game.goes_on
