"""Which voices are tried, for which language, and what is loaded ahead of them."""

from __future__ import annotations

import importlib
import sys
import threading

import pytest

from audiowar.speech.backends import espeak_synthesis
from audiowar.speech.match_voice_language import find_best_language, list_suitable_voice_languages

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
    module.make_voice_chain()
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
    assert loaded == ["pythoncom", "accessible_output2.outputs", "comtypes.client"]


@pytest.mark.parametrize(("platform", "voices"), [("darwin", 2), ("win32", 3), ("linux", 2)])
def test_each_system_tries_the_screen_reader_first_and_loads_the_voices_meanwhile(
    platform: str, voices: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(module, "start_loading_voices", lambda: begun.append(platform))
    chain = module.make_voice_chain()
    assert [voice.is_screen_reader for voice in chain] == [True] + [False] * (voices - 1)
    assert chain[-1].open_timeout_seconds == 10.0 and begun == [platform]


def test_serbian_is_read_by_croatian_or_else_bosnian_and_script_and_region_do_not_matter() -> None:
    assert list_suitable_voice_languages("es-MX") == ("es",)
    assert list_suitable_voice_languages("en_US") == ("en",)
    assert list_suitable_voice_languages("sr-Latn") == ("sr", "hr", "bs")
    assert find_best_language("sr-Latn", ["bs", "en-GB", "hr-HR"]) == "hr"
    assert find_best_language("sr-Latn", ["bs", "en-GB"]) == "bs"
    assert find_best_language("sr-Cyrl", ["hr", "sr-RS"]) == "sr"
    assert find_best_language("ro", ["en", "es"]) is None
