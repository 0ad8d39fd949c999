"""A browser with a window on a test's screen, that Orca reads and a driver looks into."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path

from .running import Running
from .screen import Screen

PROGRAM = shutil.which("chromium")
FLAGS = ("--no-sandbox", "--force-renderer-accessibility", "--no-first-run", "--disable-gpu",
         "--no-default-browser-check", "--remote-debugging-port=0")  # fmt: skip


def missing() -> str:
    """Which program is not installed, or nothing."""
    return "" if PROGRAM else "chromium"


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
            "DISPLAY": screen.display,
            "ACCESSIBILITY_ENABLED": "1",
            "GNOME_ACCESSIBILITY": "1",
            "GTK_MODULES": "gail:atk-bridge",
        }
        self._process: subprocess.Popen[bytes] | None = None
        self.port = 0
        """Where a driver may look into it."""

    def start(self) -> None:
        """Start it and wait until a driver may come."""
        assert PROGRAM is not None
        self._profile.mkdir(parents=True, exist_ok=True)
        said = self._profile / "DevToolsActivePort"
        said.unlink(missing_ok=True)
        self._process = subprocess.Popen(
            [PROGRAM, *FLAGS, f"--user-data-dir={self._profile}", f"--app={self._page}"],
            env=self._environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        end = time.monotonic() + 30
        while not (said.exists() and said.read_text().strip()):
            if time.monotonic() > end:
                self.kill()
                raise RuntimeError("chromium does not start")
            time.sleep(0.1)
        self.port = int(said.read_text().split()[0])

    def kill(self) -> None:
        """End it and its children without a word."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None
