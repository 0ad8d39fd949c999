"""A voice that writes down what it is given, for tests of everything that speaks."""

from __future__ import annotations

import threading
from dataclasses import dataclass

from audiowar.speech.backend_interface import SpeechBackend, VoiceSettings


@dataclass(frozen=True)
class RecordedSpeech:
    """One call to the voice."""

    text: str
    language: str
    interrupt: bool


class Recorder(SpeechBackend):
    """Says nothing and remembers all; `seconds` is how long it claims that a sentence lasts."""

    name = "recorder"
    is_adjustable = True

    def __init__(self, seconds: float | None = 0.0) -> None:
        self.seconds = seconds
        self.said: list[RecordedSpeech] = []
        self.brailled: list[str] = []
        self.stops = 0
        self.settings = VoiceSettings()
        self.closed = False
        self._changed = threading.Condition()

    @property
    def texts(self) -> list[str]:
        """What was said, in order."""
        return [said.text for said in self.said]

    def wait_for(self, count: int, seconds: float = 60.0) -> list[str]:
        """Wait until that many sentences were said; the texts, fewer when the time is over."""
        with self._changed:
            self._changed.wait_for(lambda: len(self.said) >= count, seconds)
            return self.texts

    def speak(self, text: str, language: str, interrupt: bool) -> float | None:
        with self._changed:
            self.said.append(RecordedSpeech(text, language, interrupt))
            self._changed.notify_all()
        return self.seconds

    def show_braille(self, text: str) -> None:
        with self._changed:
            self.brailled.append(text)
            self._changed.notify_all()

    def stop(self) -> None:
        with self._changed:
            self.stops += 1
            self._changed.notify_all()

    def apply_voice_settings(self, voice: VoiceSettings) -> None:
        self.settings = voice

    def close(self) -> None:
        self.closed = True
