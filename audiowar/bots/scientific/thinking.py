"""Ways to think about a trick of two players; each returns a solution seen from seat 0."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, Protocol

from .linear import Linear, unpack
from .model import Action, Position
from .search import Deepening, Solution, deepen, look


class Think(Protocol):
    """A way to think."""

    def __call__(
        self, position: Position, immediate: bool, known: Action | None = None
    ) -> Solution:
        """Solve a position; `immediate` is the option revolution=immediate.

        `known` is what seat 0, the spy, sees seat 1 choose.
        """


SEL1 = Deepening(margin=0.03, limit=5)


def weights(name: str) -> Any:
    """Return the trained numbers called `name`."""
    text = files(__package__).joinpath("weights", f"{name}.json").read_text(encoding="utf-8")
    return json.loads(text)


@lru_cache(maxsize=2)
def linear(immediate: bool) -> Linear:
    """Return the linear evaluation."""
    return Linear(unpack(weights("linear")["linear"]), immediate)


def d1(position: Position, immediate: bool, known: Action | None = None) -> Solution:
    """One matrix game, judged linearly."""
    return look(linear(immediate), position, known)


def sel1(position: Position, immediate: bool, known: Action | None = None) -> Solution:
    """Two tricks deep where it matters, judged linearly."""
    judge = linear(immediate)
    first = look(judge, position, known)
    return deepen(position, first, SEL1, lambda child: look(judge, child).value, immediate)


THOUGHTS: Mapping[str, Think] = {"d1": d1, "sel1": sel1}
"""The ways to think, by name."""
