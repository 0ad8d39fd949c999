"""One performance of a cue: the same notes each time, played a little differently."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field

import numpy as np


@dataclass
class Take:
    """Random variations of one performance. The same name always gives the same variations."""

    name: str
    """The name of the file to write, without its suffix."""
    random: np.random.RandomState = field(init=False)
    """A `RandomState`, because NumPy guarantees that its sequence never changes."""

    def __post_init__(self) -> None:
        self.random = np.random.RandomState(zlib.crc32(self.name.encode()))

    def vary(self, value: float, part: float) -> float:
        """Return a random value that differs from `value` by at most the fraction `part`."""
        return float(value * (1 + part * self.random.uniform(-1, 1)))

    def vary_pitch(self, hertz: float) -> float:
        """Return a random frequency at most 5 cents from `hertz`."""
        return self.vary(hertz, 0.003)

    def draw_brightness(self) -> float:
        """Return a random factor near 1 for the strength of overtones."""
        return self.vary(1.0, 0.25)
