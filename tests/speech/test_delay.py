"""How soon a voice is told to begin and to stop, by a real clock.

Each is tried several times and the middle one counts, so that a busy machine may be late now and
then. A thread that is not woken looks by itself once a second, which the middle one shows.
"""

from __future__ import annotations

import statistics
import threading
import time
from collections.abc import Callable

import pytest

from audiowar.speech.speaker import Speaker
from audiowar.speech.utterance import Priority, Utterance
from tests.speech.recorder import Recorder

from .fakes import WAIT, speaking

TIMES = 9
SOON = 0.1
"""Seconds; a tenth of them is usual."""


class Timed(Recorder):
    """Notes the moment at which it is told to do something."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.told = threading.Event()
        self.moment = 0.0

    def speak(self, text: str, language: str, interrupt: bool) -> float | None:
        self.note()
        return super().speak(text, language, interrupt)

    def stop(self) -> None:
        self.note()
        super().stop()

    def note(self) -> None:
        self.moment = time.monotonic()
        self.told.set()

    def after(self, act: Callable[[], None]) -> float:
        """Return how many seconds after an act it was told something."""
        self.told.clear()
        began = time.monotonic()
        act()
        assert self.told.wait(WAIT)
        return self.moment - began


def line(priority: Priority) -> Callable[[Speaker], None]:
    return lambda speaker: speaker.say(Utterance("queen of hearts", priority=priority))


@pytest.mark.parametrize("priority", [one for one in Priority if one is not Priority.PRESENCE])
def test_what_is_said_reaches_the_voice_at_once(priority: Priority) -> None:
    voice, say = Timed(0.0), line(priority)
    with speaking(voice) as speaker:
        voice.after(lambda: say(speaker))
        delays = []
        for _ in range(TIMES):
            time.sleep(0.1)  # Longer than between repeats of a held key.
            delays.append(voice.after(lambda: say(speaker)))
    assert statistics.median(delays) < SOON, delays


@pytest.mark.parametrize("act", [Speaker.on_key_pressed, Speaker.stop])
def test_a_key_cuts_the_voice_off_at_once(act: Callable[[Speaker], None]) -> None:
    voice, delays = Timed(60.0), []
    with speaking(voice) as speaker:
        for _ in range(TIMES):
            voice.after(lambda: line(Priority.EVENT)(speaker))
            delays.append(voice.after(lambda: act(speaker)))
    assert statistics.median(delays) < SOON, delays
