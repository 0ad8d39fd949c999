"""Games of an evaluation against itself, and what each position turned out to be worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from .evaluation import Evaluation, result
from .model import NOBODY, ONE, Position, actions, play
from .search import look


@dataclass(frozen=True)
class Lesson:
    """How to play for training."""

    astray: float = 0.06
    """The share of choices made at random."""
    trace: float = 0.85
    """How much the rest of the game counts beside the judged next position (lambda)."""
    discount: float = 0.998
    """What a trick later is worth."""
    longest: int = 300
    """Tricks after which a game is broken off and judged."""


def lessons(judge: Evaluation, random: Random, how: Lesson) -> Iterator[tuple[Position, float]]:
    """Play one game; yield its positions with what they were worth to seat 0."""
    position = beginning(random)
    seen: list[tuple[Position, float, bool]] = []
    over = result(position)
    while over is None and len(seen) < how.longest:
        found = look(judge, position)
        astray = random.random() < how.astray
        if astray:
            pair = (random.choice(actions(position, 0)), random.choice(actions(position, 1)))
        else:
            pair = (
                random.choices(found.rows, found.mine)[0],
                random.choices(found.columns, found.theirs)[0],
            )
        seen.append((position, found.value, astray))
        position = play(position, pair, judge.immediate)
        over = result(position)
    ahead = worth = judge.value(position) if over is None else over
    for position, value, astray in reversed(seen):
        # A choice made at random says nothing about how the position should be played.
        worth = how.discount * ((1 - how.trace) * ahead + how.trace * worth)
        if astray:
            worth = value
        ahead = value
        yield position, worth


def beginning(random: Random) -> Position:
    """Return where to begin: most often the deal, else anything that may come about."""
    what = random.random()
    jokers = random.choice((1, 1, 1, 0, 2))
    owned = [*range(13), *[13] * jokers]
    if what < 0.55:
        return Position((sum(ONE[r] for r in owned),) * 2, (0, 0))
    if what < 0.7:
        owned = random.sample(owned, random.randrange(3, len(owned)))
        return Position((sum(ONE[r] for r in owned),) * 2, (0, 0))
    return scattered(owned * 2, random)


def scattered(owned: list[int], random: Random) -> Position:
    """Return a position with every card anywhere; one player may own far more."""
    lean, hand, pot = random.random(), random.uniform(0.2, 0.9), random.choice((0, 0, 0.1, 0.3))
    heaps = [0] * 5
    for rank in owned:
        if random.random() < pot:
            heaps[4] += ONE[rank]
        else:
            heaps[(random.random() < lean) + 2 * (random.random() > hand)] += ONE[rank]
    for seat in (0, 1):
        if not heaps[seat]:
            heaps[seat], heaps[2 + seat] = heaps[2 + seat], 0
        if not heaps[seat]:
            heaps[seat] = ONE[random.choice(owned)]
    spy = random.choice((NOBODY, NOBODY, NOBODY, NOBODY, 0, 1))
    swap = random.choice((0, 0, 0, 0, 1, 2, 3))
    turned = random.random() < 0.5
    return Position((heaps[0], heaps[1]), (heaps[2], heaps[3]), heaps[4], turned, spy, swap)
