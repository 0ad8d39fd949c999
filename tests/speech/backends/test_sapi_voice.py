"""Choosing among the voices of Windows, and speaking through SAPI, here stood in for."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import pytest

from audiowar.speech.backend_interface import SpeechReport, VoiceSettings
from audiowar.speech.backends.sapi_voice import (
    SapiVoice,
    open_sapi_voice,
    parse_sapi_languages,
)

VOICES = {"Microsoft Zira": "409;9", "Microsoft Hazel": "809", "Microsoft Matej": "41a"}
WAITING, DONE, SPEAKING = 0, 1, 2


class Sapi:
    """An object `SpVoice`, which numbers what it speaks."""

    def __init__(self) -> None:
        self.Voice = self.Rate = self.Volume = None
        self.spoken: list[tuple[str, str | None, int]] = []
        self.Status = SimpleNamespace(CurrentStreamNumber=0, RunningState=0)

    def GetVoices(self) -> list[Any]:
        return [self.make_token(*voice) for voice in VOICES.items()]

    def make_token(self, name: str, languages: str) -> Any:
        get_attribute = {"Language": languages}.__getitem__
        return SimpleNamespace(GetDescription=lambda: name, GetAttribute=get_attribute)

    def Speak(self, text: str, flags: int) -> int:
        name = self.Voice and self.Voice.GetDescription()
        self.spoken.append((text, name, flags))
        return len(self.spoken)


@pytest.fixture
def sapi(monkeypatch: pytest.MonkeyPatch) -> Sapi:
    made = Sapi()
    client = SimpleNamespace(CreateObject={"SAPI.SpVoice": made}.__getitem__)
    monkeypatch.setitem(sys.modules, "comtypes", SimpleNamespace(client=client))
    monkeypatch.setitem(sys.modules, "comtypes.client", client)
    return made


def test_a_text_is_spoken_by_the_wanted_voice_where_that_speaks_its_language(sapi: Sapi) -> None:
    voice = open_sapi_voice()
    voice.speak("one", "en", False)
    voice.apply_voice_settings(VoiceSettings(name="Microsoft Hazel"))
    voice.speak("<two>", "en-GB", False)
    # Serbian is read by a Croatian voice.
    voice.speak("tri", "sr-Latn", True)
    # SVSFlagsAsync is 1, SVSFPurgeBeforeSpeak 2, SVSFIsNotXML 16.
    assert sapi.spoken == [
        ("one", "Microsoft Zira", 17),
        ("<two>", "Microsoft Hazel", 17),
        ("", "Microsoft Hazel", 3),
        ("tri", "Microsoft Matej", 17),
    ]


def test_rate_and_volume_are_those_of_sapi(sapi: Sapi) -> None:
    voice = open_sapi_voice()
    for rate, expected in ((80, -6), (157, 0), (200, 2), (450, 10)):
        voice.apply_voice_settings(VoiceSettings(rate=rate, volume=0.29))
        assert (sapi.Rate, sapi.Volume) == (expected, 29)


def test_only_voices_of_the_language_are_offered(sapi: Sapi) -> None:
    voice = open_sapi_voice()
    assert voice.list_voices("en") == ("Microsoft Zira", "Microsoft Hazel")
    assert voice.supports_language("sr") and not voice.supports_language("ro")
    assert voice.is_adjustable and voice.reports_speech


def test_each_text_is_reported_when_it_begins_and_ends_unless_it_was_stopped(sapi: Sapi) -> None:
    voice, reports = SapiVoice(sapi), list[tuple[int, SpeechReport]]()
    begun, ended = SpeechReport.BEGUN, SpeechReport.ENDED

    def speak(number: int) -> None:
        voice.report = lambda report: reports.append((number, report))
        voice.speak("x", "en", False)

    def fetch(current: int, state: int) -> list[tuple[int, SpeechReport]]:
        reports.clear()
        sapi.Status = SimpleNamespace(CurrentStreamNumber=current, RunningState=state)
        voice.fetch_reports()
        return reports

    speak(1)
    speak(2)
    assert fetch(0, DONE) == [] == fetch(1, WAITING)
    assert fetch(1, SPEAKING) == [(1, begun)]
    assert fetch(1, SPEAKING) == []
    assert fetch(2, SPEAKING) == [(1, ended), (2, begun)]
    assert fetch(2, DONE) == [(2, ended)]
    assert fetch(2, DONE) == []
    speak(3)
    voice.stop()
    assert fetch(4, DONE) == []


@pytest.mark.parametrize(
    ("attribute", "languages"),
    [("409;9", ("en",)), ("241a", ("sr",)), ("41a;409", ("hr", "en")), ("", ()), ("none", ())],
)
def test_the_languages_of_a_sapi_voice(attribute: str, languages: tuple[str, ...]) -> None:
    assert parse_sapi_languages(attribute) == languages
