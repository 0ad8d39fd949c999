"""Which of some sentences is audible in a recording, by its likeness to espeak-ng's."""

from __future__ import annotations

import io
import shutil
import subprocess
import wave
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

Sound = NDArray[np.float64]

HOP, WINDOW, BANDS = 0.01, 0.025, 32
LOWEST, HIGHEST = 100.0, 6000.0
FAINT = 0.003
"""Samples below are silence."""


def name_missing_programs() -> str:
    """Return the name of the program that is not installed, or nothing."""
    return "" if shutil.which("espeak-ng") else "espeak-ng"


def likeness(
    recording: NDArray[Any], rate: int, text: str, language: str, speed: int, torn: bool = False
) -> float:
    """How well the sentence fits at its best place in a mono recording: near 1 if heard.

    `torn`: silences count neither here nor there; a busy machine tears some into what it plays.
    """
    sentence = _rendered(text, language, speed, torn)
    samples = np.asarray(recording, dtype=np.float64)
    sound = _spectrum(_mended(samples, rate) if torn else samples, rate)
    if len(sound) < len(sentence):
        sound = np.pad(sound, ((0, len(sentence) - len(sound)), (0, 0)), mode="edge")
    wanted = _normal(sentence)
    places = range(len(sound) - len(sentence) + 1)
    return max(float(np.sum(wanted * _normal(sound[k : k + len(sentence)]))) for k in places)


@lru_cache
def _rendered(text: str, language: str, speed: int, torn: bool = False) -> Sound:
    """The spectrum over time of a sentence as espeak-ng says it, without the silence around."""
    command = ["espeak-ng", "-v", language, "-s", str(speed), "--stdout", text]
    data = subprocess.run(command, capture_output=True, check=True).stdout
    with wave.open(io.BytesIO(data)) as file:
        rate = file.getframerate()
    sound = np.frombuffer(data[44:], dtype="<i2").astype(np.float64) / 32768
    loud = np.flatnonzero(np.abs(sound) > FAINT)
    spoken = sound[max(0, loud[0] - 200) : loud[-1] + 200]
    return _spectrum(_mended(spoken, rate) if torn else spoken, rate)


def _mended(sound: Sound, rate: int) -> Sound:
    """The sound without its silences, but never shorter than what is looked at at once."""
    block = int(HOP / 2 * rate)
    blocks = sound[: len(sound) // block * block].reshape(-1, block)
    kept = blocks[np.abs(blocks).max(axis=1) > FAINT].reshape(-1)
    return np.pad(kept, (0, max(0, int(2 * WINDOW * rate) - len(kept))))


def _spectrum(sound: Sound, rate: int) -> Sound:
    """Loudness in bands, frames x bands, each band around its own mean."""
    length = int(WINDOW * rate)
    size = 1 << (length - 1).bit_length()
    frames = np.lib.stride_tricks.sliding_window_view(sound, length)[:: int(HOP * rate)]
    power = np.abs(np.fft.rfft(frames * np.hanning(length), size)) ** 2
    edges = (np.geomspace(LOWEST, HIGHEST, BANDS + 1) / (rate / size)).astype(int)
    bands = [power[:, a : max(a + 1, b)].sum(axis=1) for a, b in pairwise(edges)]
    logs = np.log10(np.stack(bands, axis=1) + 1e-6)
    return np.asarray(logs - logs.mean(axis=0))


def _normal(values: Sound) -> Sound:
    centred = values - values.mean()
    length = float(np.linalg.norm(centred))
    return np.asarray(centred / length if length else centred)
