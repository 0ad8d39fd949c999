"""The synthesizer: every language of the game, as samples, without a sound card."""

from __future__ import annotations

import array
import ctypes
import itertools
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from audiowar.speech.backend_interface import BackendUnavailable, VoiceSettings
from audiowar.speech.backends import espeak_synthesis
from audiowar.speech.backends.espeak_synthesis import (
    Synthesizer,
    add_cpp_runtime_folder,
    get_synthesizer,
)

SENTENCES = {
    "en": "queen of hearts",
    "es": "reina de corazones, año nuevo",
    "ro": "damă de inimă roșie, șapte treflă",
    "sr-Latn": "žandar karo, šest, đak, ćup, čaša",
    "sr-Cyrl": "жандар каро",
}
BREATH = 0.05
"""Part of its length by which a sentence differs each time: eSpeak breathes at random."""
WITHOUT_PACKAGE = """
import sys
sys.modules["espeakng_loader"] = None
from audiowar.speech.backends.espeak_synthesis import get_synthesizer
print(get_synthesizer().supports_language("sr"), "f2" in get_synthesizer().variants)
"""


@pytest.fixture(scope="module")
def synthesizer() -> Synthesizer:
    return get_synthesizer()


def test_every_language_of_the_game_is_spoken_and_sounds_different(
    synthesizer: Synthesizer,
) -> None:
    for language, sentence in SENTENCES.items():
        assert synthesizer.supports_language(language)
        samples = synthesizer.synthesize(sentence, language, VoiceSettings())
        assert 0.5 < len(samples) / 2 / synthesizer.samples_per_second < 6
        assert max(array.array("h", samples)) > 3000
        # It begins to sound with the first sample.
        assert samples[:2] != b"\0\0"
    assert not synthesizer.supports_language("xx")
    tags = ("en", "es", "ro", "sr")
    assert len({synthesizer.synthesize("one two", tag, VoiceSettings()) for tag in tags}) == 4
    assert synthesizer.synthesize("", "en", VoiceSettings()) == b""


def count_crossings(samples: bytes) -> int:
    """Return how often the sound crosses zero: oftener, the higher its formants."""
    values = array.array("h", samples)
    return sum(a < 0 <= b for a, b in itertools.pairwise(values))


def test_rate_and_voice_can_be_chosen_and_an_unknown_voice_is_the_first(
    synthesizer: Synthesizer,
) -> None:
    slow, fast = (
        synthesizer.synthesize(SENTENCES["en"], "en", VoiceSettings(rate)) for rate in (150, 400)
    )
    assert len(fast) < 0.7 * len(slow)
    assert "f2" in synthesizer.variants
    plain, female, unknown = (
        count_crossings(synthesizer.synthesize("kralj srce", "sr", VoiceSettings(name=name)))
        for name in ("", "f2", "Ana")
    )
    assert female > 1.2 * plain
    assert unknown == pytest.approx(plain, rel=0.1)


def test_two_threads_do_not_mix_their_sentences(synthesizer: Synthesizer) -> None:
    def say(text: str) -> int:
        return len(synthesizer.synthesize(text, "en", VoiceSettings()))

    texts = ["queen of hearts " * count for count in range(1, 11)]
    alone = list(map(say, texts))
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(say, texts))
    assert together == pytest.approx(alone, rel=BREATH)


class Library:
    """Stands in for the library; remembers how it was started."""

    def __init__(self, rate: int) -> None:
        self.rate = rate
        self.started: tuple[object, ...] = ()

    def espeak_Initialize(self, *how: object) -> int:
        self.started = how
        return self.rate

    def espeak_SetSynthCallback(self, callback: object) -> None:
        assert callable(callback)


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], tuple[Library, Synthesizer]]:
    """Return what starts a library that answers with a rate, from a folder of its own."""

    def started(rate: int) -> tuple[Library, Synthesizer]:
        library = Library(rate)
        monkeypatch.setattr(ctypes, "CDLL", lambda path: library)
        monkeypatch.setattr(
            espeak_synthesis, "get_readable_path_bytes", lambda folder: str(folder).encode()
        )
        monkeypatch.setattr(espeak_synthesis, "_find_espeak", lambda: ("espeak", Path("/data")))
        return library, espeak_synthesis._start.__wrapped__()

    return started


def test_the_library_gives_samples_and_neither_plays_them_nor_ends_the_program(
    start: Callable[[int], tuple[Library, Synthesizer]],
) -> None:
    library, synthesizer = start(22050)
    # AUDIO_OUTPUT_SYNCHRONOUS, the usual length of a buffer, espeakINITIALIZE_DONT_EXIT.
    assert library.started == (2, 0, b"/data", 0x8000)
    assert synthesizer.samples_per_second == 22050


@pytest.mark.parametrize("rate", [0, -1])
def test_a_library_that_does_not_start_is_no_voice(
    rate: int, start: Callable[[int], tuple[Library, Synthesizer]]
) -> None:
    with pytest.raises(BackendUnavailable, match="cannot be started"):
        start(rate)


def test_the_voices_that_are_packed_with_the_program_are_unpacked_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import espeakng_loader

    unpacked: list[Path] = []
    monkeypatch.setattr(espeak_synthesis, "unpack_folder", unpacked.append)
    assert espeak_synthesis._find_espeak()[1] == Path(espeakng_loader.get_data_path())
    assert unpacked == [Path(espeakng_loader.__file__).parent / "espeak-ng-data"]


def test_without_the_package_the_library_of_the_system_speaks_or_is_named() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_PACKAGE], capture_output=True, text=True, check=False
    )
    assert done.stdout == "True True\n" or "libespeak-ng.so.1: cannot open" in done.stderr


def test_windows_is_led_to_the_runtime_that_pip_has_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    led: list[str] = []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(os, "add_dll_directory", led.append, raising=False)
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    add_cpp_runtime_folder()
    assert led == []
    (tmp_path / "msvcp140.dll").write_bytes(b"")
    add_cpp_runtime_folder()
    assert led == [str(tmp_path)]


def test_the_library_is_called_as_its_header_says() -> None:
    calls: list[tuple[object, ...]] = []

    class Library:
        def __getattr__(self, name: str) -> Callable[..., int]:
            def call(*args: object) -> int:
                plain = (arg.value if isinstance(arg, ctypes.c_size_t) else arg for arg in args)
                calls.append((name, *plain))
                return 0

            return call

    library: Any = Library()
    synthesizer = Synthesizer(library, 22050)
    calls.clear()
    synthesizer.synthesize("Žandar", "sr-Latn", VoiceSettings(rate=200))
    assert calls[0][0] == "espeak_SetVoiceByName"
    # espeakRATE is 1, POS_CHARACTER is 1, espeakCHARS_UTF8 is 1, espeakENDPAUSE is 0x1000.
    assert calls[1:] == [
        ("espeak_SetParameter", 1, 200, 0),
        ("espeak_Synth", "Žandar\0".encode(), 8, 0, 1, 0, 0x1001, None, None),
    ]
