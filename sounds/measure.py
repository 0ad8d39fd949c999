"""Measure a sound as broadcasters do: loudness and true peak (ITU-R BS.1770-4), onset, pitch.

Samples are mono floats between -1 and 1.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from scipy.signal import lfilter, resample_poly

Samples = NDArray[np.float64]

WINDOW = 0.4
"""Seconds of one loudness block; a shorter sound is followed by silence up to this length."""


def _shelf(rate: int) -> tuple[list[float], list[float]]:
    """The high shelf of the K weighting (the head), for any sample rate."""
    gain, q, centre = 3.999843853973347, 0.7071752369554196, 1681.974450955533
    k = np.tan(np.pi * centre / rate)
    top = 10 ** (gain / 20)
    middle = top**0.4996667741545416
    a0 = 1 + k / q + k * k
    b = [top + middle * k / q + k * k, 2 * (k * k - top), top - middle * k / q + k * k]
    return [x / a0 for x in b], [1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0]


def _high_pass(rate: int) -> tuple[list[float], list[float]]:
    """The low cut of the K weighting, for any sample rate."""
    q, centre = 0.5003270373238773, 38.13547087602444
    k = np.tan(np.pi * centre / rate)
    a0 = 1 + k / q + k * k
    return [1.0, -2.0, 1.0], [1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0]


def loudness(sound: Samples, rate: int) -> float:
    """The greatest momentary loudness in LUFS: the loudest 400 ms, looked at every 10 ms.

    Integrated loudness is not defined for a sound shorter than one block; this is.
    """
    block = round(WINDOW * rate)
    padded = np.concatenate([sound, np.zeros(max(block - len(sound), 0) + block // 4)])
    weighted = lfilter(*_high_pass(rate), lfilter(*_shelf(rate), padded))
    energy = np.concatenate([[0.0], np.cumsum(weighted**2)])
    starts = np.arange(0, len(padded) - block + 1, rate // 100)
    power = np.max(energy[starts + block] - energy[starts]) / block
    return float(-0.691 + 10 * np.log10(max(power, 1e-12)))


def true_peak(sound: Samples) -> float:
    """The peak in dBFS of the curve between the samples, seen four times as finely."""
    fine = resample_poly(np.concatenate([np.zeros(64), sound, np.zeros(64)]), 4, 1)
    return float(20 * np.log10(max(np.max(np.abs(fine)), 1e-9)))


def onset(sound: Samples, rate: int, below: float = 20.0) -> float:
    """When the sound begins, in seconds: the first sample less than `below` dB under the peak."""
    size = np.abs(sound)
    return float(np.argmax(size > np.max(size) * 10 ** (-below / 20)) / rate)


def pitch(sound: Samples, rate: int, low: float = 200.0, high: float = 2000.0) -> float:
    """The strongest frequency between two, in Hz."""
    size = 1 << 16
    spectrum = np.abs(np.fft.rfft(sound * np.hanning(len(sound)), size))
    frequencies = np.fft.rfftfreq(size, 1 / rate)
    inside = (frequencies >= low) & (frequencies <= high)
    return float(frequencies[inside][np.argmax(spectrum[inside])])


def partials(sound: Samples, rate: int) -> tuple[Samples, Samples]:
    """Frequencies and strengths of the spectral peaks at most 30 dB below the strongest."""
    size = 1 << 15
    spectrum = np.abs(np.fft.rfft(sound * np.hanning(len(sound)), size))
    inner = spectrum[1:-1]
    peak = (inner > spectrum[:-2]) & (inner > spectrum[2:]) & (inner > 0.03 * spectrum.max())
    places = np.flatnonzero(peak) + 1
    return places * rate / size, spectrum[places]


def roughness(sound: Samples, rate: int) -> float:
    """How dissonant the loudest 200 ms are: beats of all pairs of partials, by their strength.

    The curve is Plomp and Levelt's as Sethares gives it (1993): 0 is a pure consonance, and two
    equal tones a semitone apart have 0.09.
    """
    length = min(len(sound), rate // 5)
    energy = np.concatenate([[0.0], np.cumsum(sound**2)])
    start = int(np.argmax(energy[length:] - energy[: len(energy) - length]))
    frequencies, strengths = partials(sound[start : start + length], rate)
    apart = np.abs(frequencies[:, None] - frequencies)
    apart *= 0.24 / (0.0207 * np.minimum(frequencies[:, None], frequencies) + 18.96)
    pairs = strengths[:, None] * strengths
    beats = np.exp(-3.51 * apart) - np.exp(-5.75 * apart)
    return float((pairs * beats).sum() / (strengths**2).sum() / 2)
