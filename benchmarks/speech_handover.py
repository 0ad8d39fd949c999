"""Time from a key press to the hand-over to the voice, beside a bare call of the speech server.

    pip install -e . && python -m benchmarks.speech_handover [KEYS]

On Linux, with speech-dispatcher installed: a private server is started whose voice writes to a
file. The sides take turns in one run, so that they can be compared when the machine drifts:

- hand-over: `key_pressed` and `say` on the game's thread, until the worker calls the voice;
- queueing: the same two calls until they return, which is all that the game's thread waits for;
- server: the same two calls until the server has taken the sentence from the worker;
- bare: cancel and speak on a connection of one's own, nothing in between.

The game's thread sleeps between keys as a window's does; with "busy" it computes instead, so
that the worker must wrest the interpreter from it.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from audiowar.speech import Priority, Speaker, Utterance, VoiceLink
from audiowar.speech.backend_interface import SpeechBackend
from audiowar.speech.backends.accessible_output import ScreenReaders
from audiowar.speech.backends.speech_server import SpeechServer as Connection
from tests.end_to_end.rig.speech_server import SpeechServer, missing

KEYS = 1000
PAUSE = 0.1
"""Seconds between keys: more than a held key's, so that every one is said."""
AIM_MS = 2.0


class Timed(Connection):
    """The connection to the server, which notes when it was called and when it was done."""

    def __init__(self, output: Any) -> None:
        super().__init__(output)
        self.called = 0.0
        self.done = 0.0
        self.said = threading.Event()

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        self.called = time.perf_counter()
        super().speak(text, language, interrupt)
        self.done = time.perf_counter()
        self.said.set()


def timed_link(opened: list[Timed]) -> VoiceLink:
    """The link to the server, through what the game uses; the connection comes into the list."""

    def start() -> SpeechBackend:
        connection = ScreenReaders().open()
        assert isinstance(connection, Connection)
        opened.append(Timed(connection._output))
        return opened[-1]

    return VoiceLink(start)


def press(speaker: Speaker, voice: Timed, text: str) -> tuple[float, float, float]:
    """One key; seconds until the game's thread is free, the voice called, the sentence taken."""
    voice.said.clear()
    begun = time.perf_counter()
    speaker.key_pressed()
    speaker.say(Utterance(text, "en", priority=Priority.NAVIGATION))
    free = time.perf_counter()
    if not voice.said.wait(5):
        raise RuntimeError("the sentence did not reach the server")
    return free - begun, voice.called - begun, voice.done - begun


def press_bare(client: Any, text: str) -> float:
    """The same without the game."""
    begun = time.perf_counter()
    client.cancel()
    client.speak(text)
    return time.perf_counter() - begun


def press_busy(speaker: Speaker, voice: Timed, text: str) -> float:
    """One key whose handler goes on computing; seconds until the voice is called."""
    voice.said.clear()
    begun = time.perf_counter()
    speaker.key_pressed()
    speaker.say(Utterance(text, "en", priority=Priority.NAVIGATION))
    while not voice.said.is_set():
        sum(range(200))
    return voice.called - begun


@contextmanager
def running() -> Iterator[SpeechServer]:
    """A private server, to which this process is led."""
    with tempfile.TemporaryDirectory() as folder:
        server = SpeechServer(Path(folder))
        os.environ.update(server.environment)
        with server:
            yield server


def figures(name: str, seconds: list[float]) -> str:
    """One line of the table, in milliseconds."""
    ordered = sorted(1000 * s for s in seconds)
    middle = statistics.median(ordered)
    high = ordered[min(len(ordered) - 1, round(0.99 * len(ordered)))]
    return f"{name:<16}{middle:8.3f}{high:8.3f}{ordered[-1]:8.3f}"


def measure(keys: int) -> dict[str, list[float]]:
    """Press all the keys, the sides in turn."""
    import speechd

    opened: list[Timed] = []
    speaker = Speaker([timed_link(opened)])
    while not speaker.status().name:
        time.sleep(0.01)
    client = speechd.SSIPClient("bare")
    times: dict[str, list[float]] = {
        name: [] for name in ("queueing", "hand-over", "hand-over busy", "server", "bare")
    }
    for i in range(keys):
        text = f"item {i}"
        queued, called, done = press(speaker, opened[0], text)
        times["queueing"].append(queued)
        times["hand-over"].append(called)
        times["server"].append(done)
        time.sleep(PAUSE)
        times["bare"].append(press_bare(client, text))
        time.sleep(PAUSE)
        times["hand-over busy"].append(press_busy(speaker, opened[0], text))
        speaker.tick()
        time.sleep(PAUSE)
    client.close()
    speaker.close()
    return times


def main() -> None:
    """Print the table."""
    if missing():
        sys.exit(f"not installed: {missing()}")
    keys = int(sys.argv[1]) if len(sys.argv) > 1 else KEYS
    with running():
        times = measure(keys)
    print(f"{keys} keys, milliseconds\n{'':<16}{'p50':>8}{'p99':>8}{'max':>8}")
    for name, seconds in times.items():
        print(figures(name, seconds))
    print(f"aim: hand-over p99 under {AIM_MS} ms")


if __name__ == "__main__":
    main()
