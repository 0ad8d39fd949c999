"""Review a finished match: chances of winning, mistakes, deciding tricks, unused cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from audiowar.rules.cards import EIGHT, JOKER_RANK, QUEEN
from audiowar.rules.events import Event
from audiowar.rules.view import View

from .coach_advice import MIN_ADVISED_CHANCE, find_reason_for_action
from .evaluate_trick_choices import estimate_winning_chances_from_cards
from .load_evaluators import load_linear_evaluator_for_several
from .position_tracker import PositionTracker
from .solve_last_tricks import count_tricks_until_limit
from .suitless_model import (
    Action,
    Position,
    count_rank,
    find_last_opponent,
    get_played_rank,
    list_alive_seats,
    make_two_seat_position,
)
from .trick_analysis_for_coach import analyse_trick
from .two_player_searches import search_as_professor, search_one_trick_deep

MISTAKE_THRESHOLD = 0.03
"""A choice is a mistake if it lowers the chance of winning by at least this much, and if the
professor would make it with a probability below MIN_ADVISED_CHANCE."""
ANALYSED_TRICKS_TIMES_PLAYERS = 72
"""The number of tricks that the review analyses, multiplied by the number of players.

With three or more players, `find_deciding_tricks` analyses only the tricks in which the viewer's
chance of winning fell most, because analysing all tricks would take too long. With two players, it
analyses all tricks.
"""
MIN_TRICKS_FOR_UNUSED_CARDS = 12
"""Lessons about unused cards are given only if the match has at least this many tricks."""

UNUSED_CARD_MESSAGE_IDS: Mapping[int, str] = {
    QUEEN: "coach-lesson-spy",
    EIGHT: "coach-lesson-swap",
    JOKER_RANK: "coach-lesson-joker",
}
"""The message ids of the lessons for players who had a card of a rank but never played one."""


@dataclass(frozen=True)
class DecidingTrick:
    """A trick that changed the viewer's chance of winning."""

    trick: int
    """The number of the trick, from 1."""
    chance_before: float
    """The chance of winning before the trick, from 0 to 1."""
    chance_after: float
    better_action: Action | None = None
    """A better choice than the viewer's, if there was one."""
    reason: str = ""
    """The id of the message that says why `better_action` is better."""
    chance_lost_by_choice: float = field(default=0.0, compare=False)
    """The chance of winning that the viewer's choice lost, compared with `better_action`."""


def make_position_tracker_from_history(
    view: View, history: Sequence[Event]
) -> PositionTracker | None:
    """Return a tracker that has followed the match; None if the cards cannot be counted.

    This is so if the history has no deal, if no trick is finished, or if the viewer has no seat.
    """
    position_tracker = PositionTracker()
    for event in history:
        position_tracker.observe(event)
    position_tracker.track_position(view)
    return position_tracker if position_tracker.counted_tricks and view.viewer is not None else None


def find_deciding_tricks(
    view: View, history: Sequence[Event], max_count: int = 3
) -> list[DecidingTrick] | None:
    """Return at most `max_count` tricks that decided the match, in the order of the match.

    These are the tricks with the viewer's worst mistakes. If there are fewer mistakes, the tricks
    that changed the viewer's chance of winning most are added. Return None if the cards cannot be
    counted.
    """
    position_tracker = make_position_tracker_from_history(view, history)
    if position_tracker is None:
        return None
    prospects = list_winning_chances_from_tracker(view, position_tracker)
    turns = [
        DecidingTrick(trick, before, after)
        for trick, (before, after) in enumerate(pairwise(prospects), 1)
    ]
    turns.sort(key=lambda turn: turn.chance_after - turn.chance_before)
    looks = len(turns) if view.players == 2 else ANALYSED_TRICKS_TIMES_PLAYERS // view.players
    turns[:looks] = [
        add_better_choice_if_mistake(turn, *position_tracker.counted_tricks[turn.trick - 1], view)
        for turn in turns[:looks]
    ]
    turns.sort(
        key=lambda turn: (turn.chance_lost_by_choice, abs(turn.chance_after - turn.chance_before)),
        reverse=True,
    )
    return sorted(turns[:max_count], key=lambda turn: turn.trick)


def list_winning_chances_by_trick(view: View, history: Sequence[Event]) -> list[float]:
    """Return the viewer's chance of winning before each trick and at the end of the match.

    The list is empty if the cards cannot be counted.
    """
    position_tracker = make_position_tracker_from_history(view, history)
    if position_tracker is None:
        return []
    return list_winning_chances_from_tracker(view, position_tracker)


def list_winning_chances_from_tracker(view: View, position_tracker: PositionTracker) -> list[float]:
    """Return the viewer's chance of winning before each counted trick and at the end."""
    prospects = [
        estimate_winning_chance(position, view.own_seat)
        for position, _ in position_tracker.counted_tricks
    ]
    if position_tracker.position is not None or view.over:
        prospects.append(get_result_as_winning_chance(view))
    return prospects


def add_better_choice_if_mistake(
    trick: DecidingTrick, position: Position, chosen: Sequence[Action], view: View
) -> DecidingTrick:
    """Return `trick` with a better choice if the viewer's action in `chosen` was a mistake."""
    me = view.own_seat
    did = chosen[me]
    if did < 0:
        return trick
    others = [seat for seat in list_alive_seats(position) if seat != me]
    known = {seat: chosen[seat] for seat in others} if position.spy == me else {}
    left = count_tricks_until_limit(view, trick.trick)
    thought = analyse_trick(search_as_professor, position, me, known, left)
    mixed = dict(thought.strategy)
    best = max(mixed, key=lambda action: thought.winning_chances[action])
    lost = thought.winning_chances[best] - thought.winning_chances.get(did, 1.0)
    if mixed.get(did, 0.0) >= MIN_ADVISED_CHANCE or lost < MISTAKE_THRESHOLD:
        return trick
    return replace(
        trick,
        better_action=best,
        reason=find_reason_for_action(best, thought),
        chance_lost_by_choice=lost,
    )


def count_mistakes(view: View, history: Sequence[Event]) -> tuple[int, int]:
    """Return how many choices of the viewer were judged, and how many of them were mistakes."""
    position_tracker = make_position_tracker_from_history(view, history)
    if position_tracker is None:
        return 0, 0
    judged = [
        add_better_choice_if_mistake(DecidingTrick(trick, 0.0, 0.0), position, told, view)
        for trick, (position, told) in enumerate(position_tracker.counted_tricks, 1)
        if told[view.own_seat] >= 0
    ]
    return len(judged), sum(turn.better_action is not None for turn in judged)


def find_unused_card_message_ids(view: View, history: Sequence[Event]) -> list[str]:
    """Return the message ids of lessons about special cards that the viewer had but never played.

    The list is empty after a match of fewer than MIN_TRICKS_FOR_UNUSED_CARDS tricks.
    """
    position_tracker = make_position_tracker_from_history(view, history)
    if (
        position_tracker is None
        or len(position_tracker.counted_tricks) < MIN_TRICKS_FOR_UNUSED_CARDS
    ):
        return []
    me, held, done = view.own_seat, set[int](), set[int]()
    for position, told in position_tracker.counted_tricks:
        if told[me] >= 0:
            held |= {
                rank for rank in UNUSED_CARD_MESSAGE_IDS if count_rank(position.hands[me], rank)
            }
            done.add(get_played_rank(told[me]))
    return [
        UNUSED_CARD_MESSAGE_IDS[rank] for rank in UNUSED_CARD_MESSAGE_IDS if rank in held - done
    ]


def estimate_winning_chance(position: Position, me: int) -> float:
    """Return the chance that seat `me` wins the match, from 0 to 1.

    With two players left, one trick is solved; with more, only cards and powers are compared.
    """
    seats = list_alive_seats(position)
    if me not in seats:
        return 0.0
    if len(seats) == 1:
        return 1.0
    if len(seats) == 2:
        own = make_two_seat_position(position, me, find_last_opponent(position, me))
        return (max(-1.0, min(1.0, search_one_trick_deep(own).value)) + 1) / 2
    return estimate_winning_chances_from_cards(position, load_linear_evaluator_for_several())[me]


def get_result_as_winning_chance(view: View) -> float:
    """Return the viewer's result: 1 for a win, 0 for a loss, a share for a draw."""
    most = max(view.owned)
    return (view.owned[view.own_seat] == most) / view.owned.count(most)
