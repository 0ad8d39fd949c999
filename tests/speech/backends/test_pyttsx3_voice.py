"""Choosing among the voices of Windows, and driving pyttsx3 without its queue."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from audiowar.speech.backend_interface import SpeechBackend, SpeechReport, VoiceSettings
from audiowar.speech.backends.pyttsx3_voice import open_sapi_voice, parse_sapi_languages

VOICES = {"Microsoft Zira": "409;9", "Microsoft Hazel": "809", "Microsoft Matej": "41a"}


class Engine:
    """pyttsx3's engine, which swallows what a driver raises and tells it to who asked."""

    def __init__(self) -> None:
        self.proxy = self._driver = self._tts = self
        self.callbacks: dict[str, Callable[..., None]] = {}
        self.calls: list[tuple[object, ...]] = []
        self.error: Exception | None = None
        self.busy = True
        """Whether what it is told would wait in a queue of its own."""

    def GetVoices(self) -> list[Any]:
        def make_token(name: str, languages: str) -> Any:
            attributes = {"Language": languages}.__getitem__
            return SimpleNamespace(
                Id=f"id of {name}", GetDescription=lambda: name, GetAttribute=attributes
            )

        return [make_token(*voice) for voice in VOICES.items()]

    def connect(self, topic: str, callback: Callable[..., None]) -> None:
        self.callbacks[topic] = callback

    def startLoop(self, own: bool) -> None:
        assert not own

    def setBusy(self, busy: bool) -> None:
        self.busy = busy

    def say(self, text: str) -> None:
        self._call("say", text)
        self.busy = True

    def setProperty(self, name: str, value: Any) -> None:
        self._call(name, value)

    def _call(self, *call: object) -> None:
        assert not self.busy
        self.calls.append(call)
        if self.error is not None:
            self.callbacks["error"](name=None, exception=self.error)

    def stop(self) -> None:
        self.calls.append(("stop",))

    def iterate(self) -> None:
        self.calls.append(("iterate",))


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> Engine:
    made = Engine()
    library = SimpleNamespace(Engine={"sapi5": made}.__getitem__)
    monkeypatch.setitem(sys.modules, "pyttsx3.engine", library)
    return made


@pytest.fixture
def voice(engine: Engine) -> SpeechBackend:
    return open_sapi_voice()


def test_a_text_is_spoken_by_the_wanted_voice_where_that_speaks_its_language(
    engine: Engine, voice: SpeechBackend
) -> None:
    voice.speak("one", "en", False)
    voice.speak("more", "en", False)
    voice.apply_voice_settings(VoiceSettings(300, 0.5, "Microsoft Hazel"))
    voice.speak("two", "en-GB", False)
    # Serbian is read by a Croatian voice.
    voice.speak("tri", "sr-Latn", True)
    assert engine.calls == [
        ("voice", "id of Microsoft Zira"),
        ("say", "one"),
        ("say", "more"),
        ("rate", 300),
        ("volume", 0.5),
        ("voice", "id of Microsoft Hazel"),
        ("say", "two"),
        ("stop",),
        ("voice", "id of Microsoft Matej"),
        ("say", "tri"),
    ]


def test_only_voices_of_the_language_are_offered(voice: SpeechBackend) -> None:
    assert voice.list_voices("en") == ("Microsoft Zira", "Microsoft Hazel")
    assert voice.supports_language("sr") and not voice.supports_language("ro")
    assert voice.name == "SAPI 5" and voice.is_adjustable and voice.reports_speech


def test_only_what_was_spoken_to_its_end_is_reported(engine: Engine, voice: SpeechBackend) -> None:
    reports: list[SpeechReport] = []
    voice.report = reports.append
    voice.fetch_reports()
    assert engine.calls == [("iterate",)]
    engine.callbacks["finished-utterance"](name=None, completed=False)
    assert reports == []
    engine.callbacks["finished-utterance"](name=None, completed=True)
    assert reports == [SpeechReport.ENDED]


def test_what_a_driver_raises_is_raised_once(engine: Engine, voice: SpeechBackend) -> None:
    engine.error = RuntimeError("no sound")
    with pytest.raises(RuntimeError, match="no sound"):
        voice.speak("one", "en", False)
    with pytest.raises(RuntimeError, match="no sound"):
        voice.apply_voice_settings(VoiceSettings())
    engine.error = None
    voice.apply_voice_settings(VoiceSettings())


@pytest.mark.parametrize(
    ("attribute", "languages"),
    [("409;9", ("en",)), ("241a", ("sr",)), ("41a;409", ("hr", "en")), ("", ()), ("none", ())],
)
def test_the_languages_of_a_sapi_voice(attribute: str, languages: tuple[str, ...]) -> None:
    assert parse_sapi_languages(attribute) == languages
