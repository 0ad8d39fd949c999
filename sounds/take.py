"""One performance of a cue: the same notes each time, played a little differently."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field

import numpy as np


@dataclass
class Take:
    """What makes one variation of a cue differ from the next; the same name gives the same take."""

    name: str
    """The file to be, without its ending."""
    random: np.random.RandomState = field(init=False)
    """RandomState, because NumPy promises its stream never to change."""

    def __post_init__(self) -> None:
        self.random = np.random.RandomState(zlib.crc32(self.name.encode()))

    def near(self, value: float, part: float) -> float:
        """A value at most `part` of itself away."""
        return float(value * (1 + part * self.random.uniform(-1, 1)))

    def pitch(self, hertz: float) -> float:
        """A pitch at most 5 cents away."""
        return self.near(hertz, 0.003)

    def bright(self) -> float:
        """How strong the overtones are: about 1."""
        return self.near(1.0, 0.25)
