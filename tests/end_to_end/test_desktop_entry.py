"""The program is installed into the desktop's menu and started from there, with Orca running."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import pytest

from .rig import orca, screen, speech_server
from .rig.orca import Orca
from .rig.session import REPOSITORY, PlayingSeat

SYSTEM_PYTHON = "/usr/bin/python3"
"""Debian's, in which Orca runs, and which so has the library of the desktop."""
STARTER = """
import sys
from gi.repository import Gio
entry = Gio.DesktopAppInfo.new("audiowar.desktop")
assert entry.should_show() and "Game" in entry.get_categories(), entry.get_categories()
entry.launch([], None)
print(entry.get_generic_name())
"""
"""Finds the entry by its name in the folders of the desktop, as its menu does, and starts it."""
MISSING = ", ".join(
    filter(
        None,
        (
            screen.name_missing_programs(),
            speech_server.name_missing_programs(),
            orca.name_missing_programs(),
        ),
    )
)
pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {MISSING}")


@pytest.fixture
def program(short_folder: Path) -> Path:
    """A folder like the one that is downloaded; its program runs the one under test."""
    folder = short_folder / "the program"
    shutil.copytree(REPOSITORY / "packaging" / "linux", folder)
    (folder / "audiowar.png").write_bytes(b"")
    start = folder / "audiowar"
    python, pid = shlex.quote(sys.executable), shlex.quote(str(folder / "pid"))
    start.write_text(
        f'#!/bin/sh\necho $$ > {pid}\nexec {python} -m audiowar "$@" >/dev/null 2>&1\n'
    )
    start.chmod(0o755)
    return folder


@pytest.fixture
def reader(seat: PlayingSeat, short_folder: Path) -> Iterator[Orca]:
    """A running Orca."""
    reader = Orca(seat.server, seat.environment, short_folder / "o", seat.display.display)
    with reader:
        yield reader


@pytest.fixture
def desktop(
    seat: PlayingSeat, reader: Orca, program: Path, short_folder: Path
) -> Iterator[Mapping[str, str]]:
    """The environment of a desktop into whose menu the program was installed."""
    environment = {
        **reader.environment,
        "XDG_DATA_HOME": str(short_folder / "data"),
        "AUDIOWAR_HOME": str(seat.home),
        "PYTHONPATH": str(REPOSITORY),
        # Without a sound device a second message follows, and a slow Orca reads that one twice.
        "ALSOFT_DRIVERS": "null",
        "LC_ALL": "C.UTF-8",
        "LANGUAGE": "es",
    }
    subprocess.run(["sh", str(program / "install.sh")], env=environment, check=True)
    yield environment
    if (program / "pid").exists():
        with suppress(ProcessLookupError):
            os.kill(int((program / "pid").read_text()), signal.SIGKILL)


def heard(seat: PlayingSeat, text: str, seconds: float = 150.0) -> bool:
    """Whether a text reaches the voice by then; Orca's first text may take very long."""
    end = time.monotonic() + seconds
    while not any(text in one.text for one in seat.server.get_spoken_sentences()):
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def test_it_starts_from_the_menu_and_its_first_words_reach_the_voice_of_orca(
    seat: PlayingSeat, desktop: Mapping[str, str]
) -> None:
    begin = [SYSTEM_PYTHON, "-c", STARTER]
    done = subprocess.run(begin, env=desktop, capture_output=True, text=True, timeout=30)
    assert done.returncode == 0, done.stderr
    assert heard(seat, "Choose your language with the arrows, then press Enter."), (
        seat.server.get_spoken_sentences()
    )
    seat.display.focus("audiowar")
    seat.display.keys("Down")
    assert heard(seat, "Español"), seat.server.get_spoken_sentences()
    assert any("Screen reader on" in one.text for one in seat.server.get_spoken_sentences())


def test_the_menu_names_it_in_the_language_of_the_desktop(
    desktop: Mapping[str, str], program: Path
) -> None:
    named = STARTER.replace("entry.launch([], None)\n", "")
    for language, wanted in (("es", "Juegos de cartas de oído"), ("sr@latin", "Igre kartama")):
        there = {**desktop, "LANGUAGE": language}
        there.pop("LC_ALL")
        told = subprocess.run([SYSTEM_PYTHON, "-c", named], env={**there, "LANG": "C.UTF-8"},
                              capture_output=True, text=True, check=True)  # fmt: skip
        assert wanted in told.stdout
