"""Which calls of COM are made on Windows, and that other systems need none."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from audiowar.speech import windows_com
from audiowar.speech.utterance import Utterance
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


def test_com_is_used_on_windows_only_and_not_without_its_library(
    called: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def use() -> list[str]:
        called.clear()
        windows_com.initialize_com()
        windows_com.process_window_messages()
        return called

    assert use() == ["initialize", "messages"]
    monkeypatch.setattr(sys, "platform", "linux")
    assert use() == []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "pythoncom", None)
    assert use() == []


def test_the_thread_that_speaks_initializes_it_first(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    class Opened(Recorder):
        def supports_language(self, language: str) -> bool:
            order.append("open")
            return super().supports_language(language)

    monkeypatch.setattr(windows_com, "initialize_com", lambda: order.append("initialize"))
    voice = Opened()
    with speaking(voice) as speaker:
        speaker.say(Utterance("King."))
        voice.wait_for(1)
    assert order[:2] == ["initialize", "open"]


def test_generated_modules_are_kept_out_of_the_temporary_folder(
    called: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = SimpleNamespace(__gen_path__="temporary")
    package = SimpleNamespace(__path__=["temporary"])
    monkeypatch.setitem(sys.modules, "win32com", library)
    monkeypatch.setitem(sys.modules, "win32com.gen_py", package)
    monkeypatch.setattr(windows_com, "_generated_files", None)
    windows_com.initialize_com()
    assert library.__gen_path__ == "temporary"
    windows_com.set_generated_modules_folder(tmp_path / "Ž Đ")
    windows_com.initialize_com()
    assert library.__gen_path__ == str(tmp_path / "Ž Đ")
    assert package.__path__ == [str(tmp_path / "Ž Đ")]
