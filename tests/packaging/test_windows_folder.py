"""The Windows programs by themselves, in a folder named as our players are: no screen reader.

AUDIOWAR_WINDOWS names the folder of a build made by packaging/windows/build.sh.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from ..end_to_end.rig import audio, heard, screen
from ..end_to_end.rig.missing_programs import require_programs
from .built import FLAGS, LONGEST, SLOW, answer_heard, keeps_games, laid
from .test_windows_play import build, running, wine_environment

PROGRAMS = ("audiowar", "audiowar-portable.exe")


@pytest.fixture
def user() -> Iterator[Path]:
    """The home of somebody whose name no single code page of Windows holds."""
    folder = build() / "prefix/drive_c/users/Ž Đ ф"
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "Temp").mkdir(parents=True)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


def alone(user: Path) -> dict[str, str]:
    """What makes a program this user's, with no screen reader: Wine answers for the real NVDA."""
    there = f"C:\\users\\{user.name}"
    return {
        **wine_environment(build(), user),
        "WINEDLLOVERRIDES": "mscoree,mshtml=;nvdaControllerClient64=",
        "AUDIOWAR_HOME": f"{there}\\data",
        "WINETEMP": f"{there}\\Temp",
        "WINETMP": f"{there}\\Temp",
    }


@pytest.mark.parametrize("name", PROGRAMS)
def test_the_voice_speaks_where_the_path_has_letters_of_our_languages(
    name: str, user: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    require_programs(audio, screen, heard)
    source, program = build() / "dist" / name, user / name
    if source.is_dir():
        shutil.copytree(source, program)
        program /= "audiowar.exe"
    else:
        shutil.copy(source, program)
    with screen.Screen() as shown, audio.SoundServer(tmp_path_factory.mktemp("s")) as server:
        environment = {
            **alone(user),
            "PULSE_SERVER": server.environment["PULSE_SERVER"],
            "DISPLAY": shown.display,
        }
        with audio.Recording(server) as recording, running(program, environment, *FLAGS):
            shown.focus("audiowar", SLOW)
            assert recording.wait_until_silent(LONGEST), "nothing was said"
            assert answer_heard(shown, recording)


SHELL_FOLDERS = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders"
"""Where Windows looks up the folders of a user."""


@pytest.fixture
def usual(user: Path) -> Iterator[Path]:
    """The folder of that user's programs for their data, as Windows knows it."""
    environment = alone(user)

    def change(folder: str) -> None:
        words = ("reg", "add", SHELL_FOLDERS, "/f", "/t", "REG_EXPAND_SZ")
        command = ["wine", *words, "/v", "Local AppData", "/d", folder]
        subprocess.run(command, env=environment, input=b"", capture_output=True, check=True)

    change(f"C:\\users\\{user.name}\\AppData\\Local")
    yield user / "AppData/Local/audiowar"
    change(r"%USERPROFILE%\AppData\Local")
    subprocess.run(["wineserver", "-k"], env=environment)


def test_games_are_kept_beside_what_is_portable_and_else_in_the_users_folder(
    user: Path, usual: Path
) -> None:
    program = laid(build() / "dist/audiowar/audiowar-text.exe", user / "Igre Đ ф")
    keeps_games(program, ("wine",), alone(user), usual)
