"""What is demanded of every sound, measured on the files."""

from __future__ import annotations

import wave
from collections.abc import Mapping

import numpy as np
import pytest
from measure import find_onset, measure_loudness, measure_roughness, measure_true_peak
from numpy.typing import NDArray

from audiowar.resources import find_data_folder
from audiowar.sound.cue_names import CUES, RANKED_CUES, RANKS
from audiowar.sound.packs import Pack, load_pack
from tests.sound.conftest import read

RATE = 44100
LEVELS = {"soft": -33.0, "plain": -29.0, "strong": -25.0}
"""LUFS of the loudest 400 ms."""

OFTEN = {
    "menu-move",
    "menu-enter",
    "menu-back",
    "edge",
    "refusal",
    "other-buffer",
    "option-on",
    "option-off",
    "card-pick",
    "chosen-own",
    "chosen-other",
    "revealed",
    "trick-won-me",
    "trick-won-other",
    "bet",
    "your-turn",
}
"""What is heard many times in a game: short, dry, and never quite the same twice."""

Samples = NDArray[np.float64]
Sounds = Mapping[str, Samples]


def test_the_pack_has_every_cue_and_rank_and_no_file_too_many(pack: Pack, sounds: Sounds) -> None:
    assert load_pack(find_data_folder("sounds") / "standard")[1] == []
    assert set(pack.sounds_by_cue) == set(CUES)
    assert {path.stem for path in pack.folder.glob("*.wav")} == set(sounds)
    assert all(set(pack.sounds_by_cue[cue].files) == set(RANKS) for cue in RANKED_CUES)
    assert sum(path.stat().st_size for path in pack.folder.iterdir()) < 6e6


@pytest.mark.parametrize("cue", CUES)
def test_what_comes_often_varies_and_is_short(pack: Pack, cue: str) -> None:
    for paths in pack.sounds_by_cue[cue].files.values():
        assert cue not in OFTEN or 2 <= len(paths) <= 4
        longest = max(len(read(path)) / RATE for path in paths)
        assert longest <= (0.25 if cue in OFTEN else 1.5)


def test_all_are_44100_hz_16_bit_mono(pack: Pack) -> None:
    files = list(pack.folder.glob("*.wav"))
    assert len(files) >= len(CUES)
    for path in files:
        with wave.open(str(path)) as file:
            shape = (file.getframerate(), file.getsampwidth(), file.getnchannels())
        assert shape == (RATE, 2, 1), path.name


@pytest.mark.parametrize("cue", CUES)
def test_loudness_is_that_of_the_level(pack: Pack, cue: str) -> None:
    sound = pack.sounds_by_cue[cue]
    loud = {
        path.name: measure_loudness(read(path), RATE) + sound.gain_decibels
        for paths in sound.files.values()
        for path in paths
    }
    assert all(abs(value - LEVELS[sound.loudness_name]) <= 1.5 for value in loud.values()), loud


def test_no_true_peak_is_near_full_scale(sounds: Sounds) -> None:
    # -1 dBFS would be no clipping; -6 leaves room for two sounds at once, and startles nobody.
    peaks = {name: measure_true_peak(sound) for name, sound in sounds.items()}
    assert {name: peak for name, peak in peaks.items() if peak >= -6} == {}


def test_all_begin_within_5_ms_and_without_offset_or_click_at_either_end(sounds: Sounds) -> None:
    faults = {
        name
        for name, sound in sounds.items()
        if find_onset(sound, RATE) > 0.005
        or abs(float(sound.mean())) >= 1e-4
        or max(abs(sound[0]), abs(sound[-1])) >= 0.001
    }
    assert faults == set()


def test_war_grows_harsher_each_time(sounds: Sounds) -> None:
    first, second, third = (
        measure_roughness(sounds[f"{cue}-1"], RATE) for cue in ("war", "war-again", "war-third")
    )
    assert first < second < third


def test_danger_is_dissonant_and_peace_is_not(sounds: Sounds) -> None:
    danger = ("war", "war-third", "joker-forces", "refusal", "steal-blocked", "time-running-out")
    peace = ("menu-enter", "your-turn", "joker-wins", "game-won", "game-drawn")
    harshest = max(measure_roughness(sounds[f"{cue}-1"], RATE) for cue in peace)
    assert all(measure_roughness(sounds[f"{cue}-1"], RATE) > harshest for cue in danger)


def test_a_war_that_is_won_resolves(sounds: Sounds) -> None:
    ends = {cue: sounds[f"{cue}-1"][RATE // 2 :] for cue in ("war", "war-won")}
    assert measure_roughness(ends["war-won"], RATE) < 0.5 * measure_roughness(ends["war"], RATE)


@pytest.mark.parametrize(
    ("up", "down"),
    [
        ("revolution-back", "revolution"),
        ("option-on", "option-off"),
        ("menu-enter", "menu-back"),
        ("prisoner-freed", "prisoner-lost"),
        ("person-joins", "person-leaves"),
    ],
)
def test_opposites_go_opposite_ways(sounds: Sounds, up: str, down: str) -> None:
    assert _direction(sounds[f"{up}-1"]) > 1.1
    assert _direction(sounds[f"{down}-1"]) < 1 / 1.1


def _direction(sound: Samples) -> float:
    """How far the strongest pitch moves from the first third to the last: over 1 is upwards."""
    third = min(len(sound) // 3, RATE // 5)
    first, last = (_centre(part) for part in (sound[:third], sound[2 * third : 3 * third]))
    return last / first


def _centre(sound: Samples) -> float:
    """The geometric middle of the spectrum."""
    power = np.abs(np.fft.rfft(sound * np.hanning(len(sound)), 1 << 15)) ** 2
    frequencies = np.fft.rfftfreq(1 << 15, 1 / RATE)
    inside = (frequencies > 150) & (frequencies < 3000)
    return float(np.exp(np.average(np.log(frequencies[inside]), weights=power[inside])))
