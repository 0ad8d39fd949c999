"""Speak with the voices of Windows, through its interface SAPI 5."""

from __future__ import annotations

import contextlib
import locale
import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from audiowar.speech.backend_interface import SpeechBackend, SpeechReport, VoiceSettings
from audiowar.speech.match_voice_language import get_primary_language, list_suitable_voice_languages

_SERBIAN = {0x241A: "sr_RS", 0x281A: "sr_RS"}
"""Windows language ids that are missing in Python's `locale.windows_locale`."""
_ASYNCHRONOUS, _PURGE, _IS_NOT_XML = 1, 2, 16
"""SAPI's flags for speaking."""
_DONE, _SPEAKING = 1, 2
"""SAPI's states of a voice that has spoken everything, and of one that speaks."""
_NORMAL_RATE, _RATE_STEP = 156.63, 1.11
"""Words per minute at SAPI's rate 0, and the factor from one rate to the next; as in pyttsx3."""


@dataclass(frozen=True)
class InstalledVoice:
    """A voice installed on the system, with its primary languages and SAPI's object for it."""

    name: str
    languages: tuple[str, ...]
    token: Any = None


class SapiVoice(SpeechBackend):
    """Speaks through an object `SpVoice`."""

    name = "SAPI 5"
    is_adjustable = True
    reports_speech = True
    report_interval_seconds = 0.05

    def __init__(self, sapi: Any) -> None:
        self._sapi = sapi
        self._known = tuple(
            InstalledVoice(
                token.GetDescription(), parse_sapi_languages(token.GetAttribute("Language")), token
            )
            for token in sapi.GetVoices()
        )
        self._wanted_name = ""
        self._using: InstalledVoice | None = None
        self._reports_by_stream: dict[int, Callable[[SpeechReport], None]] = {}
        """What to call for each text that was not reported as ended, by SAPI's number for it."""
        self._begun_stream_number = 0

    def supports_language(self, language: str) -> bool:
        return choose_voice(self._known, language) is not None

    def list_voices(self, language: str) -> tuple[str, ...]:
        spoken = (voice for voice in self._known if choose_voice((voice,), language))
        return tuple(dict.fromkeys(voice.name for voice in spoken))

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        if interrupt:
            self.stop()
        voice = choose_voice(self._known, language, self._wanted_name)
        if voice is not None and voice != self._using:
            self._sapi.Voice, self._using = voice.token, voice
        stream_number = self._sapi.Speak(text, _ASYNCHRONOUS | _IS_NOT_XML)
        self._reports_by_stream[stream_number] = self.report

    def stop(self) -> None:
        self.fetch_reports()
        self._reports_by_stream.clear()
        self._sapi.Speak("", _ASYNCHRONOUS | _PURGE)

    def fetch_reports(self) -> None:
        status = self._sapi.Status
        current, state = status.CurrentStreamNumber, status.RunningState
        last_ended = current if state == _DONE else current - 1
        for stream_number in [one for one in self._reports_by_stream if one <= last_ended]:
            self._reports_by_stream.pop(stream_number)(SpeechReport.ENDED)
        report = self._reports_by_stream.get(current)
        if report is not None and state == _SPEAKING and current != self._begun_stream_number:
            self._begun_stream_number = current
            report(SpeechReport.BEGUN)

    def apply_voice_settings(self, voice: VoiceSettings) -> None:
        self._wanted_name = voice.name
        self._sapi.Rate = int(math.log(voice.rate / _NORMAL_RATE, _RATE_STEP))
        self._sapi.Volume = round(voice.volume * 100)


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
    """Open SAPI, on Windows."""
    # Imported late, because the library exists only on Windows.
    import comtypes.client

    return SapiVoice(comtypes.client.CreateObject("SAPI.SpVoice"))


def parse_sapi_languages(attribute: str) -> tuple[str, ...]:
    """Return the languages for a SAPI voice's hexadecimal ids ("409;9"). Skip unknown ids."""
    numbers = []
    for number in attribute.split(";"):
        with contextlib.suppress(ValueError):
            numbers.append(int(number, 16))
    tags = (locale.windows_locale.get(number, _SERBIAN.get(number)) for number in numbers)
    return tuple(get_primary_language(tag) for tag in tags if tag)
