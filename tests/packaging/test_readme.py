"""The commands of README.md, run as they stand there, in a folder as a fresh clone is.

What is found there and is not run says here why not; a command that README gains fails until it
has its place in these lists.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import pytest

from audiowar.l10n.discover_locales import discover_locales

TOP: Final = Path(__file__).parents[2]
START: Final = "python3 -m venv .venv && .venv/bin/pip install . && .venv/bin/audiowar"
PAGE: Final = "packaging/web/build && .venv/bin/audiowar web"
CHECK: Final = (
    'python3 -m venv .venv && .venv/bin/pip install -e ".[test]" && .venv/bin/python -m pytest'
)
WINDOWS: Final = ("py -m venv .venv", r".venv\Scripts\pip install .", r".venv\Scripts\audiowar")
LASTING: Final = ("audiowar web", "audiowar serve")
"""How commands begin that run until Ctrl+C."""
SILENT: Final = "python -m tools.check_locales"
"""Says nothing where nothing is wrong."""
NOT_RUN: Final = {
    *WINDOWS,  # compared with what is run here
    ".ci/run",  # runs this test
    "packaging/release",  # tests/packaging/test_release.py
    "packaging/web/build DIR",  # the same as without DIR, and tests/web/test_site.py
    *("audiowar web", "audiowar serve"),  # the shortest shapes of others
}
VALUES: Final = {
    "GAME": "scientific",
    "name=value": "jokers=2",
    "NAME,NAME": "random,sensible",
    "brief|normal|full": "brief",
    "--games K": "--games 1",
    "--games N": "--games 2",
    "--players N": "--players 3",
    "--port N": "--port 0",
    "--seat N": "--seat 0",
    "--seed S": "--seed 7",
    "NAME": "razboi",
    "DIR": "audiowar/web/site",
    "...": "",
}
"""What is put in the place of the words in capitals, the longer ones first."""
INSTALLS: Final = 900.0
"""Seconds in which the program is fetched and installed."""
BUILDS: Final = 1200.0
ANSWERS: Final = 120.0
TOOLS: Final = ("git", "npm", "opusenc", "lame", "brotli")
ABSENT: Final = ", ".join(name for name in TOOLS if shutil.which(name) is None)
pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="the commands of Linux and macOS"),
    pytest.mark.skipif(bool(ABSENT), reason=f"not installed: {ABSENT}"),
    pytest.mark.xdist_group("readme"),
    pytest.mark.timeout(INSTALLS + BUILDS),
]


def commands(text: str) -> list[str]:
    """Return the commands of a text in Markdown: lines of blocks, and those in a sentence."""
    found: list[str] = []
    for block in re.findall(r"(?:^    .*\n)+", text, re.MULTILINE):
        for line in block.splitlines():
            part = line[4:]
            if part.startswith(" "):
                # A longer command goes on; else it is what is said of it.
                found[-1] += ("" if part.strip().startswith("[") else " ") + f" {part.strip()}"
            elif part:
                found.append(part)
    prose = re.sub(r"^    .*\n", "", text, flags=re.MULTILINE)
    inline = [" ".join(one.split()) for one in re.findall(r"`([^`]+)`", prose)]
    heads = ("audiowar ", "python -m ", "packaging/", ".ci/", "pip ")
    found += [one for one in inline if one.startswith(heads) and not one.endswith((".md", ".py"))]
    return list(dict.fromkeys(re.split(r"\s{2,}", one)[0] for one in found))


README: Final = commands((TOP / "README.md").read_text(encoding="utf-8"))
SHORT: Final = [
    one
    for one in README
    if one.startswith(("audiowar ", "python -m ")) and not one.startswith(LASTING)
    if one not in NOT_RUN
]
"""Commands that end by themselves."""
LONG: Final = [one for one in README if one.startswith(LASTING) and one not in NOT_RUN]


def shapes(usage: str, file: Path) -> list[str]:
    """Return a command with nothing that may be left out, and with all of it."""
    shortest = re.sub(r" \[[^]]*\]", "", usage)
    found = []
    for shape in dict.fromkeys((shortest, re.sub(r"[][]", "", usage))):
        for word, value in VALUES.items():
            shape = shape.replace(word, value)
        found.append(shape.replace("FILE", f"'{file}'").strip())
    return found


class Clone:
    """A folder as somebody has it who has just fetched the program."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "Ž Đ" / "audiowar"
        self.home = folder / "home"
        self.game = folder / "a game.jsonl"
        self._copy()
        own = Path(sys.prefix).resolve()
        path = [one for one in os.environ["PATH"].split(os.pathsep) if own not in Path(one).parents]
        apart = ("VIRTUAL_ENV", "PYTHONPATH", "DISPLAY", "WAYLAND_DISPLAY", "LC_ALL")
        self.environment = {k: v for k, v in os.environ.items() if k not in apart}
        self.environment |= {
            **{"PATH": os.pathsep.join([str(self.folder / ".venv" / "bin"), *path])},
            # Only what is tried here is told, to nobody's screen.
            **{"AUDIOWAR_HOME": str(self.home), "BROWSER": "true", "LC_ALL": "C.UTF-8"},
            **{"AUDIOWAR_NO_SKIPS": "", "PYTEST_ADDOPTS": "", "PYTHONUNBUFFERED": "1"},
        }

    def _copy(self) -> None:
        """Copy what git keeps, and what was fetched before for the page."""
        asked = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
        listed = subprocess.run(asked, cwd=TOP, check=True, capture_output=True).stdout
        for name in filter(None, listed.decode().split("\0")):
            if (TOP / name).is_file():
                (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(TOP / name, self.folder / name)
        cache = self.folder / "build" / "web"
        for old in (TOP / "build" / "web").glob("*"):
            if re.fullmatch(r"pyodide-[\d.]+\.tgz|wheels-[0-9a-f]+|packed-11", old.name):
                cache.mkdir(parents=True, exist_ok=True)
                (shutil.copytree if old.is_dir() else shutil.copy)(old, cache / old.name)

    def run(self, command: str, seconds: float, **more: str) -> str:
        """Run a command with nothing on its standard input; return what it says."""
        with self.begun(command, **more) as process:
            said, _ = process.communicate(timeout=seconds)
        assert process.returncode == 0, (command, process.returncode, said[-3000:])
        return said

    @contextmanager
    def begun(self, command: str, **more: str) -> Iterator[subprocess.Popen[str]]:
        """Begin a command; in the end it and what it has started are gone."""
        process = subprocess.Popen(
            ["/bin/sh", "-c", command],
            cwd=self.folder,
            env={**self.environment, **more},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            start_new_session=True,
            # What a shell has started in the background begins with Ctrl+C ignored, as we might.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        try:
            with process:
                try:
                    yield process
                finally:
                    with contextlib.suppress(ProcessLookupError):
                        os.killpg(process.pid, signal.SIGKILL)
        finally:
            process.wait()

    def serves(self, command: str, port: int, seconds: float) -> None:
        """Begin a command that gives the page, fetch it there, and press Ctrl+C."""
        wait_for_port(port)
        with self.begun(command) as process:
            place = found_address(process, seconds)
            assert not port or f":{port}/" in place, place
            with urlopen(place, timeout=ANSWERS) as answer:
                assert b"audiowar" in answer.read()
            with urlopen(f"{place}site.json", timeout=ANSWERS) as answer:
                assert json.loads(answer.read())["version"]
            os.killpg(process.pid, signal.SIGINT)
            rest, _ = process.communicate(timeout=ANSWERS)
        # A shell in between is ended by Ctrl+C itself.
        assert process.returncode in (0, -signal.SIGINT), (command, process.returncode, rest)
        assert "Traceback" not in rest, rest


def found_address(process: subprocess.Popen[str], seconds: float) -> str:
    """Return the address of the page that a program tells; its own end is the bound's."""
    end, said = time.monotonic() + seconds, []
    assert process.stdout is not None
    for line in process.stdout:
        said.append(line)
        if found := re.search(r"http://[\w.]+:\d+/", line):
            return found[0]
        assert time.monotonic() < end, said
    raise AssertionError("".join(said))


def wait_for_port(port: int) -> None:
    """Wait until nobody listens at a port that a command takes by itself."""
    end = time.monotonic() + ANSWERS
    while port:
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)):
                return
        assert time.monotonic() < end, f"something else listens at {port}"
        time.sleep(0.5)


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Clone:
    """A clone in which the first command of README has been run."""
    found = Clone(tmp_path_factory.mktemp("readme"))
    said = found.run(START, INSTALLS)
    assert discover_locales()["en"].language_request in said, said[-3000:]
    return found


def test_every_command_is_run_or_says_why_not() -> None:
    assert START in README and PAGE in README and CHECK in README
    known = {START, PAGE, CHECK, *SHORT, *LONG, *NOT_RUN}
    assert set(README) <= known, set(README) - known
    assert len(SHORT) >= 8 and len(LONG) >= 2
    here = [re.sub(r"^py ", "python3 ", one).replace("\\", "/") for one in WINDOWS]
    assert " && ".join(here).replace("Scripts", "bin") == START


def test_the_page_is_found_by_the_program_that_was_installed(clone: Clone) -> None:
    clone.serves(PAGE, 8064, BUILDS)


@pytest.mark.parametrize("usage", LONG)
def test_what_serves_gives_the_page(clone: Clone, usage: str) -> None:
    port = {"audiowar web": 8064, "audiowar serve": 7470}
    for command in shapes(usage, clone.game):
        clone.serves(command, port.get(command, 0), ANSWERS)


def test_the_other_commands_do_what_they_are_there_for(clone: Clone) -> None:
    for usage in SHORT:
        if not usage.startswith("python"):
            for command in shapes(usage, clone.game):
                said = clone.run(command, ANSWERS)
                assert said or "--out" in command or command == SILENT, command
                assert "Traceback" not in said, said


def test_the_tests_start_and_find_themselves(clone: Clone) -> None:
    said = clone.run(CHECK, INSTALLS, PYTEST_ADDOPTS="-n 0 -k test_packages")
    assert re.search(r"[1-9]\d* passed", said) and re.search(r"\d{4} deselected", said), said
    for usage in SHORT:
        if usage.startswith("python"):
            (command,) = shapes(usage, clone.game)
            with clone.begun(command) as process:
                said, _ = process.communicate(timeout=ANSWERS)
            assert said and "Traceback" not in said, said
