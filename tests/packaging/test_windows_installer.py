"""The installer and the uninstaller under Wine, as somebody without a mouse goes through them.

What each page shows is asked of Windows itself, as screen readers do. AUDIOWAR_EVERY_LANGUAGE=1
tries every language.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from audiowar import __version__

from ..end_to_end.rig import screen
from ..end_to_end.rig.missing_programs import require_programs
from .built import SLOW
from .conftest import TOP
from .test_windows_play import build, wine_environment

COMPILER = "x86_64-w64-mingw32-gcc"
LANGUAGES = ("en", "es", "ro", "sr", "sr-Cyrl")
"""In the order in which the installer offers them."""
TRIED = LANGUAGES if os.environ.get("AUDIOWAR_EVERY_LANGUAGE") else LANGUAGES[-1:]
"""Those that are tried: each takes some seconds, and the last has the most letters of its own."""
ENGLISH = {"Cancel", "Close", "Finish", "&Finish", "Install", "&Install", "Uninstall", "&Uninstall"}
"""What says the English pages' buttons."""


class Control(NamedTuple):
    """What is visible: a window or what is in it."""

    level: str
    kind: str
    focus: str
    text: str


class Installer:
    """The installer of a program that does nothing, in a Windows with a screen of its own."""

    def __init__(self, work: Path, environment: dict[str, str], shown: screen.Screen) -> None:
        self.work = work
        self.environment = environment
        self.shown = shown

    @property
    def folder(self) -> Path:
        """Where it is told to install."""
        return self.work / "there"

    @property
    def place(self) -> str:
        """The same as Windows names it."""
        return "Z:" + str(self.folder).replace("/", "\\")

    def run(self, program: Path, *words: str) -> subprocess.Popen[bytes]:
        """Start a program of Windows; what it writes is in a file.

        A pipe would be open for as long as Windows runs, which it does after the first program.
        """
        with (self.work / "out.txt").open("wb") as written:
            return subprocess.Popen(
                ["wine", str(program), *words],
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=written,
                stderr=subprocess.DEVNULL,
            )

    def visible(self) -> list[Control]:
        """What is visible now."""
        self.run(self.work / "read_windows.exe").wait(SLOW)
        lines = (self.work / "out.txt").read_text(encoding="utf-8").splitlines()
        return [Control(*line.split("|", 3)) for line in lines if line.count("|") >= 3]

    def until(self, ready: Callable[[list[Control]], bool]) -> list[Control]:
        """Wait until what is visible is so; all of it."""
        end = time.monotonic() + SLOW
        while not ready(found := self.visible()):
            assert time.monotonic() < end, found
            time.sleep(0.1)
        return found

    def page(self, kind: str, text: str) -> list[Control]:
        """Wait for the page on which something of a class shows a text, with the keyboard in it."""

        def ready(found: list[Control]) -> bool:
            shown = any(one.kind == kind and text in one.text for one in found)
            return shown and any(one.focus for one in found)

        return self.until(ready)

    def press(self, title: str, *keys: str) -> None:
        """Press keys in the window with this title."""
        self.shown.focus(title)
        self.shown.keys(*keys)


@pytest.fixture(scope="module")
def installer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installer]:
    """The installer, made once; what it has changed in Windows is taken away afterwards."""
    folder = build()
    require_programs("makensis", COMPILER, screen)
    work = tmp_path_factory.mktemp("installer")
    make(work)
    with screen.Screen() as shown:
        environment = {**wine_environment(folder, work), "DISPLAY": shown.display}
        made = Installer(work, environment, shown)
        try:
            yield made
        finally:
            subprocess.run(["wineserver", "-k"], env=environment)
            if (uninstaller := made.folder / "uninstall.exe").exists():
                # Where it is told the folder it does not go on elsewhere, and can be waited for.
                assert made.run(uninstaller, "/S", f"_?={made.place}").wait(SLOW) == 0
            subprocess.run(["wineserver", "-k"], env=environment)


def make(work: Path) -> None:
    """Make the installer, and the program that reads what is visible."""
    small = work / "small"
    small.mkdir()
    for name in ("audiowar.exe", "audiowar-text.exe"):
        (small / name).write_bytes(b"MZ")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(TOP / "packaging"))
        icon = importlib.import_module("icon").make_ico()
        nsis = importlib.import_module("installer").make_installer
        made = work / "audiowar-setup.exe"
        nsis(small, made, __version__, icon, work / "nsis", 1_700_000_000)
    make_reader(work)


def make_reader(work: Path) -> None:
    """Make the program that reads what is visible."""
    source = TOP / "packaging" / "windows" / "read_windows.c"
    reader = work / "read_windows.exe"
    subprocess.run([COMPILER, "-O2", str(source), "-o", str(reader)], check=True)


@pytest.mark.parametrize("tag", TRIED)
def test_every_page_can_be_read_and_gone_through_by_keys(tag: str, installer: Installer) -> None:
    words = importlib.import_module("words")
    told = {
        name: words.remove_backticks(text)
        for name, text in words.load_words(tag)["installer"].items()
    }
    setup = installer.run(installer.work / "audiowar-setup.exe", f"/D={installer.place}")
    installer.page("ComboBox", "")
    installer.press("Installer Language", "Home", *["Down"] * LANGUAGES.index(tag), "Return")
    pages = [installer.page("Edit", installer.place)]
    installer.press("audiowar", "Return")
    pages.append(installer.page("Static", told["finished"]))
    assert any(one.kind == "Button" and one.text == told["start"] for one in pages[-1])
    # To the end without starting the game, which this one is not.
    installer.press("audiowar", "space", "Return")
    setup.wait(SLOW)
    assert (installer.folder / "language.txt").read_text(encoding="utf-8") == tag

    installer.run(installer.folder / "uninstall.exe")
    pages.append(installer.page("Edit", installer.place))
    installer.press("audiowar", "Return")
    asked = installer.page("Static", told["games"])
    # In the language of Windows: what Enter presses keeps the games.
    assert [one.text for one in asked if one.focus] == ["&No"]
    installer.press("audiowar", "Return")
    pages.append(
        installer.until(
            lambda found: (
                all(told["games"] not in one.text for one in found)
                and any(one.kind == "Button" and one.focus for one in found)
            )
        )
    )
    installer.press("audiowar", "Return")
    installer.until(lambda found: all(one.level != "0" for one in found))
    for page in pages:
        assert [one.text for one in page if one.focus] != [""], "what has the keyboard has a name"
        shown = {one.text for one in page if one.kind == "Button"}
        assert (tag == "en") == bool(shown & ENGLISH), shown
    assert not installer.folder.exists()
