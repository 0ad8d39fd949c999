"""Steps of learning, and who watches them; needs NumPy (the extra "training")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

Array: TypeAlias = Any
Watch: TypeAlias = Callable[[int, float], None]
"""Told after every round how many there were, and the mean squared error."""


class Adam:
    """Adam's step for one array."""

    def __init__(self, start: Array) -> None:
        self.array = start
        self._mean, self._square, self._turn = np.zeros_like(start), np.zeros_like(start), 0

    def step(self, gradient: Array, rate: float) -> None:
        """Go against the gradient."""
        self._turn += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.001 * (gradient**2 - self._square)
        mean = self._mean / (1 - 0.9**self._turn)
        square = self._square / (1 - 0.999**self._turn)
        self.array -= rate * mean / (np.sqrt(square) + 1e-8)
