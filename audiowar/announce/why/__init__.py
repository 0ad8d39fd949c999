"""Why did that happen? A trick explained step by step, from its events and the options alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from audiowar.rules.events import Seat

from ..line import Line
from .casino import casino
from .razboi import razboi
from .scientific import scientific
from .steal import steal
from .story import Story
from .trick import Recall, Trick
from .wars import armed, classic, drunkard, tod_und_leben

__all__ = ["EXPLANATIONS", "Recall", "Trick", "explain"]

EXPLANATIONS: Mapping[str, Callable[[Story], Iterator[Line]]] = {
    "scientific": scientific,
    "razboi": razboi,
    "classic": classic,
    "steal": steal,
    "drunkard": drunkard,
    "tod_und_leben": tod_und_leben,
    "casino": casino,
    "armed": armed,
}
"""How a trick of each game is explained."""


def explain(trick: Trick, names: Sequence[str], viewer: Seat | None) -> list[Line]:
    """Return the steps that led from the cards of a trick to its result, each as a line."""
    return list(EXPLANATIONS[trick.game](Story(trick, names, viewer)))
