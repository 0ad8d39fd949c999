"""The installer under Wine as somebody without a mouse goes through it, in every language.

What each page shows is asked of Windows itself, as screen readers do.
"""

from __future__ import annotations

import importlib
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from audiowar import __version__

from ..end_to_end.rig import screen
from .conftest import TOP
from .test_windows_play import build, wine_environment

COMPILER = "x86_64-w64-mingw32-gcc"
LANGUAGES = ("en", "es", "ro", "sr", "sr-Cyrl")
"""In the order in which the installer offers them."""


class Control(NamedTuple):
    """What is visible: a window or what is in it."""

    level: str
    kind: str
    focus: str
    text: str


class Installer:
    """The installer on a screen of its own."""

    def __init__(self, environment: dict[str, str], reader: Path, shown: screen.Screen) -> None:
        self.environment = environment
        self.reader = reader
        self.shown = shown

    def visible(self) -> list[Control]:
        """What is visible now."""
        done = subprocess.run(
            ["wine", str(self.reader)], env=self.environment, input=b"", capture_output=True
        )
        lines = done.stdout.decode("utf-8").splitlines()
        return [Control(*line.split("|", 3)) for line in lines if line.count("|") >= 3]

    def wait(self, kind: str, text: str = "") -> list[Control]:
        """Wait until something of a class shows a text; all that is visible then."""
        end = time.monotonic() + 60
        while True:
            found = self.visible()
            if any(one.kind == kind and text in one.text for one in found):
                return found
            assert time.monotonic() < end, (kind, text, found)
            time.sleep(0.3)

    def press(self, title: str, *keys: str) -> None:
        """Press keys in the window with this title."""
        self.shown.focus(title)
        self.shown.keys(*keys)


@pytest.fixture(scope="module")
def setup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The installer of a program that does nothing."""
    build()
    if missing := [name for name in ("makensis", COMPILER) if shutil.which(name) is None]:
        pytest.skip(f"not installed: {', '.join(missing)}")
    work = tmp_path_factory.mktemp("installer")
    small = work / "small"
    small.mkdir()
    for name in ("audiowar.exe", "audiowar-text.exe"):
        (small / name).write_bytes(b"MZ")
    icon = importlib.import_module("icon").ico()
    make = importlib.import_module("installer").installer
    return Path(make(small, work / "setup.exe", __version__, icon, work / "nsis"))


@pytest.fixture
def installer(tmp_path: Path, setup: Path) -> Iterator[Installer]:
    """It, just started; taken away afterwards."""
    if absent := screen.missing():
        pytest.skip(f"not installed: {absent}")
    reader = tmp_path / "read_windows.exe"
    source = TOP / "packaging" / "windows" / "read_windows.c"
    subprocess.run([COMPILER, "-O2", str(source), "-o", str(reader)], check=True)
    with screen.Screen() as shown:
        environment = {
            **wine_environment(build(), tmp_path),
            "DISPLAY": shown.display,
            "LC_ALL": "C.UTF-8",
        }
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        target = "/D=Z:" + str(tmp_path / "there").replace("/", "\\")
        command = ["wine", str(setup), target]
        process = subprocess.Popen(command, env=environment, **pipes)  # type: ignore[call-overload]
        try:
            yield Installer(environment, reader, shown)
        finally:
            subprocess.run(["wineserver", "-k"], env=environment)
            process.communicate()
            remove = ["wine", str(tmp_path / "there" / "uninstall.exe"), "/S"]
            subprocess.run(remove, env=environment, input=b"", capture_output=True)
            subprocess.run(["wineserver", "-k"], env=environment)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_page_can_be_read_and_gone_through_by_keys(tag: str, installer: Installer) -> None:
    words = importlib.import_module("words")
    told = {name: words.plain(text) for name, text in words.words(tag)["installer"].items()}
    installer.wait("ComboBox")
    installer.press("Installer Language", "Home", *["Down"] * LANGUAGES.index(tag), "Return")
    folder = installer.wait("Edit", "there")
    assert [one.kind for one in folder if one.focus], "the keyboard is somewhere"
    installer.press("audiowar", "Return")
    last = installer.wait("Static", told["finished"])
    assert any(one.kind == "Button" and one.text == told["start"] for one in last)
    assert [one.text for one in last if one.focus], "what has the keyboard has a name"
    # What the pages say of themselves is in the language as well.
    english = {"Install", "Cancel", "Finish", "&Finish", "&Install", "Browse...", "B&rowse..."}
    shown = {one.text for one in (*folder, *last) if one.kind == "Button"}
    assert (tag == "en") == bool(shown & english), shown
