"""What is loaded ahead of the voices, so that they need not wait for each other."""

from __future__ import annotations

import importlib
import sys
import threading

import pytest

from audiowar.speech.backends import espeak_synthesis

module = importlib.import_module("audiowar.speech.voices_to_try")


@pytest.fixture(autouse=True)
def anew(monkeypatch: pytest.MonkeyPatch) -> None:
    module.start_loading_voices.cache_clear()


def test_voices_are_unpacked_once_and_nobody_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    let_go, unpacked = threading.Event(), threading.Semaphore(0)

    def slow() -> None:
        assert let_go.wait(10)
        unpacked.release()

    monkeypatch.setattr(espeak_synthesis, "unpack_voices_in_advance", slow)
    module.start_loading_voices()
    assert len(module.make_voice_chain()) == 3
    let_go.set()
    assert unpacked.acquire(timeout=10) and not unpacked.acquire(timeout=0.1)


def test_what_windows_lacks_is_told_by_whoever_needs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []

    def load(name: str) -> None:
        loaded.append(name)
        raise ImportError(name)

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(espeak_synthesis, "unpack_voices_in_advance", lambda: None)
    monkeypatch.setattr(module.importlib, "import_module", load)
    module._prepare()
    assert loaded == list(module._WINDOWS_MODULES)
