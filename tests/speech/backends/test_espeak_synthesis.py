"""The synthesizer: every language of the game, as samples, without a sound card."""

from __future__ import annotations

import array
import ctypes
import itertools
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

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


@pytest.mark.parametrize("rate", [0, -1])
def test_a_library_that_does_not_start_is_no_voice(
    rate: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = SimpleNamespace(espeak_Initialize=lambda *how: rate)
    monkeypatch.setattr(ctypes, "CDLL", lambda path: library)
    with pytest.raises(BackendUnavailable, match="cannot be started"):
        espeak_synthesis._start.__wrapped__()


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
