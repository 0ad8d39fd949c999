"""Measure a sound as broadcasters do: loudness and true peak (ITU-R BS.1770-4), onset, pitch.

Samples are mono floats between -1 and 1.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from scipy.signal import lfilter, resample_poly

Samples = NDArray[np.float64]

WINDOW = 0.4
"""The length of a loudness block in seconds. Shorter sounds are extended by silence."""


def _shelf(rate: int) -> tuple[list[float], list[float]]:
    """Return the filter coefficients of K weighting's high shelf (the effect of the head)."""
    gain, q, centre = 3.999843853973347, 0.7071752369554196, 1681.974450955533
    k = np.tan(np.pi * centre / rate)
    top = 10 ** (gain / 20)
    middle = top**0.4996667741545416
    a0 = 1 + k / q + k * k
    b = [top + middle * k / q + k * k, 2 * (k * k - top), top - middle * k / q + k * k]
    return [x / a0 for x in b], [1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0]


def _high_pass(rate: int) -> tuple[list[float], list[float]]:
    """Return the filter coefficients of K weighting's low cut."""
    q, centre = 0.5003270373238773, 38.13547087602444
    k = np.tan(np.pi * centre / rate)
    a0 = 1 + k / q + k * k
    return [1.0, -2.0, 1.0], [1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0]


def measure_loudness(sound: Samples, rate: int) -> float:
    """Return the maximum momentary loudness in LUFS: that of the loudest 400 ms, in 10 ms steps.

    Unlike integrated loudness, it is defined for sounds shorter than one block.
    """
    block = round(WINDOW * rate)
    padded = np.concatenate([sound, np.zeros(max(block - len(sound), 0) + block // 4)])
    weighted = lfilter(*_high_pass(rate), lfilter(*_shelf(rate), padded))
    energy = np.concatenate([[0.0], np.cumsum(weighted**2)])
    starts = np.arange(0, len(padded) - block + 1, rate // 100)
    power = np.max(energy[starts + block] - energy[starts]) / block
    return float(-0.691 + 10 * np.log10(max(power, 1e-12)))


def measure_true_peak(sound: Samples) -> float:
    """Return the peak in dBFS after resampling at four times the rate."""
    fine = resample_poly(np.concatenate([np.zeros(64), sound, np.zeros(64)]), 4, 1)
    return float(20 * np.log10(max(np.max(np.abs(fine)), 1e-9)))


def find_onset(sound: Samples, rate: int, below: float = 20.0) -> float:
    """Return the time in seconds of the first sample less than `below` dB under the peak."""
    size = np.abs(sound)
    return float(np.argmax(size > np.max(size) * 10 ** (-below / 20)) / rate)


def find_pitch(sound: Samples, rate: int, low: float = 200.0, high: float = 2000.0) -> float:
    """Return the strongest frequency between `low` and `high`, in Hz."""
    size = 1 << 16
    spectrum = np.abs(np.fft.rfft(sound * np.hanning(len(sound)), size))
    frequencies = np.fft.rfftfreq(size, 1 / rate)
    inside = (frequencies >= low) & (frequencies <= high)
    return float(frequencies[inside][np.argmax(spectrum[inside])])


def find_partials(sound: Samples, rate: int) -> tuple[Samples, Samples]:
    """Return the frequencies and strengths of spectral peaks at most 30 dB below the strongest."""
    size = 1 << 15
    spectrum = np.abs(np.fft.rfft(sound * np.hanning(len(sound)), size))
    inner = spectrum[1:-1]
    peak = (inner > spectrum[:-2]) & (inner > spectrum[2:]) & (inner > 0.03 * spectrum.max())
    places = np.flatnonzero(peak) + 1
    return places * rate / size, spectrum[places]


def measure_roughness(sound: Samples, rate: int) -> float:
    """Return how dissonant the loudest 200 ms are, from the beats of all pairs of partials.

    Uses the curve of Plomp and Levelt in Sethares' form (1993). A pure consonance has 0, and two
    equally strong tones a semitone apart have 0.09.
    """
    length = min(len(sound), rate // 5)
    energy = np.concatenate([[0.0], np.cumsum(sound**2)])
    start = int(np.argmax(energy[length:] - energy[: len(energy) - length]))
    frequencies, strengths = find_partials(sound[start : start + length], rate)
    apart = np.abs(frequencies[:, None] - frequencies)
    apart *= 0.24 / (0.0207 * np.minimum(frequencies[:, None], frequencies) + 18.96)
    pairs = strengths[:, None] * strengths
    beats = np.exp(-3.51 * apart) - np.exp(-5.75 * apart)
    return float((pairs * beats).sum() / (strengths**2).sum() / 2)
