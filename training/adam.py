"""The Adam optimizer, and the type of functions that report progress.

Needs NumPy (the extra "training").
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

Array: TypeAlias = Any
OnProgress: TypeAlias = Callable[[int, float], None]
"""Called after every round with the number of rounds so far and the mean squared error."""


class Adam:
    """The Adam optimizer for one array of weights. Learning steps change this array in place."""

    def __init__(self, start: Array) -> None:
        self.array = start
        self._mean, self._square, self._turn = np.zeros_like(start), np.zeros_like(start), 0

    def step(self, gradient: Array, rate: float) -> None:
        """Change the weights by one step against the gradient. `rate` is the learning rate."""
        self._turn += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.001 * (gradient**2 - self._square)
        mean = self._mean / (1 - 0.9**self._turn)
        square = self._square / (1 - 0.999**self._turn)
        self.array -= rate * mean / (np.sqrt(square) + 1e-8)
