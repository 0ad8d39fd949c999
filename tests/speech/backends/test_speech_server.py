"""The speech server of Linux: the language that it is told, and whether it answers at all."""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from audiowar.speech.backend_interface import BackendUnavailable, SpeechReport
from audiowar.speech.backends.speech_server import (
    SpeechServer,
    is_server_running,
    open_speech_server,
)

if not hasattr(socket, "AF_UNIX"):
    pytest.skip("the server listens on a Unix socket", allow_module_level=True)


class Client:
    """A connection to a server with some voices."""

    def __init__(self, *languages: str, module: str = "festival") -> None:
        self.module = module
        self.languages = languages
        self.language = ""
        self.listed = 0
        self.said: list[tuple[str, str]] = []
        self.cancelled = 0
        self.early_event = ""
        self._conn = self

    def get_output_module(self) -> str:
        return self.module

    def list_synthesis_voices(self) -> tuple[tuple[str, str, str], ...]:
        self.listed += 1
        return tuple((f"voice-{tag}", tag, "none") for tag in self.languages)

    def set_language(self, tag: str) -> None:
        self.language = tag

    def set_callback(self, callback: Callable[..., None]) -> None:
        self.callback = callback

    def speak(self, text: str) -> tuple[int, str, list[str]]:
        self.said.append((self.language, text))
        if self.early_event:
            self.callback(len(self.said), 1, self.early_event)
        return 225, "OK MESSAGE QUEUED", [str(len(self.said))]

    def cancel(self) -> None:
        self.cancelled += 1


def said(client: Client, language: str) -> str:
    """The language in which the server says something of that language."""
    SpeechServer(client).speak("x", language, False)
    return client.said[-1][0]


def test_the_server_reports_what_it_begins_ends_and_cancels() -> None:
    client, reports = Client("en"), list[SpeechReport]()
    server = SpeechServer(client)
    server.report = reports.append
    server.speak("x", "en", False)
    server.report = lambda report: None
    for event in ("begin", "pause", "end", "cancel"):
        client.callback(1, 1, event)
    assert reports == [SpeechReport.BEGUN, SpeechReport.ENDED]
    assert client.cancelled == 0
    # The server may begin before the call has returned.
    client.early_event, server.report = "begin", reports.append
    server.speak("y", "en", True)
    client.callback(2, 1, "cancel")
    assert reports[2:] == [SpeechReport.BEGUN, SpeechReport.CANCELLED]
    server.stop()
    assert client.cancelled == 2


@pytest.mark.parametrize(
    ("voices", "asked", "spoken"),
    [
        (("en", "es"), "es", "es"),
        (("en", "sr"), "sr-Latn", "sr"),
        (("en", "hr"), "sr", "hr"),
        (("en", "bs-BA"), "sr", "bs"),
        (("en", "bs", "hr"), "sr", "hr"),
        (("en",), "sr", "sr"),
    ],
)
def test_the_server_is_told_the_plain_language_or_the_nearest_that_has_a_voice(
    voices: tuple[str, ...], asked: str, spoken: str
) -> None:
    assert said(Client(*voices), asked) == spoken


def test_voices_are_listed_once_and_the_long_list_of_espeak_never() -> None:
    for client, listed in ((Client("hr"), 1), (Client("hr", module="espeak-ng"), 0)):
        server = SpeechServer(client)
        for language in ("sr", "en", "sr"):
            server.speak("x", language, False)
        assert client.listed == listed
        serbian = "hr" if listed else "sr"
        assert [language for language, _ in client.said] == [serbian, "en", serbian]


@pytest.mark.parametrize("address", ["unix_socket:/nowhere", "inet_socket:127.0.0.1:port"])
def test_no_server_does_not_answer(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", address)
    assert not is_server_running()


def test_no_server_is_no_voice_and_prints_nothing(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("speechd")
    monkeypatch.setenv("SPEECHD_ADDRESS", "unix_socket:/nowhere")
    monkeypatch.setenv("SPEECHD_CMD", "/nowhere")
    with pytest.raises(BackendUnavailable, match="no speech server answers"):
        open_speech_server()
    assert capfd.readouterr().out == ""


def test_a_frozen_server_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system takes the connection for it, and that is all."""
    place = tmp_path / "frozen"
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{place}")
    with socket.socket(socket.AF_UNIX) as frozen:
        frozen.bind(str(place))
        frozen.listen()
        assert not is_server_running()


def test_a_server_at_the_usual_place_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SPEECHD_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    (tmp_path / "speech-dispatcher").mkdir()
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "speech-dispatcher" / "speechd.sock"))
        server.listen()
        threading.Thread(target=_bid_farewell, args=(server,), daemon=True).start()
        # However long the machine needs for the answer.
        assert is_server_running(60.0)


def _bid_farewell(server: socket.socket) -> None:
    connection, _ = server.accept()
    with connection:
        connection.recv(64)
        connection.sendall(b"231 HAPPY HACKING\r\n")


FAKE_SERVER = """
import os, socket, sys, threading
path, way = sys.argv[1:]
os.makedirs(os.path.dirname(path) + "/pid", exist_ok=True)
listening = socket.socket(socket.AF_UNIX)
listening.bind(path + ".new")
listening.listen()
with open(os.path.dirname(path) + "/pid/speech-dispatcher.pid", "w") as file:
    print(os.getpid(), file=file)
os.rename(path + ".new", path)
# No test that fails leaves it behind for long.
threading.Timer(90, os._exit, (0,)).start()

def serve(client):
    named = False
    for line in client.makefile("rb"):
        named |= b"CLIENT_NAME" in line
        if named or way == "well":
            client.sendall(b"245-1\\r\\n245 OK\\r\\n" if b"CLIENT_ID" in line else b"200 OK\\r\\n")

while True:
    threading.Thread(target=serve, args=listening.accept()[:1], daemon=True).start()
"""
START = """#!/bin/sh
"{python}" "{folder}/fake.py" "{socket}" {way} > /dev/null 2>&1 &
for n in $(seq 1000); do test -S "{socket}" && exit 0; sleep 0.02; done
exit 1
"""
PROGRAM = (
    "from audiowar.speech.backends import speech_server;"
    "speech_server._LAST_ANSWER_TIMEOUT_SECONDS = {patience};"
    "print(speech_server.open_speech_server().name)"
)


@pytest.fixture
def short_path() -> Iterator[Path]:
    """A folder whose name leaves room for a socket's, which has at most 107 characters."""
    with TemporaryDirectory() as folder:
        yield Path(folder)


def has_ended(process: int, seconds: float) -> bool:
    """Return whether a process ends by then."""
    try:
        handle = os.pidfd_open(process)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([handle], [], [], seconds)[0])
    finally:
        os.close(handle)


@pytest.mark.deep
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a server of Linux")
@pytest.mark.parametrize(
    ("way", "runs_before", "is_ended"),
    [("stuck", False, True), ("well", False, False), ("stuck", True, False)],
)
def test_a_server_that_the_program_started_is_ended_with_it_if_it_is_stuck(
    short_path: Path, way: str, runs_before: bool, is_ended: bool
) -> None:
    pytest.importorskip("speechd")
    place = short_path / "speech-dispatcher" / "speechd.sock"
    (short_path / "fake.py").write_text(FAKE_SERVER)
    start = short_path / "start"
    start.write_text(START.format(python=sys.executable, folder=short_path, socket=place, way=way))
    start.chmod(0o700)
    if runs_before:
        subprocess.run([start], check=True, timeout=60)
    environment = {**os.environ, "XDG_RUNTIME_DIR": str(short_path), "SPEECHD_CMD": str(start)}
    environment.pop("SPEECHD_ADDRESS", None)
    # One that is well is waited for, however busy the machine is.
    program = PROGRAM.format(patience=60.0 if way == "well" else 2.0)
    told = subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        capture_output=True,
        timeout=60,
        check=True,
    )
    assert told.stdout == b"Speech Dispatcher\n"
    server = int((place.parent / "pid" / "speech-dispatcher.pid").read_text())
    if is_ended:
        assert has_ended(server, 30.0)
    else:
        assert not has_ended(server, 0.0)
        os.kill(server, signal.SIGKILL)
