"""Speak with the system's voices through pyttsx3: SAPI 5 on Windows, eSpeak on Linux."""

from __future__ import annotations

import contextlib
import locale
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from audiowar.speech.backend_interface import (
    BackendUnavailable,
    SpeechBackend,
    SpeechReport,
    VoiceSettings,
)
from audiowar.speech.match_voice_language import get_primary_language, list_suitable_voice_languages

from . import detect_sound_output, pyttsx3_linux

_SERBIAN = {0x241A: "sr-Latn-RS", 0x281A: "sr-Cyrl-RS"}
"""Windows language ids that are missing in Python's `locale.windows_locale`."""


@dataclass(frozen=True)
class InstalledVoice:
    """A voice installed on the system, with the tags of its languages."""

    identifier: str
    name: str
    languages: tuple[str, ...]


class Pyttsx3Voice(SpeechBackend):
    """Speaks through the driver of a pyttsx3 engine, without the engine's own queue."""

    is_adjustable = True
    reports_speech = True
    report_interval_seconds = 0.05

    def __init__(
        self,
        engine: Any,
        name: str,
        voices: tuple[InstalledVoice, ...],
        variants: tuple[str, ...] = (),
    ) -> None:
        """`variants` are names of voice variants that can be combined with each of `voices`."""
        self.name = name
        self._engine = engine
        self._known = voices
        self._variants = variants
        self._wanted = ""
        self._using = ""
        self._error: Exception | None = None
        self._had_server = detect_sound_output.has_audio_server()
        engine.connect("error", self._keep_error)
        engine.connect("finished-utterance", self._report_end)
        engine.startLoop(False)

    def supports_language(self, language: str) -> bool:
        return choose_voice(self._known, language) is not None

    def list_voices(self, language: str) -> tuple[str, ...]:
        spoken = (v for v in self._known if choose_voice((v,), language))
        return self._variants or tuple(dict.fromkeys(voice.name for voice in spoken))

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        if interrupt:
            self.stop()
        self._engine.proxy.setBusy(False)
        self._select_voice(language)
        self._engine.say(text)
        self._raise_error()

    def stop(self) -> None:
        self._engine.stop()

    def fetch_reports(self) -> None:
        """Let the driver notice that it has spoken everything."""
        self._engine.iterate()

    def _report_end(self, name: str | None, completed: bool) -> None:
        """Report that the driver has spoken everything, unless it was stopped."""
        if completed:
            self.report(SpeechReport.ENDED)

    def apply_voice_settings(self, voice: VoiceSettings) -> None:
        self._engine.proxy.setBusy(False)
        self._wanted = voice.name
        self._engine.setProperty("rate", voice.rate)
        self._engine.setProperty("volume", voice.volume)
        self._raise_error()

    def is_still_available(self) -> bool:
        self._engine.iterate()
        return detect_sound_output.has_audio_server() or not self._had_server

    def _select_voice(self, language: str) -> None:
        voice = choose_voice(self._known, language, self._wanted)
        if voice is None:
            return
        variant = f"+{self._wanted}" if self._wanted in self._variants else ""
        if voice.identifier + variant != self._using:
            self._using = voice.identifier + variant
            self._engine.setProperty("voice", self._using)

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
    """Return the voice called `name` if it speaks the language; else the best that does, or None.

    The best voice is one whose id ends in the plain tag. For example, "gmw/en" is usual English,
    but the first English voice in eSpeak's list is Caribbean.
    """
    known = tuple(voices)
    for tag in list_suitable_voice_languages(language):
        matching = [voice for voice in known if tag in map(get_primary_language, voice.languages)]
        named = [voice for voice in matching if voice.name == name]
        exact = [voice for voice in matching if voice.identifier.endswith(f"/{tag}")]
        for found in (named, exact, matching):
            if found:
                return found[0]
    return None


def open_system_voice() -> SpeechBackend:
    """Open the system's voices: SAPI on Windows, eSpeak NG elsewhere.

    Raises BackendUnavailable if eSpeak NG or a sound output is missing.
    """
    if sys.platform == "win32":
        return _open_sapi()
    if pyttsx3_linux.load_system_espeak() is None:
        raise BackendUnavailable("there is no libespeak-ng on this system")
    if not detect_sound_output.has_sound_output():
        raise BackendUnavailable("there is no audio server and no sound card")
    engine = _make_engine(pyttsx3_linux.register_driver())
    listed = engine.getProperty("voices")
    known = tuple(InstalledVoice(v.id, v.name, tuple(v.languages or ())) for v in listed)
    return Pyttsx3Voice(engine, "eSpeak NG", known, pyttsx3_linux.list_voice_variants())


def _open_sapi() -> SpeechBackend:
    """Open SAPI. Its voices are read without pyttsx3, which fails on languages such as "409;9"."""
    engine = _make_engine("sapi5")
    known = tuple(
        InstalledVoice(
            token.Id, token.GetDescription(), parse_sapi_languages(token.GetAttribute("Language"))
        )
        for token in engine.proxy._driver._tts.GetVoices()
    )
    return Pyttsx3Voice(engine, "SAPI 5", known)


def _make_engine(driver: str) -> Any:
    """Create an engine for this thread only; `pyttsx3.init` would share it with others."""
    # Imported late, because the library may be missing.
    from pyttsx3.engine import Engine

    return Engine(driver)


def parse_sapi_languages(attribute: str) -> tuple[str, ...]:
    """Return the language tags for a SAPI voice's hexadecimal ids ("409;9"). Skip unknown ids."""
    numbers = []
    for number in attribute.split(";"):
        with contextlib.suppress(ValueError):
            numbers.append(int(number, 16))
    tags = (locale.windows_locale.get(number, _SERBIAN.get(number)) for number in numbers)
    return tuple(tag.replace("_", "-") for tag in tags if tag)
