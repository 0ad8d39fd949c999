"""Searches of different depths, which solve tricks of two players with trained evaluators."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from .load_evaluators import load_linear_evaluator, load_network_evaluator
from .solve_last_tricks import EXACTLY_SOLVED_TRICKS, solve_last_tricks
from .solve_two_player_trick import (
    DeepeningParameters,
    OutcomeBudget,
    TrickSolution,
    improve_solution_by_deeper_search,
    solve_trick_by_evaluation,
)
from .suitless_model import (
    Action,
    Position,
    count_owned_cards,
    find_last_opponent,
    make_two_seat_position,
)
from .two_player_evaluator import TwoPlayerEvaluator


class TrickSearch(Protocol):
    """A search that solves a trick of two players, to a certain depth."""

    def __call__(self, position: Position, seen_choice: Action | None = None) -> TrickSolution:
        """Return the solution of a trick.

        `seen_choice` is the action of seat 1 if seat 0, as a spy, sees this action.
        """


TWO_TRICK_DEEPENING = DeepeningParameters(max_value_loss=0.03, max_choices=5)
"""Which choices are searched two tricks deep by `search_two_tricks_deep`."""


def search_one_trick_deep(position: Position, seen_choice: Action | None = None) -> TrickSolution:
    """Solve the trick with the linear evaluator, without a deeper search."""
    return solve_trick_by_evaluation(load_linear_evaluator(), position, seen_choice)


def search_two_tricks_deep(position: Position, seen_choice: Action | None = None) -> TrickSolution:
    """Solve the trick with the linear evaluator; search promising choices two tricks deep."""
    evaluator, unlimited = load_linear_evaluator(), OutcomeBudget()
    first = solve_trick_by_evaluation(evaluator, position, seen_choice)

    def inside(child: Position, part: OutcomeBudget) -> float:
        return solve_trick_by_evaluation(evaluator, child).value

    return improve_solution_by_deeper_search(
        position, first, TWO_TRICK_DEEPENING, inside, unlimited
    )


def search_as_professor(position: Position, seen_choice: Action | None = None) -> TrickSolution:
    """Return the solution of a trick by a search with the network, limited by PROFESSOR_BUDGET."""
    evaluator, budget = (
        load_network_evaluator(),
        OutcomeBudget(PROFESSOR_BUDGET),
    )
    first = solve_trick_by_evaluation(evaluator, position, seen_choice, budget)

    def inside(child: Position, part: OutcomeBudget) -> float:
        return LATER_TRICK_DISCOUNT * evaluate_by_search(
            evaluator, child, part, MAX_ADDITIONAL_TRICKS
        )

    return improve_solution_by_deeper_search(position, first, FIRST_TRICK_DEEPENING, inside, budget)


def evaluate_by_search(
    evaluator: TwoPlayerEvaluator, position: Position, budget: OutcomeBudget, max_extra_tricks: int
) -> float:
    """Return a position's value for seat 0. If a player is nearly out, search more tricks."""
    first = solve_trick_by_evaluation(evaluator, position, None, budget)
    if (
        not max_extra_tricks
        or min(count_owned_cards(position, 0), count_owned_cards(position, 1)) > NEARLY_OUT_CARDS
    ):
        return first.value

    def inside(child: Position, part: OutcomeBudget) -> float:
        return LATER_TRICK_DISCOUNT * evaluate_by_search(
            evaluator, child, part, max_extra_tricks - 1
        )

    return improve_solution_by_deeper_search(
        position, first, LATER_TRICK_DEEPENING, inside, budget
    ).value


def solve_trick_as_seat0(
    search: TrickSearch,
    position: Position,
    me: int,
    seen_choices: Mapping[int, Action],
    tricks_left: int,
) -> tuple[TrickSolution, Position]:
    """Return the solution of a trick, and the two-seat position. In both, `me` is seat 0.

    The last tricks before the trick limit are solved exactly, the others by `search`.
    """
    other = find_last_opponent(position, me)
    own, seen_choice = make_two_seat_position(position, me, other), seen_choices.get(other)
    if tricks_left <= EXACTLY_SOLVED_TRICKS:
        return solve_last_tricks(own, tricks_left, seen_choice), own
    return search(own, seen_choice), own


PROFESSOR_BUDGET = 9000
"""How many outcomes the professor may evaluate for a trick: about 40 ms on a slow processor."""
LATER_TRICK_DISCOUNT = 0.999
"""A position's value is multiplied by this for each later trick, so that early wins count more."""
FIRST_TRICK_DEEPENING = DeepeningParameters(max_value_loss=0.05, max_choices=6)
"""Which choices of the first trick the professor searches deeper."""
LATER_TRICK_DEEPENING = DeepeningParameters(max_value_loss=0.03, max_choices=3, max_passes=2)
"""Which choices of later tricks the professor searches deeper."""
NEARLY_OUT_CARDS = 5
"""The professor searches more tricks if a player has at most this many cards."""
MAX_ADDITIONAL_TRICKS = 5
"""The maximum number of additional tricks to search, if the budget suffices."""
