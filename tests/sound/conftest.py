"""Let tests import the program that makes the sounds, and read the sounds that it made."""

from __future__ import annotations

import sys
import wave
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import pytest

from audiowar.resources import find_data_folder
from audiowar.sound.packs import Pack, load_pack

sys.path.insert(0, str(find_data_folder("sounds")))

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Samples: TypeAlias = NDArray[np.float64]


def read(path: Path) -> Samples:
    """Return the samples of a file, between -1 and 1."""
    import numpy as np

    with wave.open(str(path)) as file:
        raw = file.readframes(file.getnframes())
    return np.frombuffer(raw, dtype="<i2").astype(np.float64) / 32768


@pytest.fixture(scope="session")
def pack() -> Pack:
    """The standard pack."""
    return load_pack(find_data_folder("sounds") / "standard")[0]


@pytest.fixture(scope="session")
def sounds(pack: Pack) -> dict[str, Samples]:
    """The samples of every sound of the standard pack, by file name without the suffix."""
    paths = {
        path
        for cue in pack.sounds_by_cue.values()
        for paths in cue.files.values()
        for path in paths
    }
    return {path.stem: read(path) for path in sorted(paths)}
