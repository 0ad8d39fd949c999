"""Which calls of COM are made on Windows, and that other systems need none."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from audiowar.speech import Utterance, windows_com
from tests.speech.recorder import Recorder

from .fakes import speaking


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The calls that are made, on Windows."""
    calls: list[str] = []
    com = SimpleNamespace(
        CoInitialize=lambda: calls.append("initialize"),
        PumpWaitingMessages=lambda: calls.append("messages"),
    )
    monkeypatch.setitem(sys.modules, "pythoncom", com)
    monkeypatch.setattr(sys, "platform", "win32")
    return calls


def test_on_windows_com_is_initialized_and_messages_are_processed(called: list[str]) -> None:
    windows_com.initialize()
    windows_com.process_messages()
    assert called == ["initialize", "messages"]


def test_other_systems_have_no_com(called: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    windows_com.initialize()
    windows_com.process_messages()
    assert called == []


def test_without_the_library_the_voices_go_without_it(
    called: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pythoncom", None)
    windows_com.initialize()
    windows_com.process_messages()


def test_the_thread_that_speaks_initializes_it_first(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    class Opened(Recorder):
        def supports_language(self, language: str) -> bool:
            order.append("open")
            return super().supports_language(language)

    monkeypatch.setattr(windows_com, "initialize", lambda: order.append("initialize"))
    voice = Opened()
    with speaking(voice) as speaker:
        speaker.say(Utterance("King."))
        voice.wait_for(1)
    assert order[:2] == ["initialize", "open"]
