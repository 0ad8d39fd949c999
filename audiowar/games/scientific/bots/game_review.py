"""Review a finished match: mistakes, the tricks that decided it, and lessons."""

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
from .rank_model import SWAPPED, Action, Position, count_rank, list_alive
from .search_styles import load_linear, search_as_professor, search_one_trick_deep
from .trick_analysis import analyse_trick

MISTAKE_LOSS = 0.03
"""A choice is a mistake if it lowers the chance of winning by at least this much."""
ANALYSED_TRICKS = 72
"""The number of tricks to analyse with three or more players, divided by their number.

The tricks after which the viewer's chance of winning fell most are chosen, because analysing all
of them would take too long.
"""
LONG_MATCH = 12
"""The number of tricks after which lessons about unused choices make sense."""

UNUSED_LESSONS: Mapping[int, str] = {
    QUEEN: "coach-lesson-spy",
    EIGHT: "coach-lesson-swap",
    JOKER_RANK: "coach-lesson-joker",
}
"""Lessons for players who never played a rank."""


@dataclass(frozen=True)
class DecidingTrick:
    """A trick that changed the chance of winning."""

    trick: int
    """The number of the trick, from 1."""
    before: float
    """The viewer's chance of winning before the trick, from 0 to 1."""
    after: float
    better: Action | None = None
    """The better choice: a rank, or the swap with the rank to play after it."""
    reason: str = ""
    """The message id of the reason."""
    loss: float = field(default=0.0, compare=False)
    """By how much the viewer's choice lowered the chance of winning."""


def count_cards_of_match(view: View, history: Sequence[Event]) -> CardCounter | None:
    """Return the memory of the cards since the deal, or None if they cannot be counted."""
    memory = CardCounter()
    for event in history:
        memory.observe(event)
    memory.reconstruct_position(view)
    return memory if memory.history and view.viewer is not None else None


def find_deciding_tricks(
    view: View, history: Sequence[Event], most: int = 3
) -> list[DecidingTrick] | None:
    """Return the tricks of the viewer's worst mistakes, in match order.

    If there are fewer than `most`, the tricks with the greatest changes are added. `history` is the
    list of the seat's projected events since the deal. Return None if the cards cannot be counted.
    """
    memory = count_cards_of_match(view, history)
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
        find_better_choice(turn, *memory.history[turn.trick - 1], view) for turn in turns[:looks]
    ]
    turns.sort(key=lambda turn: (turn.loss, abs(turn.after - turn.before)), reverse=True)
    return sorted(turns[:most], key=lambda turn: turn.trick)


def find_winning_chances(view: View, history: Sequence[Event]) -> list[float]:
    """Return the viewer's chance of winning before every trick and at the end.

    The list is empty if the cards cannot be counted. `history` is as for `find_deciding_tricks`.
    """
    memory = count_cards_of_match(view, history)
    return [] if memory is None else list_winning_chances(view, memory)


def list_winning_chances(view: View, memory: CardCounter) -> list[float]:
    """Return the viewer's chance of winning before every trick and at the end."""
    immediate = view.options["revolution"] == "immediate"
    prospects = [
        estimate_winning_chance(position, view.own_seat, immediate)
        for position, _ in memory.history
    ]
    if memory.position is not None or view.over:
        prospects.append(final_winning_chance(view))
    return prospects


def find_better_choice(
    turn: DecidingTrick, position: Position, advised: Sequence[Action], view: View
) -> DecidingTrick:
    """Return the trick with a better choice than the viewer's, if there was one."""
    me = view.viewer
    assert me is not None
    did = advised[me]
    if did < 0:
        return turn
    known = {}
    if position.spy == me:
        known = {seat: advised[seat] for seat in list_alive(position) if seat != me}
    limit = int(view.options["trick_limit"])
    left = limit - turn.trick + 1 if limit else EXACT_TRICKS + 1
    immediate = view.options["revolution"] == "immediate"
    thought = analyse_trick(search_as_professor, position, me, known, immediate, left)
    mixed = dict(thought.mixture)
    best = max(mixed, key=lambda action: thought.worth[action])
    lost = thought.worth[best] - thought.worth.get(did, 1.0)
    if mixed.get(did, 0.0) >= LEAST_CHANCE or lost < MISTAKE_LOSS:
        return turn
    return DecidingTrick(
        turn.trick, turn.before, turn.after, best, find_reason(best, thought), lost
    )


def count_mistakes(view: View, history: Sequence[Event]) -> tuple[int, int]:
    """Return how many choices of the viewer were judged, and how many were mistakes."""
    memory = count_cards_of_match(view, history)
    if memory is None or view.viewer is None:
        return 0, 0
    judged = [
        find_better_choice(DecidingTrick(trick, 0.0, 0.0), position, told, view)
        for trick, (position, told) in enumerate(memory.history, 1)
        if told[view.viewer] >= 0
    ]
    return len(judged), sum(turn.better is not None for turn in judged)


def find_unused_possibilities(view: View, history: Sequence[Event]) -> list[str]:
    """Return the ids of lessons about possibilities that the viewer never used."""
    memory = count_cards_of_match(view, history)
    if memory is None or view.viewer is None or len(memory.history) < LONG_MATCH:
        return []
    me, held, done = view.viewer, set[int](), set[int]()
    for position, told in memory.history:
        if told[me] >= 0:
            held |= {rank for rank in UNUSED_LESSONS if count_rank(position.hands[me], rank)}
            done.add(told[me] % SWAPPED)
    return [UNUSED_LESSONS[rank] for rank in UNUSED_LESSONS if rank in held - done]


def estimate_winning_chance(position: Position, me: int, immediate: bool) -> float:
    """Return a seat's chance of winning; for two players by searching one trick."""
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
