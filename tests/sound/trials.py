"""Hear every cue of a pack many times over, one half to learn from, the other to be tried on."""

from __future__ import annotations

import zlib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from audiowar.sound.packs import Pack
from tests.sound import recogniser
from tests.sound.conftest import read

SHIFTS = ((-1.0, 0.0, 1.0), (-0.6, 0.3, 0.6))
"""Semitones by which learned and tried clips are shifted: never the same."""

Confusion = Counter[tuple[str, str]]
"""How often a cue was taken for which."""


@dataclass
class Clips:
    """Feature vectors and the cues that they are of."""

    features: list[recogniser.Samples]
    cues: list[str]


def clips(pack: Pack, half: int, laptop: bool, decibels: float = recogniser.NOISE_DB) -> Clips:
    """The clips of one half: every other variation; of a cue with one, every other shift."""
    found = Clips([], [])
    for name, cue in pack.sounds_by_cue.items():
        for paths in cue.files.values():
            for number, path in enumerate(paths):
                if len(paths) == 1 or number % 2 == half:
                    _hear(found, name, path, half, laptop, decibels)
    return found


def _hear(found: Clips, name: str, path: Path, half: int, laptop: bool, decibels: float) -> None:
    random = np.random.default_rng(zlib.crc32(f"{path.stem} {half}".encode()))
    for semitones in SHIFTS[half]:
        clip = recogniser.heard(read(path), random, semitones, laptop, decibels)
        found.features.append(recogniser.features(clip, laptop))
        found.cues.append(name)


def confusion(pack: Pack, laptop: bool, decibels: float = recogniser.NOISE_DB) -> Confusion:
    """Learn one half, try the other."""
    learned, tried = (clips(pack, half, laptop, decibels) for half in (0, 1))
    ear = recogniser.Recogniser.trained(learned.features, learned.cues)
    return Counter(zip(tried.cues, ear.names(tried.features), strict=True))


def share(table: Confusion, cue: str | None = None) -> float:
    """Which part was recognised, of all clips or of those of one cue."""
    of = {pair: n for pair, n in table.items() if cue is None or pair[0] == cue}
    return sum(n for (true, taken), n in of.items() if true == taken) / sum(of.values())
