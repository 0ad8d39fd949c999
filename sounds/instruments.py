"""Make the instruments of the standard pack: plucks, bells, horns, drums, paper, metal.

Every function returns mono samples as float64 at RATE; `seconds` is the length, a pitch is in Hz.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from scipy.signal import butter, sosfilt

RATE = 44100
"""Samples per second."""

Samples = NDArray[np.float64]

_STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
_ATTACK = 0.0015

MARIMBA = ((1.0, 1.0, 1.0), (3.93, 0.32, 2.6), (9.2, 0.10, 6.0))
BELL = ((1.0, 1.0, 1.0), (2.0, 0.55, 1.4), (2.99, 0.35, 2.0), (4.17, 0.22, 2.8), (5.43, 0.12, 4.0))
WOOD = ((1.0, 1.0, 1.0), (2.57, 0.6, 1.7), (4.1, 0.25, 2.4))
METAL = ((1.0, 0.7, 1.0), (1.41, 0.9, 1.2), (1.89, 0.6, 1.1), (2.63, 0.7, 1.5), (3.71, 0.5, 1.9))
COIN = ((1.0, 1.0, 1.0), (1.52, 0.8, 1.1), (2.27, 0.6, 1.4))
"""Partials of a struck coin: ratio to the pitch, strength, and how many times as fast as the
fundamental it fades. The constants above have the same form."""


def get_pitch(name: str) -> float:
    """Return the frequency in Hz of a note such as "F#4" or "Eb5" (A4 = 440 Hz)."""
    match = re.fullmatch(r"([A-G])([#b]?)(\d)", name)
    if match is None:
        raise ValueError(f"not a note: {name!r}")
    step = _STEPS[match[1]] + {"#": 1, "b": -1, "": 0}[match[2]] + 12 * (int(match[3]) - 4)
    return float(440.0 * 2 ** (step / 12))


def get_pitches(names: str) -> list[float]:
    """Return the frequencies of several notes, such as "D4 F#4 A4"."""
    return [get_pitch(name) for name in names.split()]


def get_sample_times(seconds: float) -> Samples:
    """Return the time of every sample in seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def fade_in(sound: Samples, seconds: float = _ATTACK) -> Samples:
    """Fade the beginning of a sound in, to avoid a click."""
    n = min(len(sound), round(seconds * RATE))
    shaped = sound.copy()
    shaped[:n] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(n) / n)
    return shaped


def strike(
    pitch: float,
    seconds: float,
    partials: Sequence[tuple[float, float, float]] = MARIMBA,
    bright: float = 1.0,
) -> Samples:
    """Return the sound of a struck body that fades by 40 dB within `seconds`."""
    t = get_sample_times(seconds)
    sound = np.zeros_like(t)
    for ratio, strength, haste in partials:
        if pitch * ratio < 15000:
            loud = strength * (bright if ratio > 1 else 1.0)
            fade = np.exp(-4.6 * haste * t / seconds)
            sound += loud * fade * np.sin(2 * np.pi * pitch * ratio * t)
    return fade_in(sound)


def glide(
    start: float,
    end: float,
    seconds: float,
    harmonics: Sequence[float] = (1.0, 0.3, 0.1),
    vibrato: float = 0.0,
) -> Samples:
    """Return a tone that slides between two pitches. `vibrato` (at 7 Hz) is in semitones."""
    t = get_sample_times(seconds)
    bend = vibrato / 12 * np.sin(2 * np.pi * 7 * t)
    pitch = start * (end / start) ** (t / seconds) * 2**bend
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    sound = np.zeros_like(t)
    for number, strength in enumerate(harmonics, start=1):
        sound += strength * np.sin(number * phase)
    return fade_in(sound * make_envelope(len(t)), 0.003)


def make_envelope(n: int, top: float = 0.3, floor: float = 0.35) -> Samples:
    """Return an envelope of n samples: from `floor` to 1 at the fraction `top`, then to 0."""
    x = np.arange(n) / max(n - 1, 1)
    up = floor + (1 - floor) * np.sin(np.pi / 2 * np.clip(x / top, 0, 1))
    return up * np.cos(np.pi / 2 * np.clip((x - top) / (1 - top), 0, 1)) ** 1.5


def blow_horn(pitch: float, seconds: float, bright: float = 1.0, top: float = 0.3) -> Samples:
    """Return a soft brassy note that swells and fades."""
    t = get_sample_times(seconds)
    sound = np.zeros_like(t)
    for number in range(1, int(4500 / pitch) + 1):
        strength = np.exp(-0.35 * (number - 1) / bright)
        sound += strength * np.sin(2 * np.pi * pitch * number * t + 0.4 * number)
    return fade_in(sound * make_envelope(len(t), top), 0.003)


def blow_reed(start: float, end: float, seconds: float) -> Samples:
    """Return a hollow gliding note that has only odd harmonics."""
    return glide(start, end, seconds, (1.0, 0.0, 0.5, 0.0, 0.3, 0.0, 0.15))


def filter_band(sound: Samples, low: float, high: float) -> Samples:
    """Return a sound without the frequencies outside a band."""
    filtered = sosfilt(butter(2, (low, high), "bandpass", fs=RATE, output="sos"), sound)
    return np.asarray(filtered, dtype=np.float64)


def brush_paper(
    random: np.random.RandomState, seconds: float, low: float, high: float, top: float = 0.1
) -> Samples:
    """Return the sound of brushed paper: noise between two frequencies with a soft envelope."""
    hiss = filter_band(random.standard_normal(round(seconds * RATE)), low, high)
    return fade_in(hiss * make_envelope(len(hiss), top, 0.5))


def sweep_noise(
    random: np.random.RandomState, seconds: float, start: float, end: float, width: float = 1.5
) -> Samples:
    """Return a band of noise that moves between two frequencies.

    `width` is the ratio of the band's upper or lower edge to its centre.
    """
    n = round(seconds * RATE)
    places = 8
    sound = np.zeros(n)
    x = np.arange(n) / n * (places - 1)
    for place in range(places):
        centre = start * (end / start) ** (place / (places - 1))
        hiss = filter_band(random.standard_normal(n), centre / width, min(centre * width, 18000))
        sound += hiss / np.std(hiss) * np.clip(1 - np.abs(x - place), 0, 1)
    return fade_in(sound * make_envelope(n, 0.3, 0.5), 0.003)


def beat_drum(pitch: float, seconds: float, random: np.random.RandomState) -> Samples:
    """Return the beat of a low drum, with higher parts that the speakers of a laptop can play."""
    t = get_sample_times(seconds)
    fall = pitch * (1 + 0.8 * np.exp(-t / 0.03))
    body = np.sin(2 * np.pi * np.cumsum(fall) / RATE) * np.exp(-4.6 * t / seconds)
    skin = strike(pitch * 3.2, seconds * 0.6, WOOD) * 0.5
    body[: len(skin)] += skin
    slap = brush_paper(random, 0.03, 500, 2500, 0.05) * 0.25
    body[: len(slap)] += slap
    return fade_in(body)


def mix(*parts: tuple[float, Samples]) -> Samples:
    """Mix sounds, each of which begins at the given second."""
    ends = [round(start * RATE) + len(sound) for start, sound in parts]
    whole = np.zeros(max(ends))
    for (_, sound), end in zip(parts, ends, strict=True):
        whole[end - len(sound) : end] += sound
    return whole
