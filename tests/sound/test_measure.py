"""The measuring itself, against values that the standards give."""

from __future__ import annotations

import numpy as np
import pytest
from measure import find_onset, find_pitch, measure_loudness, measure_roughness, measure_true_peak

RATE = 48000
SECOND = np.arange(RATE) / RATE


def sine(hertz: float, size: float = 1.0, phase: float = 0.0) -> np.ndarray:
    return size * np.sin(2 * np.pi * hertz * SECOND + phase)


def test_full_scale_997_hz_has_3_01_lufs_below_full() -> None:
    # ITU-R BS.1770-4, annex 1.
    assert measure_loudness(sine(997), RATE) == pytest.approx(-3.01, abs=0.02)


def test_true_peak_sees_between_the_samples() -> None:
    # A quarter of the rate, sampled 45 degrees off the crests: every sample is 3 dB low.
    sound = sine(RATE / 4, phase=np.pi / 4)
    assert np.max(np.abs(sound)) == pytest.approx(0.707, abs=0.001)
    assert measure_true_peak(sound[100:-100] * np.hanning(RATE - 200)) == pytest.approx(0, abs=0.1)


def test_onset_is_where_the_sound_begins_and_pitch_the_strongest_tone() -> None:
    late = np.concatenate([np.zeros(480), sine(1000)])
    assert find_onset(late, RATE) == pytest.approx(0.01, abs=2e-4)
    assert find_pitch(sine(440) + 0.5 * sine(880), RATE) == pytest.approx(440, abs=1)


def test_a_semitone_is_rougher_than_a_fifth_and_a_fifth_than_an_octave() -> None:
    second, fifth, octave = (
        measure_roughness(sine(440) + sine(440 * 2 ** (k / 12)), RATE) for k in (1, 7, 12)
    )
    assert second > 10 * fifth > 10 * octave
