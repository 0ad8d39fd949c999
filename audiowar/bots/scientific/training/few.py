"""Train the evaluation of positions with few cards on exact values; needs NumPy.

    python -m audiowar.bots.scientific.training.few [FILE]

Solves every small deck (four or five ranks, with up to two jokers, each player holding one of
each) that has not too many positions, and learns the values of positions that good play with
some errors comes to. Decks that play alike are one; those of `HELD_OUT` are never learnt, so that
benchmarks may ask how well the evaluation does on decks that it does not know. The same seed
gives the same weights on one machine. One processor core for some ten minutes; progress goes to
standard error.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from audiowar.rules.cards import EIGHT, JACK, JOKER_RANK, QUEEN, RANKS

from ..flat import BETWEEN, HIGH, LOW, Flat
from ..model import MASK, ONE
from ..model import RANKS as ALL_RANKS
from ..network import ALWAYS, HAND, INPUTS, MIRROR, PILE, POT, SPY, SWAP, THEIR_HAND, THEIR_PILE
from .graph import Graph, deal, exact, explore, grouped, mixtures
from .train import Adam

Array: TypeAlias = Any
SEED = 5
UNITS = 24
HELD_OUT = ("2JQA", "2JQA+", "28JQA")
MOST = 230_000
"""Decks with more positions are left out."""
KEPT = 40_000
"""How many positions of a deck are kept."""
ERRORS = 0.25
"""How often the players choose at random, for the choice of positions to learn."""
TRICKS = 25
STEPS = 10_000
BATCH = 8192
FIRST_RATE, LAST_RATE = 0.004, 0.00001


def decks() -> Iterator[tuple[int, ...]]:
    """Yield the decks to learn, as ranks named as in `flat.renamed`."""
    held_out = {tuple(13 if c == "+" else RANKS.index(c) for c in deck) for deck in HELD_OUT}
    for eight, jack, queen, jokers in product((0, 1), (0, 1), (0, 1), (0, 1, 2)):
        inside = range(len(BETWEEN) + 1 if eight and (jack or queen) else 1)
        above = range(len(HIGH) + 1 if eight or jack or queen else 1)
        for low, between, high in product(range(len(LOW)), inside, above):
            deck = (
                *LOW[:low],
                *(EIGHT,) * eight,
                *BETWEEN[len(BETWEEN) - between :],
                *(JACK,) * jack,
                *(QUEEN,) * queen,
                *HIGH[len(HIGH) - high :],
                *(JOKER_RANK,) * jokers,
            )
            if len(deck) in (4, 5) and deck not in held_out:
                yield deck


def come_to(graph: Graph) -> tuple[Array, Array]:
    """Return the exact values of a graph, and how often play with errors comes to a position."""
    groups, size = grouped(graph), len(graph.positions)
    values = exact(groups, size, 1e-4)
    ways = []
    for alike, mine, theirs in mixtures(groups, values):
        mine = (1 - ERRORS) * mine + ERRORS / mine.shape[1]
        theirs = (1 - ERRORS) * theirs + ERRORS / theirs.shape[1]
        goes_on = (alike.goes_on > 0) * mine[:, :, None] * theirs[:, None, :]
        ways.append((alike.numbers, goes_on, alike.cells))
    now = np.zeros(size)
    now[0] = 1.0
    often = now.copy()
    for _ in range(TRICKS):
        after = np.zeros(size)
        for numbers, goes_on, cells in ways:
            flow = now[numbers][:, None, None] * goes_on
            after += np.bincount(cells.ravel(), flow.ravel(), size)
        now = after
        often += now
    return values, often


def described(states: Sequence[Flat]) -> Array:
    """Return the inputs of positions, as `network.inputs` gives them, one a line."""
    lines = np.zeros((len(states), INPUTS), np.int8)
    shifts = np.arange(0, 5 * ALL_RANKS, 5)
    for heap, place in ((0, HAND), (1, THEIR_HAND), (2, PILE), (3, THEIR_PILE), (4, POT)):
        for rank, shift in enumerate(shifts.tolist()):
            lines[:, place + rank] = [state[heap] >> shift & MASK for state in states]
    for seat in (0, 1):
        lines[:, SPY + seat] = [state[6] == seat for state in states]
        lines[:, SWAP + seat] = [state[7] >> seat & 1 for state in states]
    lines[:, ALWAYS] = 1
    return lines


def gather(drawn: np.random.Generator) -> list[Array]:
    """Return inputs, orders, values and weights of the positions to learn."""
    parts: list[list[Array]] = [[], [], [], []]
    for deck in decks():
        graph = explore(deal(sum(ONE[rank] for rank in deck)), MOST)
        if graph is None:
            continue
        values, often = come_to(graph)
        chances = np.sqrt(often) / np.sqrt(often).sum()
        met = np.flatnonzero(chances > 1e-9)
        if len(met) > KEPT:
            which = drawn.choice(len(values), KEPT, replace=False, p=chances)
            weights = np.ones(KEPT)
        else:
            which, weights = met, chances[met]
        open_still = 1.1 - values[which] ** 2
        states = [graph.positions[k] for k in which]
        parts[0].append(described(states))
        parts[1].append(np.array([state[5] for state in states]))
        parts[2].append(values[which].astype(np.float32))
        parts[3].append(weights / weights.sum() * len(which) ** 0.5 * open_still)
        name = "".join((RANKS + "+")[rank] for rank in deck)
        print(f"{name}: {len(values)} positions", file=sys.stderr, flush=True)
    return [np.concatenate(part) for part in parts]


class Learner:
    """The numbers of one order, and how they learn."""

    def __init__(self, drawn: np.random.Generator) -> None:
        self.units = Adam(drawn.normal(0, 0.1, (UNITS, INPUTS)).astype(np.float32))
        self.linear = Adam(np.zeros(INPUTS, np.float32))
        half = UNITS // 2
        self._signs = np.array([1] * half + [-1] * half, np.float32)

    def learn(self, mine: Array, values: Array, rate: float) -> float:
        """Go one step; return the mean squared error before it."""
        theirs = mine[:, MIRROR]
        z0, z1 = mine @ self.units.array.T, theirs @ self.units.array.T
        total = (np.abs(z0) - np.abs(z1)) @ self._signs + (mine - theirs) @ self.linear.array
        guess = np.tanh(total)
        wrong = guess - values
        push = (wrong * (1 - guess**2) / len(values))[:, None]
        up, down = np.sign(z0) * push * self._signs, np.sign(z1) * push * self._signs
        self.units.step(up.T @ mine - down.T @ theirs, rate)
        self.linear.step(push[:, 0] @ (mine - theirs), rate)
        return float(np.mean(wrong**2))


def train(seed: int) -> dict[str, Any]:
    """Return the weights as `few.FewWeights` wants them, with few digits."""
    drawn = np.random.default_rng(seed)
    lines, turned, values, weights = gather(drawn)
    chances = np.cumsum(weights)
    learners, errors = [Learner(drawn), Learner(drawn)], [0.0]
    for step in range(STEPS):
        which = np.searchsorted(chances, drawn.random(BATCH) * chances[-1])
        rate = (FIRST_RATE - LAST_RATE) * (1 - step / STEPS) ** 1.5 + LAST_RATE
        for order, learner in enumerate(learners):
            here = which[turned[which] == order]
            errors.append(learner.learn(lines[here].astype(np.float32), values[here], rate))
        if step % 500 == 499:
            error = float(np.mean(errors[-500:])) ** 0.5
            print(f"step {step + 1} error {error:.4f}", file=sys.stderr, flush=True)
    return {
        "units": [_rounded(learner.units.array) for learner in learners],
        "linear": _rounded([learner.linear.array for learner in learners]),
    }


def _rounded(lines: Sequence[Array]) -> list[list[float]]:
    return [[round(float(number), 3) for number in line] for line in lines]


def main(arguments: Sequence[str]) -> None:
    """Train and write the weights, beside this module if no file is named."""
    here = Path(__file__).parents[1] / "weights" / "few.json"
    file = Path(arguments[0]) if arguments else here
    file.write_text(json.dumps(train(SEED)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
