"""Debian's Firefox without a window, driven by the protocol that it brings (Marionette)."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

from .running import Running, make_tied_command

PROGRAM = shutil.which("firefox-esr") or shutil.which("firefox")
PREFERENCES = {
    "marionette.port": 0,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False,
    "media.autoplay.default": 0,
    "intl.accept_languages": "sr-RS, en",
}
KEYS = {"Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c", "ArrowRight": "\ue014",
        "ArrowDown": "\ue015", "Home": "\ue011", "F1": "\ue031", "Shift": "\ue008"}  # fmt: skip


def name_missing_programs() -> str:
    """Return the name of the program that is not installed, or nothing."""
    return "" if PROGRAM else "firefox-esr"


class Firefox(Running):
    """The browser with a profile in a folder."""

    def __init__(self, folder: Path) -> None:
        self._profile = folder
        self._process: subprocess.Popen[bytes] | None = None
        self._socket: socket.socket | None = None
        self._number = 0

    def start(self) -> None:
        """Start it and open a session."""
        assert PROGRAM is not None
        self._profile.mkdir(parents=True, exist_ok=True)
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in PREFERENCES.items()]
        (self._profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
        said = self._profile / "MarionetteActivePort"
        said.unlink(missing_ok=True)
        self._process = subprocess.Popen(
            make_tied_command(
                PROGRAM,
                "--headless",
                "--marionette",
                "--no-remote",
                "--profile",
                f"{self._profile}",
            ),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + 60
        while not (said.exists() and said.read_text().strip()):
            if time.monotonic() > end:
                self.kill()
                raise RuntimeError("firefox does not start")
            time.sleep(0.1)
        self._socket = socket.create_connection(("127.0.0.1", int(said.read_text())), 120)
        self._read()
        self.ask("WebDriver:NewSession", {"capabilities": {}})

    def kill(self) -> None:
        """End it."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def ask(self, command: str, args: dict[str, Any]) -> Any:
        """Do a command of the protocol; RuntimeError says what went wrong."""
        assert self._socket is not None
        self._number += 1
        said = json.dumps([0, self._number, command, args]).encode()
        self._socket.sendall(str(len(said)).encode() + b":" + said)
        _, _, fault, answer = self._read()
        if fault:
            raise RuntimeError(f"{command}: {fault}")
        return answer

    def _read(self) -> Any:
        assert self._socket is not None
        length = b""
        while (byte := self._received(1)) != b":":
            length += byte
        data = b""
        while len(data) < int(length):
            data += self._received(int(length) - len(data))
        return json.loads(data)

    def _received(self, most: int) -> bytes:
        """Return what came, so many bytes at most. Raises RuntimeError when the browser ended."""
        assert self._socket is not None
        data = self._socket.recv(most)
        if not data:
            raise RuntimeError("firefox has ended")
        return data

    def go(self, place: str) -> None:
        """Open a page."""
        self.ask("WebDriver:Navigate", {"url": place})

    def run(self, script: str, *args: Any) -> Any:
        """Run a script, whose promise is awaited, and return what it returns."""
        body = f"return (async () => {{ {script} }})()"
        return self.ask("WebDriver:ExecuteScript", {"script": body, "args": list(args)})["value"]

    def wait(self, expression: str, seconds: float = 30) -> None:
        """Wait until an expression is true."""
        end = time.monotonic() + seconds
        while not self.run(f"return !!({expression})"):
            assert time.monotonic() < end, f"never: {expression}"
            time.sleep(0.05)

    def press(self, *keys: str) -> None:
        """Press keys."""
        for key in keys:
            name = KEYS.get(key, key)
            actions = [{"type": kind, "value": name} for kind in ("keyDown", "keyUp")]
            source = {"type": "key", "id": "keys", "actions": actions}
            self.ask("WebDriver:PerformActions", {"actions": [source]})
            time.sleep(0.15)
