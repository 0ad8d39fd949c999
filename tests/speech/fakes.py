"""Voices that fail in the ways that real ones do, and a clock that stands until it is moved."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from audiowar.speech.backend_interface import (
    BackendUnavailable,
    SpeechBackend,
    VoiceFactory,
    VoiceSettings,
)
from audiowar.speech.speaker import Speaker
from audiowar.speech.utterance import Utterance
from tests.speech.recorder import Recorder

WAIT = 60.0
"""Seconds after which a test gives up; nothing is measured by it."""


class Clock:
    """Seconds that pass only when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Hanging(Recorder):
    """Takes a sentence and does not come back until it is let go."""

    def __init__(self, name: str = "hanging") -> None:
        super().__init__()
        self.name = name
        self.let_go = threading.Event()
        self.entered = threading.Event()

    def speak(self, text: str, language: str, interrupt: bool) -> float | None:
        self.entered.set()
        assert self.let_go.wait(WAIT)
        return super().speak(text, language, interrupt)


class Failing(Recorder):
    """Raises at the first `times` sentences, and at every braille message when told so."""

    def __init__(self, times: int, braille_fails: bool = False) -> None:
        super().__init__()
        self.times = times
        self.braille_fails = braille_fails

    def speak(self, text: str, language: str, interrupt: bool) -> float | None:
        if self.times > 0:
            self.times -= 1
            raise OSError("the connection is broken")
        return super().speak(text, language, interrupt)

    def show_braille(self, text: str) -> None:
        if self.braille_fails:
            raise OSError("the display was unplugged")
        super().show_braille(text)


class Speaking(Recorder):
    """A voice with a name of its own, some languages, and a switch."""

    def __init__(
        self, name: str, languages: str = "en es ro sr", is_adjustable: bool = True
    ) -> None:
        super().__init__()
        self.name = name
        self.is_adjustable = is_adjustable
        self.languages = languages.split()
        self.there = True

    def supports_language(self, language: str) -> bool:
        return language in self.languages

    def is_still_available(self) -> bool:
        return self.there


class Place:
    """A voice of the chain that counts how often it was opened."""

    def __init__(self, backend: SpeechBackend | None, reader: bool = False) -> None:
        self.backend = backend
        self.opened = 0
        self.present = False
        self.reader = reader

    def open(self) -> SpeechBackend:
        self.opened += 1
        if self.backend is None:
            raise BackendUnavailable("nothing here")
        return self.backend

    def seems_available(self) -> bool:
        return self.present

    @property
    def voice(self) -> VoiceFactory:
        return VoiceFactory(self.open, self.seems_available, self.reader)


@contextmanager
def speaking(
    *places: Place | SpeechBackend,
    clock: Callable[[], float] = time.monotonic,
    language: str = "en",
) -> Iterator[Speaker]:
    """A speaker on a chain of places, or of backends that are simply there."""
    chain = [place if isinstance(place, Place) else Place(place) for place in places]
    speaker = Speaker([place.voice for place in chain], language, VoiceSettings(), clock)
    try:
        yield speaker
    finally:
        for place in chain:
            if isinstance(place.backend, Hanging):
                place.backend.let_go.set()
        speaker.close()


def until(true: Callable[[], bool]) -> bool:
    """Wait for what other threads bring about; whether it came about."""
    end = time.monotonic() + WAIT
    while not (there := true()) and time.monotonic() < end:
        time.sleep(0.002)
    return there


def say(speaker: Speaker, *texts: str) -> None:
    """Queue plain events."""
    for text in texts:
        speaker.say(Utterance(text))
