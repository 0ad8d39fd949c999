"""Speak through speech-dispatcher, the speech server of Linux, with its library speechd."""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from audiowar.speech.backend_interface import BackendUnavailable, SpeechBackend, SpeechReport
from audiowar.speech.match_voice_language import find_best_language, list_suitable_voice_languages

_QUIT_COMMAND = b"QUIT\r\n"
_ANSWER_TIMEOUT_SECONDS = 0.5
"""Seconds to wait for an answer from the server."""
_LAST_ANSWER_TIMEOUT_SECONDS = 2.0
"""Seconds to wait for an answer at the end of the program; without one, the server is stuck."""


_REPORTS = {
    "begin": SpeechReport.BEGUN,
    "end": SpeechReport.ENDED,
    "cancel": SpeechReport.CANCELLED,
}
"""The reports about a text, by the server's name for the event."""


class MessageReports:
    """Passes on the server's events to who waits for them, by the number of the message.

    An event can come before the call that sends the message has returned its number. The library's
    own callbacks miss such an event.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._reports_by_message: dict[int, Callable[[SpeechReport], None]] = {}
        self._early_events: dict[int, list[str]] = {}

    def __call__(self, message_number: int, client: int, event: str, **index: str) -> None:
        """Handle an event. Runs on the thread of the connection."""
        if event not in _REPORTS:
            return
        with self._lock:
            report = self._reports_by_message.get(message_number)
            if report is None:
                self._early_events.setdefault(message_number, []).append(event)
            elif event != "begin":
                del self._reports_by_message[message_number]
        if report is not None:
            report(_REPORTS[event])

    def listen(self, message_number: int, report: Callable[[SpeechReport], None]) -> None:
        """Report the events of a message from now on, and those that have come already."""
        with self._lock:
            self._reports_by_message[message_number] = report
            early = self._early_events.pop(message_number, [])
        for event in early:
            self(message_number, 0, event)


class SpeechServer(SpeechBackend):
    """A connection to the server. It speaks with the user's voice and has no braille."""

    name = "Speech Dispatcher"
    reports_speech = True

    def __init__(self, client: Any) -> None:
        self._client = client
        self._reports = MessageReports()
        self._client._conn.set_callback(self._reports)
        self._language = ""
        self._spoken: frozenset[str] | None = None

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        if language != self._language:
            self._client.set_language(self._find_nearest_language(language))
            self._language = language
        if interrupt:
            self._client.cancel()
        message_number = int(self._client.speak(text)[2][0])
        self._reports.listen(message_number, self.report)

    def stop(self) -> None:
        self._client.cancel()

    def is_still_available(self) -> bool:
        """Return whether the connection is open, even if the server is frozen."""
        return bool(self._client._conn._communication_thread.is_alive())

    def close(self) -> None:
        """Shut down the connection, so that text waiting in the server is not spoken later."""
        with contextlib.suppress(OSError, AttributeError):
            self._client._conn._socket.shutdown(socket.SHUT_RDWR)

    def _find_nearest_language(self, language: str) -> str:
        """Return the language, or a similar one, for which the server has a voice.

        With eSpeak, voices are not listed: it speaks all languages, and listing takes 250 ms.
        """
        asked = list_suitable_voice_languages(language)
        if len(asked) == 1 or "espeak" in self._client.get_output_module():
            return asked[0]
        if self._spoken is None:
            listed = self._client.list_synthesis_voices()
            self._spoken = frozenset(voice[1] for voice in listed)
        return find_best_language(language, self._spoken) or asked[0]


def open_speech_server() -> SpeechBackend:
    """Connect to the speech server, which the library starts if none runs.

    Raises BackendUnavailable if no server answers.
    """
    # Imported late, because the library is only needed where no other voice was found.
    import speechd

    earlier_process_id = find_server_process_id()
    try:
        client = speechd.SSIPClient("audiowar")
    except Exception as error:  # the library raises errors of its own and of sockets
        raise BackendUnavailable(f"no speech server answers: {error}") from error
    finally:
        # A server that answers ends by itself when its last client has left.
        if (started := find_server_process_id()) not in (0, earlier_process_id):
            atexit.register(_end_if_stuck, started)
    return SpeechServer(client)


def is_server_running(timeout_seconds: float = _ANSWER_TIMEOUT_SECONDS) -> bool:
    """Return whether a server answers on a new connection within `timeout` seconds."""
    try:
        with _connect() as connection:
            connection.settimeout(timeout_seconds)
            connection.sendall(_QUIT_COMMAND)
            return bool(connection.recv(64))
    except (OSError, ValueError):  # the port in SPEECHD_ADDRESS may not be a number
        return False


def find_server_process_id() -> int:
    """Return the process id of the user's server, even if it is stuck; 0 if there is none."""
    try:
        process = int((_default_socket().parent / "pid" / "speech-dispatcher.pid").read_text())
        command = Path(f"/proc/{process}/cmdline").read_bytes()
    except (OSError, ValueError):
        return 0
    return process if b"speech-dispatcher" in command else 0


def _end_if_stuck(process: int) -> None:
    """End a server that the library has started, if it does not answer."""
    if find_server_process_id() == process and not is_server_running(_LAST_ANSWER_TIMEOUT_SECONDS):
        # A stuck server does not handle SIGTERM.
        with contextlib.suppress(OSError):
            os.kill(process, signal.SIGKILL)


def _connect() -> socket.socket:
    method, _, place = os.environ.get("SPEECHD_ADDRESS", "").partition(":")
    if method == "inet_socket":
        host, _, port = place.partition(":")
        return socket.create_connection(
            (host or "127.0.0.1", int(port or 6560)), _ANSWER_TIMEOUT_SECONDS
        )
    connection = socket.socket(socket.AF_UNIX)
    connection.settimeout(_ANSWER_TIMEOUT_SECONDS)
    try:
        connection.connect(place or str(_default_socket()))
    except OSError:
        connection.close()
        raise
    return connection


def _default_socket() -> Path:
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    runtime = os.environ.get("XDG_RUNTIME_DIR") or cache
    return Path(runtime) / "speech-dispatcher" / "speechd.sock"
