"""Ways to think about a trick of two players; each returns a solution seen from seat 0."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from importlib.resources import files
from typing import Any, Protocol

from . import search
from .deep import Growth, look_deep
from .evaluation import Evaluation
from .few import Few, FewWeights
from .linear import Linear, unpack
from .model import Action, Position, owned, size
from .network import Network, NetworkWeights
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


@lru_cache(maxsize=2)
def network(immediate: bool) -> Network:
    """Return the network."""
    trained = weights("network")
    return Network(NetworkWeights(trained["units"], trained["linear"]), immediate)


@lru_cache(maxsize=1)
def few() -> Few:
    """Return the evaluation of positions with few cards."""
    trained = weights("few")
    return Few(FewWeights(trained["units"], trained["linear"]))


def d1(position: Position, immediate: bool, known: Action | None = None) -> Solution:
    """One matrix game, judged linearly."""
    return look(linear(immediate), position, known)


def sel1(position: Position, immediate: bool, known: Action | None = None) -> Solution:
    """Two tricks deep where it matters, judged linearly."""
    judge = linear(immediate)
    first = look(judge, position, known)
    return deepen(position, first, SEL1, lambda child: look(judge, child).value, immediate)


def professor(position: Position, immediate: bool, known: Action | None = None) -> Solution:
    """Look as deep as the time allows, judged by the network; answers within `DEADLINE`."""
    began = search.clock()
    cards = in_game(position)
    if cards <= FEW:
        enough = 0.0 if cards <= ENDING else GROWTH.enough
        growth = replace(GROWTH, until=began + DEADLINE, enough=enough)
        return look_deep(few().value, immediate, position, known, growth)
    judge, how = network(immediate), replace(WIDE, until=began + DEADLINE)
    first = look(judge, position, known)
    return deepen(
        position, first, how, lambda child: LATER * ahead(judge, child, how, 3), immediate
    )


def ahead(judge: Evaluation, position: Position, how: Deepening, more: int) -> float:
    """Return a position's value; deeper when one player is nearly out."""
    first = look(judge, position)
    if not more or min(owned(position, 0), owned(position, 1)) > NEARLY_OUT:
        return first.value
    narrow = replace(NARROW, until=how.until)
    return deepen(
        position,
        first,
        narrow,
        lambda child: LATER * ahead(judge, child, how, more - 1),
        judge.immediate,
    ).value


def in_game(position: Position) -> int:
    """Return the number of cards in the game."""
    return size(sum(position.hands) + sum(position.piles) + position.pot)


DEADLINE = 0.07
"""Seconds after which the professor answers with what is known."""
LATER = 0.999
"""What a trick later is worth, so that a win is not put off for ever."""
WIDE = Deepening(margin=0.05, limit=6)
NARROW = Deepening(margin=0.03, limit=3, rounds=2)
NEARLY_OUT = 3
"""With so few cards of one player the professor looks deeper."""
FEW = 12
"""With so few cards in the game the professor grows a graph, judged by `few`."""
GROWTH = Growth()
ENDING = 6
"""With so few cards in the game its whole graph is expanded, if that can be."""

THOUGHTS: Mapping[str, Think] = {"d1": d1, "sel1": sel1, "professor": professor}
"""The ways to think, by name."""
