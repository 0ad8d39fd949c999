"""Measure how much a trained opponent that knows its code wins from the professor.

    pip install -e ".[training]"
    python -m benchmarks.bots_responder train FILE.npz [GAMES [SEED]]
    python -m benchmarks.bots_responder play FILE.npz [GAMES [SEED]] [--level LEVEL] [--tricks 2]

The games have two players and the full deck. In every position the responder asks the professor for
its mixed strategy. It looks one trick ahead for the best answer, and evaluates positions by what it
learnt in training. With --tricks 2 it examines its best few choices one trick further. To save time
it then assumes that the professor looks only one trick ahead. FILE "none" is an untrained
responder, which evaluates like the professor. Seats and seeds are balanced. The share won above one
half is how much this responder exploits the professor; a perfect responder would win at least as
much. Training prints its progress and saves it regularly, so it can be interrupted.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from pathlib import Path
from random import Random

import numpy as np

from audiowar.games.scientific.bots.characters import make_policy_by_player_count
from audiowar.games.scientific.bots.guess_by_habits import mix_replies_to_guesses
from audiowar.games.scientific.bots.load_evaluators import load_network_evaluator
from audiowar.games.scientific.bots.mixed_strategy_bot import MixedStrategy, MixedStrategyBot
from audiowar.games.scientific.bots.position_tracker import (
    PositionTracker,
    get_peeked_ranks_by_seat,
)
from audiowar.games.scientific.bots.solve_two_player_trick import (
    TrickSolution,
    solve_trick_by_evaluation,
)
from audiowar.games.scientific.bots.suitless_model import (
    NO_SPY,
    Action,
    Position,
    list_actions,
    make_two_seat_position,
    play_trick,
)
from audiowar.games.scientific.bots.two_player_evaluator import get_result_if_over
from audiowar.games.scientific.bots.two_player_searches import LATER_TRICK_DISCOUNT, TrickSearch
from audiowar.rules.view import View
from benchmarks.bots_exploitability import SEARCHES
from benchmarks.bots_scientific import MAKERS, play_matches
from training.position_arrays import to_arrays
from training.train_responder import ResponderNetwork, train_responder

DEEPER_CHOICES, DEEPER_MARGIN = 6, 0.15
"""How many choices are examined one trick further, and by how much they may be worse than the
best."""
MIN_PROBABILITY = 1e-3
"""Choices of the opponent with a lower probability are not examined one trick further."""


class Responder:
    """A policy that knows another policy's mixed strategies and gives the best answer to them.

    `think` is the search of the other policy. `worth` evaluates positions. With `tricks` 2, the
    best few choices are examined one trick further.
    """

    def __init__(self, think: TrickSearch, worth: ResponderNetwork, tricks: int = 1) -> None:
        self._think, self._worth, self._tricks = think, worth, tricks

    def __call__(
        self, position: Position, view: View, memory: PositionTracker, random: Random
    ) -> MixedStrategy:
        """Return the best answer, with the probability 1."""
        assert view.viewer is not None
        here = make_two_seat_position(position, view.viewer, 1 - view.viewer)
        known = get_peeked_ranks_by_seat(view).get(1 - view.viewer)
        mine = list_actions(here, 0)
        columns: tuple[Action, ...]
        if known is not None:
            columns, chances = (known,), np.ones((len(mine), 1))
        else:
            columns, chances = find_other_choices(self._think, here, mine)
        gains = (self._payoffs(here, mine, columns) * chances).sum(axis=1)
        if self._tricks > 1 and known is None and here.spy == NO_SPY:
            gains = self._further(here, mine, gains, list(zip(columns, chances[0], strict=True)))
        return [(mine[int(gains.argmax())], 1.0)]

    def _further(
        self, here: Position, mine: tuple[Action, ...], gains: np.ndarray, mixed: MixedStrategy
    ) -> np.ndarray:
        """Return the values of the best choices, examined one trick further; -inf for others."""
        found = np.full(len(mine), -np.inf)
        for i in gains.argsort()[::-1][:DEEPER_CHOICES]:
            if gains[i] >= gains.max() - DEEPER_MARGIN:
                after = [
                    (play_trick(here, (mine[i], j), True), p)
                    for j, p in mixed
                    if p > MIN_PROBABILITY
                ]
                found[i] = sum(p * self._value(child) for child, p in after)
        return found

    def _value(self, here: Position) -> float:
        """Return the value of a position against an opponent that looks one trick ahead."""
        over = get_result_if_over(here)
        if over is not None:
            return over
        mine = list_actions(here, 0)
        columns, chances = find_other_choices(solve_one_trick, here, mine)
        payoffs = self._payoffs(here, mine, columns)
        if here.spy == 0:
            return LATER_TRICK_DISCOUNT * float((payoffs.max(axis=0) * chances[0]).sum())
        return LATER_TRICK_DISCOUNT * float((payoffs * chances).sum(axis=1).max())

    def _payoffs(
        self, here: Position, mine: tuple[Action, ...], columns: tuple[Action, ...]
    ) -> np.ndarray:
        """Return the payoffs of each pair of choices for the responder."""
        after = to_arrays([play_trick(here, (i, j), True) for i in mine for j in columns])
        values = after.get_results()
        goes_on = np.flatnonzero(values == 0)
        if len(goes_on):
            values[goes_on] = self._worth.evaluate(after[goes_on])
        return values.reshape(len(mine), len(columns))


def solve_one_trick(
    position: Position, revolution_is_immediate: bool, seen_choice: Action | None = None
) -> TrickSolution:
    """Solve a position one trick deep with the professor's evaluation."""
    return solve_trick_by_evaluation(
        load_network_evaluator(revolution_is_immediate), position, seen_choice
    )


def find_other_choices(
    think: TrickSearch, here: Position, mine: tuple[Action, ...]
) -> tuple[tuple[Action, ...], np.ndarray]:
    """Return the opponent's choices, and their probabilities for each of my choices."""
    there = make_two_seat_position(here, 1, 0)
    if here.spy != 1:
        solution = think(there, True)
        return solution.rows, np.array([solution.row_strategy] * len(mine))
    # The opponent is the spy and answers the choice that it sees.
    seen = [think(there, True, choice) for choice in mine]
    return seen[0].rows, np.array([solution.row_strategy for solution in seen])


class SolutionCache:
    """Caches the last solutions, because both players request the same ones."""

    def __init__(self, think: TrickSearch) -> None:
        self._think = think
        self._known: dict[tuple[Position, bool, Action | None], TrickSolution] = {}

    def __call__(
        self, position: Position, revolution_is_immediate: bool, seen_choice: Action | None = None
    ) -> TrickSolution:
        """Solve a position."""
        key = (position, revolution_is_immediate, seen_choice)
        if key not in self._known:
            if len(self._known) > 50:
                self._known.clear()
            self._known[key] = self._think(position, revolution_is_immediate, seen_choice)
        return self._known[key]


def print_progress(games: int, error: float) -> None:
    """Print the progress of the training."""
    print(
        f"{games} games, {time.process_time():.0f} s of the processor, error {error:.5f}",
        file=sys.stderr,
        flush=True,
    )


def main() -> None:
    """Train or play."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("train", "play"))
    parser.add_argument("file", type=Path)
    parser.add_argument("games", type=int, nargs="?")
    parser.add_argument("seed", type=int, nargs="?", default=0)
    parser.add_argument("--level", choices=SEARCHES, default="professor")
    parser.add_argument("--tricks", type=int, choices=(1, 2), default=1)
    wanted = parser.parse_args()
    if wanted.what == "train":
        train_responder(wanted.seed, wanted.games or 100_000, wanted.file, print_progress)
        return
    worth, think = ResponderNetwork(), SolutionCache(SEARCHES[wanted.level])
    if str(wanted.file) != "none":
        worth.load(wanted.file)
    MAKERS["responder"] = lambda seed: MixedStrategyBot(
        seed, Responder(think, worth, wanted.tricks)
    )
    MAKERS["answered"] = lambda seed: MixedStrategyBot(
        seed, make_policy_by_player_count(think, mix_replies_to_guesses)
    )
    play_matches("responder", "answered", 2, wanted.games or 600, wanted.seed)


if __name__ == "__main__":
    main()
