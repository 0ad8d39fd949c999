"""A real screen reader for tests: Orca on a session bus of its own, speaking to a test's server."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from .running import make_tied_command
from .speech_server import SpeechServer

LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
BUS = ("org.a11y.Bus", "/org/a11y/bus")
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry")
FOCUSED = "Object:StateChanged:Focused"
"""An event without which a reader reads nothing."""
PATIENCE = 60.0
"""Seconds that each part may take to begin on a busy machine."""
READER = """
import runpy, sys, threading
from orca import settings
from speechd import client
# It would end itself where its start takes ten seconds.
settings.timeoutTime = 0
class KeepEarlyEvents(client._CallbackHandler):
    def __init__(self, client_id):
        super().__init__(client_id)
        self.early = {}
        self.keeping = threading.RLock()
    def __call__(self, msg_id, *event, **more):
        with self.keeping:
            if msg_id in self._callbacks:
                super().__call__(msg_id, *event, **more)
            else:
                self.early.setdefault(msg_id, []).append((event, more))
    def add_callback(self, msg_id, callback, event_types):
        with self.keeping:
            super().add_callback(msg_id, callback, event_types)
            for event, more in self.early.pop(msg_id, ()):
                super().__call__(msg_id, *event, **more)
client._CallbackHandler = KeepEarlyEvents
sys.argv[0] = "/usr/bin/orca"
runpy.run_path(sys.argv[0], run_name="__main__")
"""
"""Starts Orca. The library that speaks for it drops the end of a text that was said before the
callback is set, as a test's quick voice does on a busy machine. Orca would then believe for good
that it still reads the page, and never go to focus mode.
"""

NO_OTHER = "#!/bin/sh\nexit 1\n"
"""Finds no process. Orca asks `pgrep` for others of the same user and gives way to them; here each
has a screen, a bus and a speech server of its own."""


def name_missing_programs() -> str:
    """Return the names of the programs that are not installed, or nothing."""
    absent = [name for name in ("orca", "dbus-daemon", "gdbus") if shutil.which(name) is None]
    return ", ".join(absent + ([] if LAUNCHER.exists() else [LAUNCHER.name]))


class Orca:
    """The reader on a screen; `environment` leads programs to its session bus."""

    def __init__(
        self, server: SpeechServer, environment: Mapping[str, str], folder: Path, display: str
    ) -> None:
        """Let it speak to this server; the folder is for its settings."""
        self.environment = {**environment, "DISPLAY": display, "GDK_BACKEND": "x11"}
        self.environment["LC_ALL"] = "C.UTF-8"
        self._server = server
        self._folder = folder
        self._running: list[subprocess.Popen[str]] = []
        self._reader: subprocess.Popen[str] | None = None

    def _run(
        self, *command: str, stdout: int = subprocess.DEVNULL, **more: str
    ) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            make_tied_command(*command),
            env={**self.environment, **more},
            stdout=stdout,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )
        self._running.append(process)
        return process

    def __enter__(self) -> Orca:
        """Start it; RuntimeError where it does not say that it is on."""
        try:
            self._start()
        except BaseException:
            self.kill()
            raise
        return self

    def _start(self) -> None:
        self._folder.mkdir(exist_ok=True)
        command = ("dbus-daemon", "--session", "--nofork", "--print-address=1")
        bus = self._run(*command, stdout=subprocess.PIPE)
        assert bus.stdout is not None
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        self._run(str(LAUNCHER), "--launch-immediately")
        # Asked before the launcher has its name, the session's bus would start a second one.
        self._until(lambda: "true" in self._owned(BUS[0]), "at-spi-bus-launcher")
        address = self._call("--session", *BUS, "org.a11y.Bus.GetAddress").split("'")[1]
        # The screen still names the bus of whoever read on it before.
        self.environment["AT_SPI_BUS_ADDRESS"] = address
        before = len(self._server.get_spoken_sentences())
        (self._folder / "pgrep").write_text(NO_OTHER)
        (self._folder / "pgrep").chmod(0o755)
        path = f"{self._folder}{os.pathsep}{self.environment['PATH']}"
        self._reader = self._run(
            *("/usr/bin/python3", "-c", READER, "-u", str(self._folder)),
            PATH=path,
        )
        on = "Screen reader on"
        self._until(
            lambda: any(on in one.text for one in self._server.get_spoken_sentences()[before:]), on
        )
        listening = (f"--address={address}", *REGISTRY, f"{REGISTRY[0]}.GetRegisteredEvents")
        self._until(lambda: FOCUSED in self._call(*listening), "a reader that listens")
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            words = ("org.freedesktop.DBus.Properties.Set", "org.a11y.Status", name, "<true>")
            self._call("--session", *BUS, *words)

    def _until(self, true: Callable[[], bool], what: str) -> None:
        """Wait until something is so; say what it was where it never is."""
        end = time.monotonic() + PATIENCE
        while not true():
            if time.monotonic() > end:
                said = [one.text for one in self._server.get_spoken_sentences()]
                ended = [one.args for one in self._running if one.poll() is not None]
                raise RuntimeError(f"no {what}; said: {said}; ended: {ended}")
            time.sleep(0.05)

    def _owned(self, name: str) -> str:
        """Whether somebody has a name on the session's bus, in D-Bus's words."""
        bus = ("org.freedesktop.DBus", "/org/freedesktop/DBus")
        return self._call("--session", *bus, "org.freedesktop.DBus.NameHasOwner", name)

    def _call(self, bus: str, name: str, path: str, method: str, *words: str) -> str:
        """Call a method over a bus; what it answered."""
        command = ["gdbus", "call", bus, "--dest", name, "--object-path", path]
        done = subprocess.run(
            [*command, "--method", method, *words],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        if done.returncode:
            raise RuntimeError(f"{method}: {done.stderr}")
        return done.stdout

    def kill(self) -> None:
        """End it and its bus."""
        for process in reversed(self._running):
            # With its children: the launcher has a bus and a registry of its own.
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        self._running.clear()
        # A socket that is left over would be taken for a bus by the next one.
        shutil.rmtree(Path(self.environment["XDG_RUNTIME_DIR"]) / "at-spi", ignore_errors=True)

    def __exit__(self, *error: object) -> None:
        self.kill()
