"""Choosing among the voices of the system, and driving pyttsx3 without its queue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from audiowar.speech.backend_interface import Voice
from audiowar.speech.backends.pyttsx3_voice import (
    Pyttsx3Voice,
    SystemVoice,
    choose_voice,
    parse_languages,
)

ESPEAK = (
    SystemVoice("gmw/en-029", "English (Caribbean)", ("en-029",)),
    SystemVoice("gmw/en", "English (Great Britain)", ("en-gb",)),
    SystemVoice("zls/hr", "Croatian", ("hr",)),
    SystemVoice("zls/sr", "Serbian", ("sr",)),
)
SAPI = (
    SystemVoice("ZIRA", "Microsoft Zira", ("en-US",)),
    SystemVoice("HAZEL", "Microsoft Hazel", ("en-GB",)),
    SystemVoice("MATEJ", "Microsoft Matej", ("hr-HR",)),
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
    assert parse_languages(attribute) == tags


class Engine:
    """pyttsx3's engine, which swallows what a driver raises and tells it to who asked."""

    def __init__(self) -> None:
        self.proxy = self
        self.calls: list[tuple[object, ...]] = []
        self.error: Exception | None = None
        self.tell: Callable[..., None] = lambda **_: None

    def connect(self, topic: str, tell: Callable[..., None]) -> None:
        self.tell = tell

    def say(self, text: str) -> None:
        self.calls.append(("say", text))
        if self.error is not None:
            self.tell(name=None, exception=self.error)

    def setProperty(self, name: str, value: Any) -> None:
        self.calls.append((name, value))

    def stop(self) -> None:
        self.calls.append(("stop",))

    def startLoop(self, own: bool) -> None: ...

    def setBusy(self, busy: bool) -> None: ...


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
    voice.apply_voice(Voice(300, 0.5, "f2"))
    voice.speak("jedan", "sr", False)
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
