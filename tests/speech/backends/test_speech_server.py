"""The speech server of Linux: the language that it is told, and whether it answers at all."""

from __future__ import annotations

import socket
import threading
from pathlib import Path

import pytest

from audiowar.speech.backends.speech_server import SpeechServer, is_server_running

if not hasattr(socket, "AF_UNIX"):
    pytest.skip("the server listens on a Unix socket", allow_module_level=True)


class Client:
    """A connection to a server with some voices; itself the library's output around it."""

    def __init__(self, *languages: str, module: str = "festival") -> None:
        self._client = self
        self.module = module
        self.languages = languages
        self.language = ""
        self.listed = 0
        self.said: list[tuple[str, str]] = []

    def get_output_module(self) -> str:
        return self.module

    def list_synthesis_voices(self) -> tuple[tuple[str, str, str], ...]:
        self.listed += 1
        return tuple((f"voice-{tag}", tag, "none") for tag in self.languages)

    def set_language(self, tag: str) -> None:
        self.language = tag

    def speak(self, text: str, interrupt: bool) -> None:
        self.said.append((self.language, text))


def said(client: Client, language: str) -> str:
    """The language in which the server says something of that language."""
    SpeechServer(client).speak("x", language, False)
    return client.said[-1][0]


def test_the_server_is_told_the_language() -> None:
    assert said(Client("en", "es"), "es") == "es"


def test_the_server_is_told_plain_languages_only() -> None:
    assert said(Client("en", "sr"), "sr-Latn") == "sr"


@pytest.mark.parametrize(
    ("voices", "spoken"),
    [(("en", "hr"), "hr"), (("en", "bs-BA"), "bs"), (("en", "bs", "hr"), "hr"), (("en",), "sr")],
)
def test_serbian_without_a_voice_is_said_by_the_nearest(
    voices: tuple[str, ...], spoken: str
) -> None:
    assert said(Client(*voices), "sr") == spoken


def test_the_long_list_of_espeak_is_not_asked_for() -> None:
    client = Client(module="espeak-ng")
    assert (said(client, "sr"), client.listed) == ("sr", 0)


def test_the_voices_are_listed_once() -> None:
    client = Client("hr")
    server = SpeechServer(client)
    for language in ("sr", "en", "sr"):
        server.speak("x", language, False)
    assert client.listed == 1
    assert [language for language, _ in client.said] == ["hr", "en", "hr"]


def test_no_server_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/none")
    assert not is_server_running()


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
        assert is_server_running()


def _bid_farewell(server: socket.socket) -> None:
    connection, _ = server.accept()
    with connection:
        connection.recv(64)
        connection.sendall(b"231 HAPPY HACKING\r\n")
