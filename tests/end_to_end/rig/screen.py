"""A screen and a keyboard for tests: a private X server that shows nothing to anybody."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Mapping

from .running import Running, make_tied_command

PROGRAMS = ("Xvfb", "xdotool", "setxkbmap")
QUIET = ("-nolisten", "tcp", "-noreset")


def name_missing_programs() -> str:
    """Return the names of the programs that are not installed, or nothing."""
    return ", ".join(name for name in PROGRAMS if shutil.which(name) is None)


class Screen(Running):
    """An X server with a display number that it finds itself."""

    def __init__(self, size: str = "1024x768") -> None:
        self.size = size
        self.display = ""
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it has said its number."""
        read, write = os.pipe()
        self._process = subprocess.Popen(
            make_tied_command(
                "Xvfb", "-displayfd", str(write), "-screen", "0", f"{self.size}x24", *QUIET
            ),
            pass_fds=[write],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        if not number:
            raise RuntimeError("Xvfb has not started")
        self.display = f":{number}"

    def kill(self) -> None:
        """End it."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def tool(self, *words: str, check: bool = True) -> str:
        """Run a program on this screen; what it printed."""
        environment: Mapping[str, str] = {**os.environ, "DISPLAY": self.display}
        done = subprocess.run(words, env=environment, capture_output=True, text=True)
        if check and done.returncode:
            raise RuntimeError(f"{' '.join(words)}: {done.stderr}")
        return done.stdout

    def focus(self, title: str, seconds: float = 180.0) -> None:
        """Wait for a window with this title and give it the keyboard, as a window manager does."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = self.tool("xdotool", "search", "--onlyvisible", "--name", title, check=False)
            if found.split():
                self.tool("xdotool", "windowfocus", "--sync", found.split()[-1])
                return
            time.sleep(0.1)
        raise RuntimeError(f"no window {title}")

    def layout(self, name: str) -> None:
        """Put another keyboard in place."""
        self.tool("setxkbmap", *name.split())

    def keys(self, *names: str) -> None:
        """Press keys one after another, by the names of X."""
        self.tool("xdotool", "key", *names)
