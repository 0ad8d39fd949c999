"""A real screen reader for tests: Orca on a session bus of its own, speaking to a test's server."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from .speech_server import SpeechServer

LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
STATUS = ["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus"]
STATUS += ["--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status"]

NO_OTHER = "#!/bin/sh\nexit 1\n"
"""Finds no process. Orca asks `pgrep` for others of the same user and gives way to them; here each
has a screen, a bus and a speech server of its own."""


def missing() -> str:
    """Which programs are not installed, or nothing."""
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
            command,
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
        time.sleep(0.5)
        before = len(self._server.spoken())
        (self._folder / "pgrep").write_text(NO_OTHER)
        (self._folder / "pgrep").chmod(0o755)
        path = f"{self._folder}{os.pathsep}{self.environment['PATH']}"
        command = ("/usr/bin/python3", "/usr/bin/orca", "-u", str(self._folder))
        self._reader = self._run(*command, PATH=path)
        end = time.monotonic() + 15
        while not any("Screen reader on" in one.text for one in self._server.spoken()[before:]):
            if time.monotonic() > end:
                raise RuntimeError("Orca does not speak")
            time.sleep(0.1)
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            subprocess.run(
                [*STATUS, name, "<true>"], env=self.environment, capture_output=True, check=True
            )
        time.sleep(1.0)

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Let it do nothing meanwhile, as on a machine that is busy."""
        assert self._reader is not None
        os.kill(self._reader.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self._reader.pid, signal.SIGCONT)

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
