"""The driver for pyttsx3 on Linux, with a library that only writes down what it is told."""

from __future__ import annotations

import importlib
import sys
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from audiowar.speech.backends import espeak_synthesis, pyttsx3_linux
from audiowar.speech.backends.pyttsx3_linux import EspeakNgDriver


class Library:
    """What the driver uses of libespeak-ng."""

    AUDIO_OUTPUT_PLAYBACK, CHARS_UTF8, ENDPAUSE, SSML, EE_OK = 0, 1, 4096, 16, 0
    EVENT_LIST_TERMINATED, EVENT_MSG_TERMINATED = 0, 6

    def __init__(self) -> None:
        self.called: list[str] = []
        self.sentences: list[str] = []
        self.rate, self.answer = 22050, 0
        self.callback: Any = None

    def Initialize(self, output: int, buffer: int) -> int:
        assert (output, buffer) == (self.AUDIO_OUTPUT_PLAYBACK, 100)
        self.called.append("Initialize")
        return self.rate

    def Synth(self, text: bytes, flags: int) -> int:
        self.flags = flags
        self.called.append("Synth")
        self.sentences.append(text.decode())
        return self.answer

    def SetSynthCallback(self, callback: Any) -> None:
        self.callback = callback

    def Terminate(self) -> None:
        self.called.append("Terminate")

    def Synchronize(self) -> None:
        self.called.append("Synchronize")

    VOICE = SimpleNamespace

    def ListVoices(self, wanted: Any) -> list[Any]:
        assert wanted.languages == b"variant"
        return [SimpleNamespace(identifier=b"!v/f2"), SimpleNamespace(identifier=b"m3")]

    def Cancel(self) -> None:
        self.called.append("Cancel")


class Proxy:
    """What pyttsx3 hears from the driver."""

    def __init__(self) -> None:
        self.busy = False
        self.told: list[tuple[str, dict[str, object]]] = []

    def setBusy(self, busy: bool) -> None:
        self.busy = busy

    def notify(self, name: str, **more: object) -> None:
        self.told.append((name, more))


class Properties:
    """The stock driver's properties."""

    values: ClassVar[dict[str, object]] = {"rate": 170}

    @classmethod
    def getProperty(cls, name: str) -> object:
        return cls.values[name]

    @classmethod
    def setProperty(cls, name: str, value: object) -> None:
        cls.values[name] = value


@dataclass
class Event:
    type: int


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Library:
    one = Library()
    stock = SimpleNamespace(EspeakDriver=Properties)
    monkeypatch.setitem(sys.modules, "pyttsx3.drivers.espeak", stock)
    monkeypatch.setattr(pyttsx3_linux, "load_system_espeak", lambda: one)
    return one


def test_the_sound_is_open_before_anything_is_said(library: Library) -> None:
    EspeakNgDriver(Proxy())
    assert library.called == ["Terminate", "Initialize", "Synth", "Synchronize"]


def test_a_library_that_does_not_start_is_told(library: Library) -> None:
    library.rate = -1
    with pytest.raises(RuntimeError, match="started"):
        EspeakNgDriver(Proxy())
    library.rate = 0
    EspeakNgDriver(Proxy())


def test_a_sentence_is_said_by_its_voice_and_its_end_is_told(library: Library) -> None:
    proxy = Proxy()
    driver = EspeakNgDriver(proxy)
    driver.setProperty("voice", "sr")
    driver.setProperty("rate", 250)
    assert (driver.getProperty("voice"), driver.getProperty("rate")) == ("sr", 250)
    driver.say("a < b")
    assert library.sentences[-1] == '<voice name="sr">a &lt; b</voice>'
    assert library.flags == library.CHARS_UTF8 | library.ENDPAUSE | library.SSML
    assert proxy.busy and proxy.told == [("started-utterance", {})]
    steps = driver.iterate()
    next(steps)
    assert len(proxy.told) == 1
    library.callback(None, 0, [Event(6), Event(0)])
    next(steps)
    assert not proxy.busy and proxy.told[1:] == [("finished-utterance", {"completed": True})]
    next(steps)
    assert len(proxy.told) == 2


def test_what_is_stopped_is_cancelled_and_not_completed(library: Library) -> None:
    proxy = Proxy()
    driver = EspeakNgDriver(proxy)
    driver.say("one")
    driver.stop()
    assert library.called[-1] == "Cancel"
    assert not proxy.busy and proxy.told[1:] == [("finished-utterance", {"completed": False})]


def test_a_sentence_that_is_not_taken_is_told(library: Library) -> None:
    driver = EspeakNgDriver(Proxy())
    library.answer = 1
    with pytest.raises(RuntimeError, match="take"):
        driver.say("one")


def test_the_loop_goes_on_until_it_is_ended(library: Library) -> None:
    proxy = Proxy()
    driver = EspeakNgDriver(proxy)
    driver.say("one")
    steps = driver.iterate()
    next(steps)
    assert not proxy.busy
    library.callback(None, 0, [Event(6), Event(0)])
    next(steps)
    assert proxy.told[-1][0] == "finished-utterance"
    driver.destroy()
    assert library.called[-1] == "Cancel"


def test_the_driver_is_known_to_the_library_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "pyttsx3.drivers.audiowar_espeak", raising=False)
    assert pyttsx3_linux.register_driver() == "audiowar_espeak"
    module = sys.modules["pyttsx3.drivers.audiowar_espeak"]
    assert module.buildDriver is EspeakNgDriver
    pyttsx3_linux.register_driver()
    assert sys.modules["pyttsx3.drivers.audiowar_espeak"] is module


def test_the_variants_are_named_without_their_folder(library: Library) -> None:
    assert pyttsx3_linux.list_voice_variants() == ("f2", "m3")


def test_the_library_of_the_system_is_not_loaded_beside_the_bundled_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def load(name: str) -> str:
        asked.append(name)
        return "the library"

    load_library = pyttsx3_linux.load_system_espeak.__wrapped__
    monkeypatch.setattr(importlib, "import_module", load)
    monkeypatch.setattr(espeak_synthesis, "is_library_loaded", lambda: True)
    assert load_library() is None and asked == []
    monkeypatch.setattr(espeak_synthesis, "is_library_loaded", lambda: False)
    assert load_library() == "the library" and asked == ["pyttsx3.drivers._espeak"]
    monkeypatch.setattr(importlib, "import_module", {}.__getitem__)
    assert load_library() is None
