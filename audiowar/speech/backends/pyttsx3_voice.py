"""Speak with the voices of Windows (SAPI 5) through pyttsx3."""

from __future__ import annotations

import contextlib
import locale
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from audiowar.speech.backend_interface import SpeechBackend, SpeechReport, VoiceSettings
from audiowar.speech.match_voice_language import get_primary_language, list_suitable_voice_languages

_SERBIAN = {0x241A: "sr_RS", 0x281A: "sr_RS"}
"""Windows language ids that are missing in Python's `locale.windows_locale`."""


@dataclass(frozen=True)
class InstalledVoice:
    """A voice installed on the system, with its primary languages."""

    identifier: str
    name: str
    languages: tuple[str, ...]


class Pyttsx3Voice(SpeechBackend):
    """Speaks through the driver of a pyttsx3 engine, without the engine's own queue."""

    name = "SAPI 5"
    is_adjustable = True
    reports_speech = True
    report_interval_seconds = 0.05

    def __init__(self, engine: Any, voices: tuple[InstalledVoice, ...]) -> None:
        self._engine = engine
        self._known = voices
        self._wanted_name = ""
        self._using: InstalledVoice | None = None
        self._error: Exception | None = None
        engine.connect("error", self._keep_error)
        engine.connect("finished-utterance", self._report_end)
        engine.startLoop(False)

    def supports_language(self, language: str) -> bool:
        return choose_voice(self._known, language) is not None

    def list_voices(self, language: str) -> tuple[str, ...]:
        spoken = (voice for voice in self._known if choose_voice((voice,), language))
        return tuple(dict.fromkeys(voice.name for voice in spoken))

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        if interrupt:
            self.stop()
        self._engine.proxy.setBusy(False)
        voice = choose_voice(self._known, language, self._wanted_name)
        if voice is not None and voice != self._using:
            self._engine.setProperty("voice", voice.identifier)
            self._using = voice
        self._engine.say(text)
        self._raise_error()

    def stop(self) -> None:
        self._engine.stop()

    def fetch_reports(self) -> None:
        """Let the driver notice that it has spoken everything."""
        self._engine.iterate()

    def apply_voice_settings(self, voice: VoiceSettings) -> None:
        self._engine.proxy.setBusy(False)
        self._wanted_name = voice.name
        self._engine.setProperty("rate", voice.rate)
        self._engine.setProperty("volume", voice.volume)
        self._raise_error()

    def _report_end(self, name: str | None, completed: bool) -> None:
        """Report that the driver has spoken everything, unless it was stopped."""
        if completed:
            self.report(SpeechReport.ENDED)

    def _keep_error(self, name: str | None, exception: Exception) -> None:
        """Keep an exception of the driver, which pyttsx3 catches and passes to this callback."""
        self._error = exception

    def _raise_error(self) -> None:
        error, self._error = self._error, None
        if error is not None:
            raise error


def choose_voice(
    voices: Iterable[InstalledVoice], language: str, name: str = ""
) -> InstalledVoice | None:
    """Return the voice called `name` if it speaks the language; else the first that does."""
    known = tuple(voices)
    for tag in list_suitable_voice_languages(language):
        matching = [voice for voice in known if tag in voice.languages]
        if matching:
            return next((voice for voice in matching if voice.name == name), matching[0])
    return None


def open_sapi_voice() -> SpeechBackend:
    """Open SAPI, on Windows.

    Its voices are read without pyttsx3, which fails on languages such as "409;9".
    """
    # Imported late, because the library loads slowly. `pyttsx3.init` would share one engine with
    # other threads.
    from pyttsx3.engine import Engine

    engine = Engine("sapi5")
    known = tuple(
        InstalledVoice(
            token.Id, token.GetDescription(), parse_sapi_languages(token.GetAttribute("Language"))
        )
        for token in engine.proxy._driver._tts.GetVoices()
    )
    return Pyttsx3Voice(engine, known)


def parse_sapi_languages(attribute: str) -> tuple[str, ...]:
    """Return the languages for a SAPI voice's hexadecimal ids ("409;9"). Skip unknown ids."""
    numbers = []
    for number in attribute.split(";"):
        with contextlib.suppress(ValueError):
            numbers.append(int(number, 16))
    tags = (locale.windows_locale.get(number, _SERBIAN.get(number)) for number in numbers)
    return tuple(get_primary_language(tag) for tag in tags if tag)
