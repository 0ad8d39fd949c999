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


def missing() -> str:
    """Which program is not installed, or nothing."""
    return "" if shutil.which("espeak-ng") else "espeak-ng"


def likeness(recording: NDArray[Any], rate: int, text: str, language: str, speed: int) -> float:
    """How well the sentence fits at its best place in a mono recording: near 1 if heard."""
    sentence = _rendered(text, language, speed)
    sound = _spectrum(np.asarray(recording, dtype=np.float64), rate)
    if len(sound) < len(sentence):
        sound = np.pad(sound, ((0, len(sentence) - len(sound)), (0, 0)), mode="edge")
    wanted = _normal(sentence)
    places = range(len(sound) - len(sentence) + 1)
    return max(float(np.sum(wanted * _normal(sound[k : k + len(sentence)]))) for k in places)


@lru_cache
def _rendered(text: str, language: str, speed: int) -> Sound:
    """The spectrum over time of a sentence as espeak-ng says it, without the silence around."""
    command = ["espeak-ng", "-v", language, "-s", str(speed), "--stdout", text]
    data = subprocess.run(command, capture_output=True, check=True).stdout
    with wave.open(io.BytesIO(data)) as file:
        rate = file.getframerate()
    sound = np.frombuffer(data[44:], dtype="<i2").astype(np.float64) / 32768
    loud = np.flatnonzero(np.abs(sound) > 0.003)
    return _spectrum(sound[max(0, loud[0] - 200) : loud[-1] + 200], rate)


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
