"""Tell cues apart as an ear would: spectra over time, a linear classifier, noise and wrong pitch.

A clip is 1.6 s of mono samples at RATE. All randomness comes from generators that are passed in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray
from scipy.fft import dct
from scipy.signal import butter, sosfilt

RATE = 44100
SECONDS = 1.6
HOP, FRAME, SIZE = 441, 1102, 2048
BANDS, COEFFICIENTS = 32, 14
SPANS_MS = (0, 30, 60, 90, 130, 180, 250, 350, 500, 700, 1000, 1580)
"""Spans of time whose mean spectrum is heard, short where most cues happen."""
NOISE_DB = 10.0

Samples = NDArray[np.float64]


def shifted(sound: Samples, semitones: float) -> Samples:
    """The sound at another pitch (and as much faster or slower)."""
    factor = 2 ** (semitones / 12)
    places = np.arange(0, len(sound) - 1, factor)
    return np.asarray(np.interp(places, np.arange(len(sound)), sound))


def coloured(random: np.random.Generator, n: int, slope: float) -> Samples:
    """Noise: white at slope 0, pink at 1."""
    spectrum = np.fft.rfft(random.standard_normal(n))
    spectrum[1:] /= np.arange(1, len(spectrum)) ** (slope / 2)
    noise = np.fft.irfft(spectrum, n)
    return np.asarray(noise / np.std(noise))


def heard(
    sound: Samples,
    random: np.random.Generator,
    semitones: float,
    laptop: bool = False,
    decibels: float = NOISE_DB,
) -> Samples:
    """A clip of a cue as it is met: shifted, up to 20 ms late, in noise so many dB below it.

    With `laptop`, all of it through a speaker that plays 300 to 6000 Hz only.
    """
    played = shifted(sound, semitones)
    late = int(random.integers(0, RATE // 50))
    clip = np.zeros(round(SECONDS * RATE))
    played = played[: len(clip) - late]
    clip[late : late + len(played)] = played
    strength = np.sqrt(np.mean(played**2)) * 10 ** (-decibels / 20)
    clip += strength * coloured(random, len(clip), random.uniform(0, 1))
    if laptop:
        clip = np.asarray(sosfilt(butter(4, (300, 6000), "bandpass", fs=RATE, output="sos"), clip))
    return clip


@lru_cache
def _filters(laptop: bool) -> Samples:
    """Triangles on the mel scale: bands x bins."""
    low, high = (300, 6000) if laptop else (80, 12000)
    mels = np.linspace(2595 * np.log10(1 + low / 700), 2595 * np.log10(1 + high / 700), BANDS + 2)
    corners = 700 * (10 ** (mels / 2595) - 1)
    bins = np.fft.rfftfreq(SIZE, 1 / RATE)
    up = (bins - corners[:-2, None]) / np.diff(corners)[:-1, None]
    down = (corners[2:, None] - bins) / np.diff(corners)[1:, None]
    return np.asarray(np.clip(np.minimum(up, down), 0, None))


def features(clip: Samples, laptop: bool = False) -> Samples:
    """Cepstral coefficients of each span of time; loudness counts only as a shape over time."""
    frames = np.lib.stride_tricks.sliding_window_view(clip, FRAME)[::HOP] * np.hanning(FRAME)
    power = np.abs(np.fft.rfft(frames, SIZE)) ** 2
    mel = np.log(power @ _filters(laptop).T + 1e-10)
    cepstra = dct(mel, norm="ortho")[:, :COEFFICIENTS]
    cepstra[:, 0] -= cepstra[:, 0].max()
    edges = [round(ms / 1000 * RATE / HOP) for ms in SPANS_MS]
    spans = [cepstra[a:b].mean(axis=0) for a, b in pairwise(edges)]
    return np.concatenate(spans)


@dataclass
class Recogniser:
    """A linear discriminant with one shared, shrunken covariance."""

    labels: list[str]
    weights: Samples
    bias: Samples

    @classmethod
    def trained(
        cls, clips: Sequence[Samples], names: Sequence[str], shrink: float = 0.2
    ) -> Recogniser:
        """Learn from feature vectors and their names."""
        x, y = np.array(clips), np.array(names)
        labels = sorted(set(names))
        means = np.array([x[y == label].mean(axis=0) for label in labels])
        inner = x - means[np.searchsorted(labels, y)]
        covariance = inner.T @ inner / len(x)
        even = np.eye(len(covariance)) * np.trace(covariance) / len(covariance)
        weights = np.linalg.solve((1 - shrink) * covariance + shrink * even, means.T)
        return cls(labels, weights, -0.5 * np.sum(means.T * weights, axis=0))

    def names(self, clips: Sequence[Samples]) -> list[str]:
        """What each feature vector is taken for."""
        best = np.argmax(np.array(clips) @ self.weights + self.bias, axis=1)
        return [self.labels[k] for k in best]
