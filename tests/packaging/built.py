"""What is asked of every built program, here and under Wine: it says what the unfrozen one says."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from audiowar.client.server_connection import ServerConnection
from audiowar.storage.settings import DATA_FOLDER_VARIABLE, PORTABLE_FILE
from audiowar.web.built_page import SITE_FOLDER, has_page

from ..end_to_end.rig import audio, heard, screen

FLAGS: tuple[str, ...] = ("--lang", "sr", "--game", "scientific", "--players", "3", "--seed", "7")
FLAGS += ("--name", "Žarko", "--fast")
KEYS = "right\nright\n\nr\nt\ne\n"
SOURCE_COMMAND = (sys.executable, "-m", "audiowar")

WAITING = "Još bez izbora"
"""What T tells as long as the player has not chosen; what else it says depends on the others."""
OTHER = "Nema više"
LIKE = 0.8
"""How like a sentence what sounded must be; the best of the wrong ones reaches 0.6."""
SPEED = 200
"""Words a minute of the program's own voice."""
LONGEST = 60.0
"""Seconds in which what is said first, or asked for, is through, on a busy machine."""


SLOW = 120.0
"""Seconds in which a program of Windows starts or answers, on a busy machine."""


def wait_for(ready: Callable[[], bool], problem: Callable[[], object] = str) -> None:
    """Wait for something; where it never comes, `problem` says what there was instead."""
    end = time.monotonic() + SLOW
    while not ready():
        assert time.monotonic() < end, problem()
        time.sleep(0.1)


def answer_heard(shown: screen.Screen, recording: audio.Recording) -> bool:
    """Press T; tell whether its answer is recognised, and not taken for something else."""
    begin = time.monotonic()
    shown.keys("t")
    through = recording.wait_until_silent(LONGEST)
    frames = recording.get_frames_between(begin, time.monotonic()).mean(axis=1)
    said, other = likeness(frames, WAITING), likeness(frames, OTHER)
    print(f"likeness {said:.3f}, other {other:.3f}, silent again: {through}")
    return through and said >= LIKE > other


def likeness(frames: Any, said: str) -> float:
    """How like a sentence a recording is, in the voices in which Serbian is said."""
    return max(
        heard.likeness(frames, audio.RATE, said, tag, SPEED, torn=True) for tag in ("sr", "hr")
    )


def text_game(command: Sequence[str], environment: Mapping[str, str]) -> list[str]:
    """Play a few lines in text mode; each utterance. The program for a console is in it anyway."""
    text = [] if command[-1].endswith("audiowar-text.exe") else ["--text"]
    there = {name: value for name, value in environment.items() if name != "DISPLAY"}
    done = subprocess.run(
        [*command, *text, *FLAGS], input=KEYS.encode(), capture_output=True, env=there,
        timeout=90,
    )  # fmt: skip
    return done.stdout.decode("utf-8").splitlines()


def expected(home: Path) -> list[str]:
    """What the program says here, unfrozen, to the same keys."""
    lines = text_game(SOURCE_COMMAND, {**os.environ, "AUDIOWAR_HOME": str(home)})
    assert any("potez 2." in line for line in lines), lines
    return lines


def laid(program: Path, folder: Path) -> Path:
    """Lay a program, with what belongs to it, into a folder; where it is there."""
    folder.mkdir(parents=True)
    if program.parent.name != "audiowar":
        return Path(shutil.copy(program, folder))
    shutil.copytree(program.parent, folder / "audiowar", copy_function=os.link)
    return folder / "audiowar" / program.name


def keeps_games(
    program: Path, starter: Sequence[str], environment: Mapping[str, str], usual: Path
) -> None:
    """Play a little with a program; then with the file beside it that keeps its games there.

    Without that file they are in the player's usual folder, of which the other one takes nothing.
    """
    there = {name: value for name, value in environment.items() if name != DATA_FOLDER_VARIABLE}
    beside = program.parent / "data"
    told = text_game((*starter, str(program)), there)
    assert games(usual) == 1 and not beside.exists(), told
    before = {path: path.read_bytes() for path in usual.rglob("*") if path.is_file()}
    (program.parent / PORTABLE_FILE).write_text("")
    assert text_game((*starter, str(program)), there) == told
    assert games(beside) == 1 and (beside / "settings.json").is_file()
    assert {path: path.read_bytes() for path in usual.rglob("*") if path.is_file()} == before


def games(folder: Path) -> int:
    """How many games are saved in a folder of the program's data."""
    return len(list((folder / "games").glob("*.jsonl")))


def told(command: Sequence[str], environment: Mapping[str, str]) -> tuple[int, list[str]]:
    """Run a command that asks nothing; its status and what it wrote."""
    done = subprocess.run(
        command, input=b"", capture_output=True, env=dict(environment), timeout=120
    )
    return done.returncode, done.stdout.decode("utf-8").splitlines()


@contextlib.contextmanager
def serving(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[str]:
    """Run a command that serves; give the address that its first line says."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    process = subprocess.Popen(command, env=dict(environment), start_new_session=True, **pipes)  # type: ignore[call-overload]
    try:
        line = process.stdout.readline().decode("utf-8")
        address = re.search(r"(http://localhost|127\.0\.0\.1):\d+", line)
        assert address, (line, line or process.communicate(timeout=60), process.poll())
        yield address[0]
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def play_together(
    command: Sequence[str], environment: Mapping[str, str], folder: str
) -> list[dict[str, Any]]:
    """Say hello to a program's server; the frames until it has welcomed us."""
    words = ("serve", "--lang", "en", "--host", "127.0.0.1", "--port", "0", "--data", folder)
    with serving((*command, *words), environment) as address:
        link = ServerConnection(address, "Ana", "en")
        frames: list[dict[str, Any]] = []
        end = time.monotonic() + 30
        while not any(frame["type"] == "welcome" for frame in frames):
            assert time.monotonic() < end, frames
            frames += link.take_frames()
            time.sleep(0.05)
        link.close()
    return frames


def page_is_whole(command: Sequence[str], environment: Mapping[str, str]) -> None:
    """Ask a program for every file of the page for browsers that was built here."""
    if not has_page(SITE_FOLDER):
        pytest.skip("the page for browsers was not built (packaging/web/build)")
    with serving((*command, "web", "--no-open", "--port", "0"), environment) as address:
        for path in sorted(SITE_FOLDER.rglob("*")):
            if path.is_file() and path.suffix not in (".br", ".gz"):
                with urlopen(f"{address}/{path.relative_to(SITE_FOLDER).as_posix()}") as given:
                    assert given.read() == path.read_bytes(), path
