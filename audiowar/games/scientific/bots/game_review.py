"""Review a finished match: chances of winning, mistakes, deciding tricks, unused cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from audiowar.rules.cards import EIGHT, JOKER_RANK, QUEEN
from audiowar.rules.events import Event
from audiowar.rules.view import View

from .card_counting import CardCounter
from .endgame import EXACT_TRICKS
from .evaluate_trick_choices import estimate_chances_from_cards
from .play_against_one import two_seat_position
from .professor_advice import LEAST_CHANCE, find_reason
from .search_styles import load_linear, search_as_professor, search_one_trick_deep
from .suitless_model import SWAPPED, Action, Position, count_rank, list_alive
from .trick_analysis import analyse_trick

MISTAKE_LOSS = 0.03
"""A choice is a mistake if it lowers the chance of winning by at least this much."""
ANALYSED_TRICKS = 72
"""Divided by the number of players, this is the number of tricks to analyse if there are three or
more. These are the tricks in which the viewer's chance of winning fell most. To analyse all tricks
would take too long."""
LONG_MATCH = 12
"""The number of tricks from which a match is long enough for lessons about unused cards."""

UNUSED_LESSONS: Mapping[int, str] = {
    QUEEN: "coach-lesson-spy",
    EIGHT: "coach-lesson-swap",
    JOKER_RANK: "coach-lesson-joker",
}
"""The message ids of the lessons for players who had a rank but never played it."""


@dataclass(frozen=True)
class DecidingTrick:
    """A trick that changed the viewer's chance of winning."""

    trick: int
    """The number of the trick, from 1."""
    before: float
    """The chance of winning before the trick, from 0 to 1."""
    after: float
    """The chance of winning after the trick."""
    better: Action | None = None
    """A better choice than the viewer's, if there was one."""
    reason: str = ""
    """The id of the message that says why `better` is better."""
    loss: float = field(default=0.0, compare=False)
    """How much lower the chance of winning was with the viewer's choice than with `better`."""


def make_card_counter(view: View, history: Sequence[Event]) -> CardCounter | None:
    """Return a card counter that has followed the match, or None if it cannot count the cards.

    `history` is the list of the viewer's events since the deal.
    """
    memory = CardCounter()
    for event in history:
        memory.observe(event)
    memory.reconstruct_position(view)
    return memory if memory.history and view.viewer is not None else None


def find_deciding_tricks(
    view: View, history: Sequence[Event], most: int = 3
) -> list[DecidingTrick] | None:
    """Return the tricks with the viewer's worst mistakes, in the order of the match.

    If these are fewer than `most`, add the tricks that changed the chance of winning most. Return
    None if the cards cannot be counted. `history` is the list of the viewer's events since the
    deal.
    """
    memory = make_card_counter(view, history)
    if memory is None:
        return None
    prospects = list_winning_chances(view, memory)
    turns = [
        DecidingTrick(trick, before, after)
        for trick, (before, after) in enumerate(pairwise(prospects), 1)
    ]
    turns.sort(key=lambda turn: turn.after - turn.before)
    looks = len(turns) if view.players == 2 else ANALYSED_TRICKS // view.players
    turns[:looks] = [
        with_better_choice(turn, *memory.history[turn.trick - 1], view) for turn in turns[:looks]
    ]
    turns.sort(key=lambda turn: (turn.loss, abs(turn.after - turn.before)), reverse=True)
    return sorted(turns[:most], key=lambda turn: turn.trick)


def find_winning_chances(view: View, history: Sequence[Event]) -> list[float]:
    """Return the viewer's chance of winning before each trick and at the end of the match.

    Return an empty list if the cards cannot be counted. `history` is the list of the viewer's
    events since the deal.
    """
    memory = make_card_counter(view, history)
    return [] if memory is None else list_winning_chances(view, memory)


def list_winning_chances(view: View, memory: CardCounter) -> list[float]:
    """Return the viewer's chance of winning before each trick that `memory` has counted, and at
    the end of the match."""
    immediate = view.options["revolution"] == "immediate"
    prospects = [
        estimate_winning_chance(position, view.own_seat, immediate)
        for position, _ in memory.history
    ]
    if memory.position is not None or view.over:
        prospects.append(final_winning_chance(view))
    return prospects


def with_better_choice(
    trick: DecidingTrick, position: Position, advised: Sequence[Action], view: View
) -> DecidingTrick:
    """Return `trick`, with a better choice if the viewer's choice in the trick was a mistake.

    `advised` are the actions of all seats in the trick.
    """
    me = view.viewer
    assert me is not None
    did = advised[me]
    if did < 0:
        return trick
    known = {}
    if position.spy == me:
        known = {seat: advised[seat] for seat in list_alive(position) if seat != me}
    limit = int(view.options["trick_limit"])
    left = limit - trick.trick + 1 if limit else EXACT_TRICKS + 1
    immediate = view.options["revolution"] == "immediate"
    thought = analyse_trick(search_as_professor, position, me, known, immediate, left)
    mixed = dict(thought.strategy)
    best = max(mixed, key=lambda action: thought.worth[action])
    lost = thought.worth[best] - thought.worth.get(did, 1.0)
    if mixed.get(did, 0.0) >= LEAST_CHANCE or lost < MISTAKE_LOSS:
        return trick
    return DecidingTrick(
        trick.trick, trick.before, trick.after, best, find_reason(best, thought), lost
    )


def count_rated_and_mistakes(view: View, history: Sequence[Event]) -> tuple[int, int]:
    """Return how many choices of the viewer were rated, and how many of them were mistakes."""
    memory = make_card_counter(view, history)
    if memory is None or view.viewer is None:
        return 0, 0
    judged = [
        with_better_choice(DecidingTrick(trick, 0.0, 0.0), position, told, view)
        for trick, (position, told) in enumerate(memory.history, 1)
        if told[view.viewer] >= 0
    ]
    return len(judged), sum(turn.better is not None for turn in judged)


def find_unused_card_lessons(view: View, history: Sequence[Event]) -> list[str]:
    """Return the ids of lessons about special cards that the viewer had but never played."""
    memory = make_card_counter(view, history)
    if memory is None or view.viewer is None or len(memory.history) < LONG_MATCH:
        return []
    me, held, done = view.viewer, set[int](), set[int]()
    for position, told in memory.history:
        if told[me] >= 0:
            held |= {rank for rank in UNUSED_LESSONS if count_rank(position.hands[me], rank)}
            done.add(told[me] % SWAPPED)
    return [UNUSED_LESSONS[rank] for rank in UNUSED_LESSONS if rank in held - done]


def estimate_winning_chance(position: Position, me: int, immediate: bool) -> float:
    """Return the chance of seat `me` to win; with two players left by solving one trick."""
    seats = list_alive(position)
    if me not in seats:
        return 0.0
    if len(seats) == 1:
        return 1.0
    if len(seats) == 2:
        own = two_seat_position(position, me, next(seat for seat in seats if seat != me))
        return (max(-1.0, min(1.0, search_one_trick_deep(own, immediate).value)) + 1) / 2
    return estimate_chances_from_cards(position, load_linear(immediate))[me]


def final_winning_chance(view: View) -> float:
    """Return the viewer's result: 1 for a win, 0 for a loss, a share for a draw."""
    most = max(view.owned)
    return (view.owned[view.own_seat] == most) / view.owned.count(most)
