"""Guess opponents' choices from their habits, and reply to the guesses.

A player's habits are how often the player chose a joker, and how often a card from each quarter of
the hand, sorted by strength.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum
from random import Random

from audiowar.bots.player_habits import Habits
from audiowar.bots.portable_math import exp
from audiowar.rules.cards import JOKER_RANK
from audiowar.rules.view import View

from .evaluate_trick_choices import WinningChanceEstimator
from .load_evaluators import load_linear_evaluator, load_linear_evaluator_for_several
from .mixed_strategy_bot import MixedStrategy, Policy
from .position_tracker import PositionTracker, get_peeked_ranks_by_seat
from .solve_two_player_trick import TrickSolution
from .suitless_model import (
    NO_SPY,
    SWAP_OFFSET,
    Action,
    PackedCards,
    Position,
    count_rank,
    list_actions,
    list_alive_seats,
    list_distinct_ranks,
    sort_ranks_by_strength,
)

HABIT_GROUP_COUNT = 5
"""The number of groups of choices: the four quarters of a hand, weakest first, and jokers."""
USUAL_HABITS = Habits((1.0, 1.0, 1.5, 2.5, 1.0), (1.0,) * HABIT_GROUP_COUNT)
"""The habits that are assumed for an unknown player."""
NO_HABITS = Habits((0.0,) * HABIT_GROUP_COUNT, (0.0,) * HABIT_GROUP_COUNT)
"""The habits of a player who has not chosen anything yet."""
MAX_EARLIER_MATCHES_WEIGHT = 15.0
"""The choices in all earlier matches together weigh at most as much as this many choices in the
current match, so that the current match soon weighs more."""
MAX_RECENT_TRICKS = 60
"""A player's habits in this match are counted in at most this many of the latest tricks."""
HABIT_EXPLOITING_SHARE = 0.25
"""The share of choices that exploit habits."""
GUESSES_PER_TRICK = 40
"""How many times the bot guesses the choices of all other players in one trick."""
BEST_REPLY_SHARPNESS = 240.0
"""How strongly the action with the highest chance of winning is preferred."""
MAX_SEATS_WITH_WEIGHTS_FOR_TWO = 5
"""The largest table at which guesses are judged with the weights trained for two players.

The shares of guesses of the bots were found with these weights. At larger tables they are so wrong
that the bots lose to those of the level below: with eight players, the amateur won 1 % of its
matches among beginners; with the other weights, 10 % (a fair share is 12.5 %).
"""


def mix_replies_to_guesses(
    position: Position, view: View, position_tracker: PositionTracker, random: Random
) -> list[tuple[Action, float]]:
    """Return a mixed strategy that prefers the best replies to the others' guessed choices."""
    is_large_table = len(position.hands) > MAX_SEATS_WITH_WEIGHTS_FOR_TWO
    load = load_linear_evaluator_for_several if is_large_table else load_linear_evaluator
    evaluator = load()
    me, trick = view.own_seat, WinningChanceEstimator(position, evaluator)
    mine, seen = list_actions(position, me), get_peeked_ranks_by_seat(view)
    totals = [0.0] * len(mine)
    for chosen in draw_guessed_choices(position, me, seen, position_tracker, random):
        gains = trick.estimate_winning_chances_of_actions(me, chosen, mine)
        totals = [total + gain for total, gain in zip(totals, gains, strict=True)]
    best = max(totals)
    spread = [
        exp(max(-50.0, (total - best) / GUESSES_PER_TRICK * BEST_REPLY_SHARPNESS))
        for total in totals
    ]
    return [(action, p / fsum(spread)) for action, p in zip(mine, spread, strict=True)]


def draw_guessed_choices(
    position: Position,
    me: int,
    seen_choices: Mapping[int, Action],
    position_tracker: PositionTracker,
    random: Random,
) -> list[list[Action]]:
    """Return GUESSES_PER_TRICK lists, each with an action for every seat.

    An action in `seen_choices` is the same in all lists; the others are guessed. The action is -1
    for `me` and for players who are out.
    """
    tricks = [[-1] * len(position.hands) for _ in range(GUESSES_PER_TRICK)]
    for seat in list_alive_seats(position):
        if seat == me:
            continue
        if seat in seen_choices:
            choices = [seen_choices[seat]] * GUESSES_PER_TRICK
        else:
            hand, ratios = position.hands[seat], estimate_habit_ratios(position_tracker, seat)
            chances = weigh_ranks_by_habits(hand, position.reversed, ratios)
            choices = random.choices(list(chances), list(chances.values()), k=GUESSES_PER_TRICK)
        for trick, choice in zip(tricks, choices, strict=True):
            trick[seat] = choice
    return tricks


def find_habit_group_by_rank(hand: PackedCards, low_wins: bool) -> dict[int, int]:
    """Return each rank's group: 0 to 3 are the quarters of the hand, weakest first; 4 is jokers."""
    plain = [rank for rank in sort_ranks_by_strength(hand, low_wins) if rank != JOKER_RANK]
    total = sum(count_rank(hand, rank) for rank in plain)
    found, below = {JOKER_RANK: 4}, 0
    for rank in plain:
        held = count_rank(hand, rank)
        found[rank] = min(3, int(4 * (below + held / 2) / total))
        below += held
    return found


def estimate_habit_ratios(position_tracker: PositionTracker, seat: int) -> list[float]:
    """Return how often a seat chooses from each group, relative to choosing at random (1.0)."""
    now = count_habits_of_seat(position_tracker, seat, MAX_RECENT_TRICKS)
    before = position_tracker.remembered_habits.get(seat, NO_HABITS).scale_down_to(
        MAX_EARLIER_MATCHES_WEIGHT
    )
    all_of_it = USUAL_HABITS.combine_with(before).combine_with(now)
    return [a / b for a, b in zip(all_of_it.choice_counts, all_of_it.expected_counts, strict=True)]


def count_habits_of_seat(
    position_tracker: PositionTracker, seat: int, max_tricks: int = 0
) -> Habits:
    """Return the habits of a seat in the last `max_tricks` counted tricks; 0 means all.

    Choices as the spy, or after a swap, are not counted.
    """
    seen, could = [0.0] * HABIT_GROUP_COUNT, [0.0] * HABIT_GROUP_COUNT
    for before, told in position_tracker.counted_tricks[-max_tricks:]:
        action = told[seat]
        if action < 0 or action >= SWAP_OFFSET or before.spy == seat:
            continue
        hand = before.hands[seat]
        where = find_habit_group_by_rank(hand, before.reversed)
        owned = sum(count_rank(hand, rank) for rank in list_distinct_ranks(hand))
        for rank in list_distinct_ranks(hand):
            could[where[rank]] += count_rank(hand, rank) / owned
        seen[where[action]] += 1
    return Habits(tuple(seen), tuple(could))


def weigh_ranks_by_habits(
    hand: PackedCards, low_wins: bool, habit_ratios: Sequence[float]
) -> dict[int, float]:
    """Return how likely a player with these habits is to choose each rank, as relative weights."""
    where = find_habit_group_by_rank(hand, low_wins)
    return {
        rank: count_rank(hand, rank) * habit_ratios[where[rank]] + 1e-9
        for rank in list_distinct_ranks(hand)
    }


def mix_in_reply_to_habits(
    strategy: MixedStrategy,
    solution: TrickSolution,
    position: Position,
    habit_ratios: Sequence[float],
) -> MixedStrategy:
    """Return `strategy`, mixed with the best reply to the habits of the opponent, who is seat 1.

    If a player is the spy, or if the opponent may swap, return `strategy` unchanged.
    """
    if position.spy != NO_SPY or solution.columns[-1] >= SWAP_OFFSET:
        return strategy
    likely = weigh_ranks_by_habits(position.hands[1], position.reversed, habit_ratios)
    chances = [likely[column] for column in solution.columns]
    gains = [fsum(p * v for p, v in zip(chances, line, strict=True)) for line in solution.payoffs]
    return mix_in_reply(strategy, [(solution.rows[gains.index(max(gains))], 1.0)])


def make_habit_exploiting_policy(policy: Policy) -> Policy:
    """Return a policy for three or more players that plays `policy`, mixed with replies to habits.

    If no habits of earlier matches are remembered, or if the player is a spy who sees the others'
    choices, the result is the same as with `policy`.
    """

    def leans(
        position: Position, view: View, position_tracker: PositionTracker, random: Random
    ) -> MixedStrategy:
        strategy = policy(position, view, position_tracker, random)
        if not position_tracker.remembered_habits or get_peeked_ranks_by_seat(view):
            return strategy
        return mix_in_reply(
            strategy, mix_replies_to_guesses(position, view, position_tracker, random)
        )

    return leans


def mix_in_reply(strategy: MixedStrategy, reply: MixedStrategy) -> MixedStrategy:
    """Return a mixed strategy that plays `reply` with the probability HABIT_EXPLOITING_SHARE."""
    kept = [(action, chance * (1 - HABIT_EXPLOITING_SHARE)) for action, chance in strategy]
    return kept + [(action, chance * HABIT_EXPLOITING_SHARE) for action, chance in reply]
