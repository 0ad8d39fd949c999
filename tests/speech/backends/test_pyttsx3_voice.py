"""Choosing among the voices of the system, and driving pyttsx3 without its queue."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from audiowar.speech.backend_interface import BackendUnavailable, SpeechReport, VoiceSettings
from audiowar.speech.backends import detect_sound_output, pyttsx3_linux
from audiowar.speech.backends.pyttsx3_voice import (
    InstalledVoice,
    Pyttsx3Voice,
    choose_voice,
    open_system_voice,
    parse_sapi_languages,
)

ESPEAK = (
    InstalledVoice("gmw/en-029", "English (Caribbean)", ("en-029",)),
    InstalledVoice("gmw/en", "English (Great Britain)", ("en-gb",)),
    InstalledVoice("zls/hr", "Croatian", ("hr",)),
    InstalledVoice("zls/sr", "Serbian", ("sr",)),
)
SAPI = (
    InstalledVoice("ZIRA", "Microsoft Zira", ("en-US",)),
    InstalledVoice("HAZEL", "Microsoft Hazel", ("en-GB",)),
    InstalledVoice("MATEJ", "Microsoft Matej", ("hr-HR",)),
)


def test_english_is_not_caribbean_for_being_first() -> None:
    assert choose_voice(ESPEAK, "en") == ESPEAK[1]


def test_serbian_is_said_by_a_serbian_voice_or_else_a_croatian_one() -> None:
    assert choose_voice(ESPEAK, "sr-Latn") == ESPEAK[3]
    assert choose_voice(SAPI, "sr-Latn") == SAPI[2]


def test_the_wanted_voice_is_taken_where_it_speaks_the_language() -> None:
    assert choose_voice(SAPI, "en", "Microsoft Hazel") == SAPI[1]
    assert choose_voice(SAPI, "sr", "Microsoft Hazel") == SAPI[2]


def test_a_language_without_a_voice_has_none() -> None:
    assert choose_voice(SAPI, "ro") is None


@pytest.mark.parametrize(
    ("attribute", "tags"),
    [
        ("409", ("en-US",)),
        ("409;9", ("en-US",)),
        ("241a", ("sr-Latn-RS",)),
        ("41a", ("hr-HR",)),
        ("", ()),
        ("no number", ()),
    ],
)
def test_the_languages_of_a_sapi_voice(attribute: str, tags: tuple[str, ...]) -> None:
    assert parse_sapi_languages(attribute) == tags


class Engine:
    """pyttsx3's engine, which swallows what a driver raises and tells it to who asked."""

    def __init__(self) -> None:
        self.proxy = self
        self.calls: list[tuple[object, ...]] = []
        self.error: Exception | None = None
        self.tell: Callable[..., None] = lambda **_: None
        self.end: Callable[..., None] = lambda **_: None
        self.loops: list[bool] = []
        self.busy = True
        """Whether what it is told would wait in a queue of its own."""

    def connect(self, topic: str, tell: Callable[..., None]) -> None:
        if topic == "error":
            self.tell = tell
        else:
            assert topic == "finished-utterance"
            self.end = tell

    def say(self, text: str) -> None:
        assert not self.busy
        self.calls.append(("say", text))
        self.busy = True
        if self.error is not None:
            self.tell(name=None, exception=self.error)

    def setProperty(self, name: str, value: Any) -> None:
        assert not self.busy
        self.calls.append((name, value))

    def stop(self) -> None:
        self.calls.append(("stop",))

    def iterate(self) -> None:
        self.calls.append(("iterate",))

    def startLoop(self, own: bool) -> None:
        self.loops.append(own)

    def setBusy(self, busy: bool) -> None:
        self.busy = busy


def test_only_what_was_spoken_to_its_end_is_reported() -> None:
    engine, reports = Engine(), list[SpeechReport]()
    voice = Pyttsx3Voice(engine, "eSpeak NG", ESPEAK)
    voice.report = reports.append
    engine.end(name=None, completed=False)
    assert reports == []
    voice.fetch_reports()
    engine.end(name=None, completed=True)
    assert reports == [SpeechReport.ENDED] and engine.calls[-1] == ("iterate",)


def test_an_interruption_stops_first() -> None:
    engine = Engine()
    Pyttsx3Voice(engine, "SAPI 5", SAPI).speak("one", "en", True)
    assert engine.calls == [("stop",), ("voice", "ZIRA"), ("say", "one")]


def test_the_voice_is_set_only_when_it_changes() -> None:
    engine = Engine()
    voice = Pyttsx3Voice(engine, "SAPI 5", SAPI)
    for text in ("one", "two"):
        voice.speak(text, "en", False)
    assert engine.calls == [("voice", "ZIRA"), ("say", "one"), ("say", "two")]


def test_a_variant_is_put_on_the_voice_of_the_language() -> None:
    engine = Engine()
    voice = Pyttsx3Voice(engine, "eSpeak NG", ESPEAK, ("f2", "m3"))
    voice.apply_voice_settings(VoiceSettings(300, 0.5, "f2"))
    voice.speak("jedan", "sr", False)
    assert voice.list_voices("sr") == ("f2", "m3")
    assert engine.calls == [
        ("rate", 300),
        ("volume", 0.5),
        ("voice", "zls/sr+f2"),
        ("say", "jedan"),
    ]


def test_what_a_driver_raises_is_raised() -> None:
    engine = Engine()
    engine.error = RuntimeError("no sound")
    voice = Pyttsx3Voice(engine, "SAPI 5", SAPI)
    with pytest.raises(RuntimeError, match="no sound"):
        voice.speak("one", "en", False)


def test_only_voices_of_the_language_are_offered() -> None:
    assert Pyttsx3Voice(Engine(), "SAPI 5", SAPI).list_voices("en") == (
        "Microsoft Zira",
        "Microsoft Hazel",
    )


def test_the_engine_runs_in_our_own_loop_under_the_name_of_the_voice() -> None:
    engine = Engine()
    voice = Pyttsx3Voice(engine, "SAPI 5", SAPI)
    assert engine.loops == [False] and voice.name == "SAPI 5" and voice.is_adjustable
    assert voice.supports_language("hr") and not voice.supports_language("ro")
    voice.stop()
    assert engine.calls == [("stop",)]


def test_a_setting_that_the_driver_refuses_is_told_once() -> None:
    engine = Engine()
    voice = Pyttsx3Voice(engine, "SAPI 5", SAPI)
    engine.tell(name=None, exception=RuntimeError("no rate"))
    with pytest.raises(RuntimeError, match="no rate"):
        voice.apply_voice_settings(VoiceSettings())
    voice.apply_voice_settings(VoiceSettings())


@pytest.mark.parametrize("before", [False, True])
@pytest.mark.parametrize("now", [False, True])
def test_a_voice_whose_sound_server_went_away_is_mute(
    before: bool, now: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = before
    monkeypatch.setattr(detect_sound_output, "has_audio_server", lambda: answers)
    engine = Engine()
    voice = Pyttsx3Voice(engine, "eSpeak NG", ESPEAK)
    answers = now
    assert voice.is_still_available() == (now or not before)
    assert engine.calls == [("iterate",)]


class Listed(Engine):
    """The engine that `open_system_voice` makes, with a voice of the system."""

    made: ClassVar[list[str]] = []

    def __init__(self, driver: str) -> None:
        super().__init__()
        self.made.append(driver)
        self._driver = self._tts = self

    def getProperty(self, name: str) -> list[Any]:
        assert name == "voices"
        return [SimpleNamespace(id="zls/sr", name="Serbian", languages=["sr"])]

    def GetVoices(self) -> list[Any]:
        token = SimpleNamespace(Id="MATEJ", GetDescription=lambda: "Microsoft Matej")
        token.GetAttribute = {"Language": "41a"}.get
        return [token]


@pytest.fixture
def engines(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The drivers of the engines that are made; the system has a library and sound."""
    Listed.made.clear()
    monkeypatch.setitem(sys.modules, "pyttsx3.engine", SimpleNamespace(Engine=Listed))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(pyttsx3_linux, "load_system_espeak", lambda: object())
    monkeypatch.setattr(pyttsx3_linux, "register_driver", lambda: "ours")
    monkeypatch.setattr(pyttsx3_linux, "list_voice_variants", lambda: ("f2",))
    monkeypatch.setattr(detect_sound_output, "has_sound_output", lambda: True)
    return Listed.made


def test_on_linux_the_voices_of_espeak_are_opened_by_our_own_driver(engines: list[str]) -> None:
    voice = open_system_voice()
    assert engines == ["ours"]
    assert (voice.name, voice.list_voices("sr")) == ("eSpeak NG", ("f2",))
    assert voice.supports_language("sr") and not voice.supports_language("es")


def test_on_windows_the_voices_are_those_of_sapi(
    engines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    # What Windows does not have.
    monkeypatch.delattr(os, "getuid")
    monkeypatch.delattr(socket, "AF_UNIX")
    voice = open_system_voice()
    assert engines == ["sapi5"]
    assert (voice.name, voice.list_voices("hr")) == ("SAPI 5", ("Microsoft Matej",))
    assert voice.is_still_available()


@pytest.mark.parametrize(
    "module, name, answer",
    [(pyttsx3_linux, "load_system_espeak", None), (detect_sound_output, "has_sound_output", False)],
)
def test_without_library_or_sound_there_is_no_voice_of_the_system(
    engines: list[str], monkeypatch: pytest.MonkeyPatch, module: Any, name: str, answer: Any
) -> None:
    monkeypatch.setattr(module, name, lambda: answer)
    with pytest.raises(BackendUnavailable, match="there is no"):
        open_system_voice()
    assert engines == []
