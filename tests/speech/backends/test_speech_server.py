"""The speech server of Linux: the language that it is told, and whether it answers at all."""

from __future__ import annotations

import atexit
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from subprocess import PIPE
from types import SimpleNamespace

import pytest

from audiowar.speech.backend_interface import BackendUnavailable, SpeechReport
from audiowar.speech.backends import speech_server
from audiowar.speech.backends.speech_server import (
    SpeechServer,
    find_server_process_id,
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
        self._conn = self._communication_thread = self
        self.is_alive = lambda: True

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
    for alive in (True, False):
        client.is_alive = lambda alive=alive: alive
        assert server.is_still_available() is alive


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
    client = Client(*voices)
    SpeechServer(client).speak("x", asked, False)
    assert client.said == [(spoken, "x")]


def test_voices_are_listed_once_and_the_long_list_of_espeak_never() -> None:
    for client, listed in ((Client("hr"), 1), (Client("hr", module="espeak-ng"), 0)):
        server = SpeechServer(client)
        for language in ("sr", "en", "sr"):
            server.speak("x", language, False)
        assert client.listed == listed
        serbian = "hr" if listed else "sr"
        assert [language for language, _ in client.said] == [serbian, "en", serbian]


@pytest.mark.parametrize("place", ["unix_socket:{}/none", "inet_socket:127.0.0.1:port", "frozen"])
def test_what_is_none_or_frozen_does_not_answer(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX) as frozen:
        if place == "frozen":
            # The system takes the connection for it, and that is all.
            place = "unix_socket:{}/frozen"
            frozen.bind(str(tmp_path / "frozen"))
            frozen.listen()
        monkeypatch.setenv("SPEECHD_ADDRESS", place.format(tmp_path))
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


@pytest.fixture
def end_program(monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[int]]:
    """Return what ends the program, and returns the processes that are killed then."""
    processes: list[int] = []
    acts: list[Callable[[], None]] = []

    def kill(process: int, number: int) -> None:
        assert number == signal.SIGKILL, "a stuck server does not handle SIGTERM"
        processes.append(process)

    monkeypatch.setattr(os, "kill", kill)

    def end() -> list[int]:
        for act in acts:
            act()
        return processes

    monkeypatch.setattr(atexit, "register", lambda act, *args: acts.append(partial(act, *args)))
    return end


@pytest.mark.parametrize("connects", [True, False])
@pytest.mark.parametrize(
    ("before", "after", "at_exit", "answers", "is_killed"),
    [
        pytest.param(0, 7, 7, False, True, id="started by us, and stuck"),
        pytest.param(0, 7, 7, True, False, id="started by us, and well"),
        pytest.param(7, 7, 7, False, False, id="stuck before"),
        pytest.param(0, 7, 8, False, False, id="another one by now"),
        pytest.param(0, 0, 0, False, False, id="none"),
    ],
)
def test_a_server_that_the_program_started_is_ended_with_it_if_it_is_stuck(
    before: int,
    after: int,
    at_exit: int,
    answers: bool,
    is_killed: bool,
    connects: bool,
    end_program: Callable[[], list[int]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def connect(name: str) -> Client:
        assert name == "audiowar"
        if not connects:
            raise OSError("does not answer")
        return Client("en")

    running = iter((before, after, at_exit))
    monkeypatch.setitem(sys.modules, "speechd", SimpleNamespace(SSIPClient=connect))
    monkeypatch.setattr(speech_server, "find_server_process_id", lambda: next(running))
    monkeypatch.setattr(speech_server, "is_server_running", lambda seconds: answers)
    with nullcontext() if connects else pytest.raises(BackendUnavailable, match="not answer"):
        assert open_speech_server().name == "Speech Dispatcher"
    assert end_program() == [7] * is_killed


def test_the_server_is_found_by_its_process_id_if_that_is_not_of_another_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    file = tmp_path / "speech-dispatcher" / "pid" / "speech-dispatcher.pid"
    file.parent.mkdir(parents=True)
    assert find_server_process_id() == 0
    file.write_text(f"{os.getpid()}\n")
    assert find_server_process_id() == 0
    command = ["sh", "-c", "echo; read x", "speech-dispatcher"]
    with subprocess.Popen(command, stdin=PIPE, stdout=PIPE) as process:
        assert process.stdout is not None and process.stdout.readline() == b"\n"
        file.write_text(f"{process.pid}\n")
        assert find_server_process_id() == process.pid
        process.communicate(b"\n")
