"""The searches of different depth with which bots solve tricks of two players.

Also loads the evaluations that they use, with their trained weights.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, Protocol

from .evaluation_interface import Evaluation
from .linear_evaluation import LinearEvaluation, unpack_weights
from .search import Budget, DeepeningParameters, Solution, search_deeper, solve_one_deep
from .suitless_model import Action, Position, count_owned
from .two_player_network import NetworkEvaluation, NetworkWeights


class SearchStyle(Protocol):
    """A way to search a trick of two players, such as to a certain depth."""

    def __call__(
        self, position: Position, immediate: bool, seen_choice: Action | None = None
    ) -> Solution:
        """Return the solution of a trick. `immediate` is the option revolution=immediate.

        `seen_choice` is the action of seat 1 if seat 0 is a spy and sees it.
        """


SEL1 = DeepeningParameters(margin=0.03, limit=5)


def load_weights(name: str) -> Any:
    """Return the contents of the file `name` in the folder `weights`."""
    text = files(__package__).joinpath("weights", f"{name}.json").read_text(encoding="utf-8")
    return json.loads(text)


@lru_cache(maxsize=2)
def load_linear(immediate: bool) -> LinearEvaluation:
    """Return the linear evaluation that was trained for two players."""
    return LinearEvaluation(unpack_weights(load_weights("linear")["linear"]), immediate)


@lru_cache(maxsize=2)
def load_linear_for_several(immediate: bool) -> LinearEvaluation:
    """Return the linear evaluation that was trained for three and more players."""
    return LinearEvaluation(unpack_weights(load_weights("field")["linear"]), immediate)


@lru_cache(maxsize=2)
def load_network(immediate: bool) -> NetworkEvaluation:
    """Return the network evaluation, which was trained for two players."""
    trained = load_weights("network")
    return NetworkEvaluation(NetworkWeights(trained["units"], trained["linear"]), immediate)


def search_one_trick_deep(
    position: Position, immediate: bool, seen_choice: Action | None = None
) -> Solution:
    """Solve the trick with the linear evaluation, without a deeper search."""
    return solve_one_deep(load_linear(immediate), position, seen_choice)


def search_two_tricks_deep(
    position: Position, immediate: bool, seen_choice: Action | None = None
) -> Solution:
    """Solve the trick with the linear evaluation, promising pairs of choices two tricks deep."""
    evaluation = load_linear(immediate)
    first = solve_one_deep(evaluation, position, seen_choice)
    return search_deeper(
        position,
        first,
        SEL1,
        lambda child, _: solve_one_deep(evaluation, child).value,
        immediate,
        Budget(),
    )


def search_as_professor(
    position: Position, immediate: bool, seen_choice: Action | None = None
) -> Solution:
    """Solve the trick with the network, as deep as PROFESSOR_BUDGET allows."""
    evaluation, budget = load_network(immediate), Budget(PROFESSOR_BUDGET)
    first = solve_one_deep(evaluation, position, seen_choice, budget)

    def inside(child: Position, part: Budget) -> float:
        return LATER * evaluate_by_search(evaluation, child, part, DEEPER)

    return search_deeper(position, first, WIDE, inside, immediate, budget)


def evaluate_by_search(
    evaluation: Evaluation, position: Position, budget: Budget, most_tricks: int
) -> float:
    """Return the value of a position for seat 0.

    Search at most `most_tricks` further tricks if one player is nearly out.
    """
    first = solve_one_deep(evaluation, position, None, budget)
    if not most_tricks or min(count_owned(position, 0), count_owned(position, 1)) > NEARLY_OUT:
        return first.value

    def inside(child: Position, part: Budget) -> float:
        return LATER * evaluate_by_search(evaluation, child, part, most_tricks - 1)

    return search_deeper(position, first, NARROW, inside, evaluation.immediate, budget).value


PROFESSOR_BUDGET = 9000
"""How many outcomes the professor may evaluate for a trick: about 40 ms on a slow processor."""
LATER = 0.999
"""The value of a position one trick later is multiplied by this, so that a win is not put off for
ever."""
WIDE = DeepeningParameters(margin=0.05, limit=6)
NARROW = DeepeningParameters(margin=0.03, limit=3, rounds=2)
NEARLY_OUT = 5
"""The professor searches more tricks if a player has at most this many cards."""
DEEPER = 5
"""The maximum number of these additional tricks, if the budget suffices."""
SEARCH_STYLES: Mapping[str, SearchStyle] = {
    "d1": search_one_trick_deep,
    "sel1": search_two_tricks_deep,
    "professor": search_as_professor,
}
"""The search styles by name."""
