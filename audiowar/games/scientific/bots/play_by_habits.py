"""Play against two to seven others: guess what each will do from how it played before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random

from audiowar.bots.habits import Habits
from audiowar.rules.cards import JACK, JOKER_RANK
from audiowar.rules.view import View

from .card_counting import Memory, peeked
from .linear_evaluation import Linear
from .rank_model import (
    NOBODY,
    SWAPPED,
    Action,
    Heap,
    Position,
    actions,
    alive,
    count,
    play,
    ranks,
    take,
)
from .search_styles import linear

GROUPS = 5
"""The quarters of a hand, the weakest first, and jokers."""
BEFOREHAND = Habits((1.0, 1.0, 1.5, 2.5, 1.0), (1.0,) * GROUPS)
"""How players choose of whom nothing is known."""
NOTHING = Habits((0.0,) * GROUPS, (0.0,) * GROUPS)
KNOWN = 15.0
"""So many choices at most what is remembered of a player counts for: this game soon says more."""
LATELY = 60
"""The tricks of this game that count."""
GUESSES = 40
BOLDNESS = 60.0
"""How surely the best-looking action is chosen."""


def guess_and_answer(
    position: Position, view: View, memory: Memory, random: Random
) -> list[tuple[Action, float]]:
    """Return a mixture that prefers what does best against guessed choices of the others."""
    assert view.viewer is not None
    me = view.viewer
    immediate = view.options["revolution"] == "immediate"
    judge, mine = linear(immediate), actions(position, me)
    totals = [0.0] * len(mine)
    for chosen in guesses(position, me, peeked(view), memory, random):
        for i, action in enumerate(mine):
            chosen[me] = action
            totals[i] += outcome(position, chosen, me, judge)
    best = max(totals)
    spread = [exp(max(-50.0, (total - best) / GUESSES * BOLDNESS)) for total in totals]
    return [(action, p / sum(spread)) for action, p in zip(mine, spread, strict=True)]


def outcome(position: Position, chosen: Sequence[Action], me: int, judge: Linear) -> float:
    """Return how `me` stands beside the others after the trick; a spy that is not me answers."""
    spy = position.spy
    if spy not in (NOBODY, me):
        chosen = list(chosen)
        chosen[spy] = spying(position, chosen, judge.immediate)
    child = play(position, chosen, judge.immediate)
    others = [seat for seat in alive(position) if seat != me]
    return judge.owned(child, me) - sum(judge.owned(child, s) for s in others) / len(others)


def spying(position: Position, chosen: Sequence[Action], immediate: bool) -> Action:
    """Return the weakest card with which the spy takes the trick, else the weakest."""
    spy, seats = position.spy, alive(position)
    put = [chosen[seat] & 15 for seat in seats]
    at = seats.index(spy)
    hand = by_strength(position.hands[spy], position.reversed)
    for rank in hand:
        put[at] = rank
        turned = immediate and put.count(JACK) & 1 == 1
        if take(put, position.reversed ^ turned) == at:
            return rank
    return hand[0]


def guesses(
    position: Position,
    me: int,
    known: Mapping[int, Action],
    memory: Memory,
    random: Random,
) -> list[list[Action]]:
    """Return tricks in which the others' choices are known or guessed; mine and the spy's open."""
    tricks = [[-1] * len(position.hands) for _ in range(GUESSES)]
    for seat in alive(position):
        if seat == me:
            continue
        if seat in known:
            choices = [known[seat]] * GUESSES
        else:
            able = list(ranks(position.hands[seat]))
            chances = expected(position.hands[seat], position.reversed, habits(memory, seat))
            choices = random.choices(able, [chances[rank] for rank in able], k=GUESSES)
        for trick, choice in zip(tricks, choices, strict=True):
            trick[seat] = choice
    return tricks


def by_strength(hand: Heap, low_wins: bool) -> list[int]:
    """Return the ranks of a hand, weakest first; jokers come first of all."""
    order = sorted(ranks(hand), reverse=low_wins)
    if JOKER_RANK in order:
        order.remove(JOKER_RANK)
        order.insert(0, JOKER_RANK)
    return order


def quarters(hand: Heap, low_wins: bool) -> dict[int, int]:
    """Return for each rank of the hand in which quarter it lies (0 weakest), 4 for jokers."""
    plain = [rank for rank in by_strength(hand, low_wins) if rank != JOKER_RANK]
    total = sum(count(hand, rank) for rank in plain)
    found, below = {JOKER_RANK: 4}, 0
    for rank in plain:
        held = count(hand, rank)
        found[rank] = min(3, int(4 * (below + held / 2) / total))
        below += held
    return found


def habits(memory: Memory, seat: int) -> list[float]:
    """Return how much more often than by chance a seat chose from each quarter of its hand."""
    now = chosen_by(memory, seat, LATELY)
    before = memory.known[seat].scale_to(KNOWN) if seat in memory.known else NOTHING
    all_of_it = BEFOREHAND.add(before).add(now)
    return [a / b for a, b in zip(all_of_it.seen, all_of_it.could, strict=True)]


def chosen_by(memory: Memory, seat: int, tricks: int = 0) -> Habits:
    """Count from which quarters of its hand a seat chose in the last tricks, in all where 0."""
    seen, could = [0.0] * GROUPS, [0.0] * GROUPS
    for before, told in memory.history[-tricks:]:
        action = told[seat]
        if action < 0 or action >= SWAPPED or before.spy == seat:
            continue
        hand = before.hands[seat]
        where = quarters(hand, before.reversed)
        owned = sum(count(hand, rank) for rank in ranks(hand))
        for rank in ranks(hand):
            could[where[rank]] += count(hand, rank) / owned
        seen[where[action]] += 1
    return Habits(tuple(seen), tuple(could))


def expected(hand: Heap, low_wins: bool, habit: Sequence[float]) -> dict[int, float]:
    """Return how likely each rank of the hand is chosen, not yet summing to one."""
    where = quarters(hand, low_wins)
    return {rank: count(hand, rank) * habit[where[rank]] + 1e-9 for rank in ranks(hand)}
