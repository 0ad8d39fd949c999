"""Time from a key press to audible speech in a recording, beside a bare `play()` of pyglet.

    pip install -e ".[test]" && python -m benchmarks.speech_audible [KEYS]

On Linux, with PulseAudio and OpenAL installed: a private sound server is started and what it
plays is recorded, which is good to about 10 ms. The sides take turns in one recording:

- bundled: `key_pressed` and `say`, with the voice that comes with the program;
- bare: a player of pyglet that plays the same sentence, synthesized long before;
- silence: `stop` while a long sentence is said, until the last audible frame.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from audiowar.speech import Priority, Speaker, Utterance, Voice, chain
from audiowar.speech.backends.espeak import bundled
from audiowar.speech.backends.espeak_voice import _source
from tests.end_to_end.rig.audio import AUDIBLE, RATE, Recording, SoundServer, missing

KEYS = 30
TEXT = "one"
LONG = "one two three four five six seven eight nine ten"
PAUSE = 1.2


def bare() -> Callable[[], Any]:
    """What plays the sentence, and gives the player, to be kept until it has ended."""
    from pyglet.media import Player

    synthesizer = bundled()
    source = _source(synthesizer.synthesize(TEXT, "en", Voice()), synthesizer.rate)

    def play() -> Any:
        player = Player()
        player.queue(source)
        player.play()
        return player

    return play


def press(speaker: Speaker, text: str) -> None:
    """What the game does at a key that has something to say."""
    speaker.key_pressed()
    speaker.say(Utterance(text, "en", priority=Priority.NAVIGATION))


def record(server: SoundServer, keys: int) -> tuple[Recording, dict[str, list[float]]]:
    """Press all the keys, the sides in turn; the recording and when each side was called."""
    speaker = Speaker([chain()[-1]])
    while not speaker.status().name:
        time.sleep(0.01)
    play = bare()
    called: dict[str, list[float]] = {"bundled": [], "bare": [], "silence": []}
    with Recording(server) as recording:
        for _ in range(keys):
            called["bundled"].append(time.monotonic())
            press(speaker, TEXT)
            time.sleep(PAUSE)
            called["bare"].append(time.monotonic())
            player = play()
            time.sleep(PAUSE)
            player.delete()
            press(speaker, LONG)
            time.sleep(PAUSE)
            called["silence"].append(time.monotonic())
            speaker.stop()
            time.sleep(PAUSE)
            speaker.tick()
    speaker.close()
    return recording, called


def last_heard(recording: Recording, moment: float) -> float:
    """Seconds after a moment at which the last audible frame of the pause is."""
    frames = recording.between(moment - 0.2, moment + PAUSE * 0.9)
    loud = np.flatnonzero(np.abs(frames).max(axis=1) > AUDIBLE)
    return float(loud[-1] / RATE - 0.2)


def figures(name: str, seconds: list[float]) -> str:
    """One line of the table, in milliseconds."""
    ordered = sorted(1000 * s for s in seconds)
    return f"{name:<10}{statistics.median(ordered):8.0f}{ordered[0]:8.0f}{ordered[-1]:8.0f}"


def main() -> None:
    """Print the table."""
    if missing():
        sys.exit(f"not installed: {missing()}")
    keys = int(sys.argv[1]) if len(sys.argv) > 1 else KEYS
    with tempfile.TemporaryDirectory() as folder, SoundServer(Path(folder)) as server:
        os.environ.update(server.environment)
        recording, called = record(server, keys)
    print(f"{keys} keys, milliseconds\n{'':<10}{'p50':>8}{'min':>8}{'max':>8}")
    for name in ("bundled", "bare"):
        heard = [recording.heard(moment) for moment in called[name]]
        print(figures(name, [seconds for seconds in heard if seconds is not None]))
    print(figures("silence", [last_heard(recording, moment) for moment in called["silence"]]))


if __name__ == "__main__":
    main()
