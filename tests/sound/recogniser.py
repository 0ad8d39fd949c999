"""Tell cues apart as an ear would: spectra over time, a linear classifier, noise and wrong pitch.

Every cue of a pack is heard many times over, in noise: one half to learn from, the other to be
tried on. A clip is 1.6 s of mono samples at RATE.
"""

from __future__ import annotations

import zlib
from collections import Counter
from functools import lru_cache
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray
from scipy.fft import dct
from scipy.signal import butter, sosfilt

from audiowar.sound.packs import Pack
from tests.sound.conftest import read

RATE = 44100
SECONDS = 1.6
HOP, FRAME, SIZE = 441, 1102, 2048
BANDS, COEFFICIENTS = 32, 14
SPANS_MS = (0, 30, 60, 90, 130, 180, 250, 350, 500, 700, 1000, 1580)
"""Spans of time whose mean spectrum is heard, short where most cues happen."""
NOISE_DB = 10.0
SHIFTS = ((-1.0, 0.0, 1.0), (-0.6, 0.3, 0.6))
"""Semitones by which learned and tried clips are shifted: never the same."""
SHRINK = 0.2
"""The share of the covariance that is made even, so that few clips are enough."""

Samples = NDArray[np.float64]
Confusion = Counter[tuple[str, str]]
"""How often a cue was taken for which."""


def hear(
    sound: Samples, random: np.random.Generator, semitones: float, laptop: bool = False
) -> Samples:
    """Return a clip of a cue as it is met: shifted, up to 20 ms late, in noise 10 dB below it.

    With `laptop`, all of it through a speaker that plays 300 to 6000 Hz only.
    """
    places = np.arange(0, len(sound) - 1, 2 ** (semitones / 12))
    played = np.interp(places, np.arange(len(sound)), sound)
    late = int(random.integers(0, RATE // 50))
    clip = np.zeros(round(SECONDS * RATE))
    played = played[: len(clip) - late]
    clip[late : late + len(played)] = played
    strength = np.sqrt(np.mean(played**2)) * 10 ** (-NOISE_DB / 20)
    clip += strength * make_noise(random, len(clip), random.uniform(0, 1))
    if laptop:
        clip = np.asarray(sosfilt(butter(4, (300, 6000), "bandpass", fs=RATE, output="sos"), clip))
    return clip


def make_noise(random: np.random.Generator, size: int, slope: float) -> Samples:
    """Return noise: white at slope 0, pink at 1."""
    spectrum = np.fft.rfft(random.standard_normal(size))
    spectrum[1:] /= np.arange(1, len(spectrum)) ** (slope / 2)
    noise = np.fft.irfft(spectrum, size)
    return np.asarray(noise / np.std(noise))


@lru_cache
def _make_filters(laptop: bool) -> Samples:
    """Return triangles on the mel scale: bands x bins."""
    low, high = (300, 6000) if laptop else (80, 12000)
    mels = np.linspace(2595 * np.log10(1 + low / 700), 2595 * np.log10(1 + high / 700), BANDS + 2)
    corners = 700 * (10 ** (mels / 2595) - 1)
    bins = np.fft.rfftfreq(SIZE, 1 / RATE)
    up = (bins - corners[:-2, None]) / np.diff(corners)[:-1, None]
    down = (corners[2:, None] - bins) / np.diff(corners)[1:, None]
    return np.asarray(np.clip(np.minimum(up, down), 0, None))


def measure_features(clip: Samples, laptop: bool) -> Samples:
    """Return cepstral coefficients of each span of time; loudness counts only as a shape."""
    frames = np.lib.stride_tricks.sliding_window_view(clip, FRAME)[::HOP] * np.hanning(FRAME)
    power = np.abs(np.fft.rfft(frames, SIZE)) ** 2
    mel = np.log(power @ _make_filters(laptop).T + 1e-10)
    cepstra = dct(mel, norm="ortho")[:, :COEFFICIENTS]
    cepstra[:, 0] -= cepstra[:, 0].max()
    edges = [round(ms / 1000 * RATE / HOP) for ms in SPANS_MS]
    return np.concatenate([cepstra[a:b].mean(axis=0) for a, b in pairwise(edges)])


def hear_half(pack: Pack, half: int, laptop: bool) -> tuple[Samples, list[str]]:
    """Return the features of the clips of one half, and their cues.

    A half has every other variation of a cue; of a cue with one, every other shift.
    """
    features, cues = [], []
    for name, cue in pack.sounds_by_cue.items():
        for paths in cue.files.values():
            for path in paths if len(paths) == 1 else paths[half::2]:
                random = np.random.default_rng(zlib.crc32(f"{path.stem} {half}".encode()))
                for semitones in SHIFTS[half]:
                    clip = hear(read(path), random, semitones, laptop)
                    features.append(measure_features(clip, laptop))
                    cues.append(name)
    return np.array(features), cues


def count_confusions(pack: Pack, laptop: bool) -> Confusion:
    """Learn one half with a linear discriminant of one shared covariance; try the other."""
    (learned, cues), (tried, tried_cues) = (hear_half(pack, half, laptop) for half in (0, 1))
    labels, numbers = np.unique(cues, return_inverse=True)
    means = np.array([learned[numbers == number].mean(axis=0) for number in range(len(labels))])
    inner = learned - means[numbers]
    covariance = inner.T @ inner / len(learned)
    even = np.eye(len(covariance)) * np.trace(covariance) / len(covariance)
    weights = np.linalg.solve((1 - SHRINK) * covariance + SHRINK * even, means.T)
    scores = tried @ weights - 0.5 * np.sum(means.T * weights, axis=0)
    return Counter(zip(tried_cues, map(str, labels[scores.argmax(axis=1)]), strict=True))


def get_share(table: Confusion, cue: str | None = None) -> float:
    """Return which part was recognised, of all clips or of those of one cue."""
    of = {pair: count for pair, count in table.items() if cue is None or pair[0] == cue}
    return sum(count for (true, taken), count in of.items() if true == taken) / sum(of.values())
