"""Debian's Chromium: with a window on a test's screen, that Orca reads, or without one."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .running import Running, make_tied_command
from .screen import Screen

PROGRAM = shutil.which("chromium")
WINDOWLESS_PROGRAM = shutil.which("chromium-headless-shell")
"""The same browser without windows, and so without the work of drawing them."""
FLAGS = ("--no-sandbox", "--force-renderer-accessibility", "--no-first-run", "--disable-gpu",
         "--no-default-browser-check", "--remote-debugging-port=0")  # fmt: skip


def name_missing_programs() -> str:
    """Return what is not installed of the browser and its driver, or nothing."""
    needed = {
        "chromium": PROGRAM,
        "chromium-headless-shell": WINDOWLESS_PROGRAM,
        "playwright": find_spec("playwright"),
    }
    return ", ".join(name for name, found in needed.items() if found is None)


@contextmanager
def launch_windowless_browser(*flags: str) -> Iterator[Any]:
    """Launch the browser without a window, led by its driver; as root it has no sandbox.

    It runs what it compiles as it is: optimizing took a quarter of its time, and the page of a test
    is closed before that pays. With a window it optimizes, as everybody's does.
    """
    from playwright.sync_api import sync_playwright

    args = ["--no-sandbox", "--js-flags=--liftoff-only", *flags]
    how: dict[str, Any] = {"executable_path": WINDOWLESS_PROGRAM, "args": args}
    with sync_playwright() as driver, driver.chromium.launch(**how) as running:
        yield running


class Chromium(Running):
    """Debian's browser, with one page and nothing round it."""

    def __init__(
        self, screen: Screen, environment: Mapping[str, str], folder: Path, page: str
    ) -> None:
        self._screen = screen
        self._profile = folder
        self._page = page
        self._environment = {
            **environment,
            "HOME": str(folder),
            # There it makes a socket, whose path may have 107 characters.
            "TMPDIR": "/tmp",
            "DISPLAY": screen.display,
            "ACCESSIBILITY_ENABLED": "1",
            "GNOME_ACCESSIBILITY": "1",
            "GTK_MODULES": "gail:atk-bridge",
        }
        self._process: subprocess.Popen[bytes] | None = None
        self.place = ""
        """Where a driver may look into it: no question over HTTP, which a proxy would get."""

    def start(self) -> None:
        """Start it and wait until a driver may come."""
        assert PROGRAM is not None
        self._profile.mkdir(parents=True, exist_ok=True)
        said = self._profile / "DevToolsActivePort"
        said.unlink(missing_ok=True)
        self._process = subprocess.Popen(
            make_tied_command(
                PROGRAM, *FLAGS, f"--user-data-dir={self._profile}", f"--app={self._page}"
            ),
            env=self._environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        end = time.monotonic() + 30
        while not (said.exists() and len(said.read_text().split()) == 2):
            if time.monotonic() > end:
                self.kill()
                raise RuntimeError("chromium does not start")
            time.sleep(0.1)
        port, path = said.read_text().split()
        self.place = f"ws://127.0.0.1:{port}{path}"

    def kill(self) -> None:
        """End it and its children without a word."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None
