"""Play against two to seven opponents by guessing their choices from their habits.

A player's habits are how often the player chose from each quarter of the hand, and jokers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum
from random import Random

from audiowar.bots.player_habits import Habits
from audiowar.bots.portable_math import exp
from audiowar.rules.cards import JOKER_RANK
from audiowar.rules.view import View

from .card_counting import CardCounter, get_peeked_ranks_by_seat
from .evaluate_trick_choices import TrickEvaluator
from .search_styles import load_linear
from .suitless_model import (
    SWAPPED,
    Action,
    PackedCards,
    Position,
    count_rank,
    list_actions,
    list_alive,
    list_distinct_ranks,
    sort_ranks_by_strength,
)

GROUPS = 5
"""The number of groups of choices: the four quarters of a hand, weakest first, and jokers."""
USUAL_HABITS = Habits((1.0, 1.0, 1.5, 2.5, 1.0), (1.0,) * GROUPS)
"""The habits that are assumed of an unknown player."""
NO_HABITS = Habits((0.0,) * GROUPS, (0.0,) * GROUPS)
REMEMBERED_WEIGHT = 15.0
"""The maximum number of choices of earlier matches that count; a small one lets this match count
more."""
RECENT_TRICKS = 60
"""The number of recent tricks of this match that count."""
GUESSED_TRICKS = 40
"""The number of times that the others' choices in a trick are guessed."""
BOLDNESS = 240.0
"""How strongly the action with the highest chance of winning is preferred."""


def mix_replies_to_guesses(
    position: Position, view: View, memory: CardCounter, random: Random
) -> list[tuple[Action, float]]:
    """Return a mixed strategy that prefers the best replies to the others' guessed choices."""
    me, evaluation = view.own_seat, load_linear(view.options["revolution"] == "immediate")
    mine, trick = list_actions(position, me), TrickEvaluator(position, evaluation)
    totals = [0.0] * len(mine)
    for chosen in draw_guessed_choices(
        position, me, get_peeked_ranks_by_seat(view), memory, random
    ):
        gains = trick.estimate_winning_chances(me, chosen, mine)
        totals = [total + gain for total, gain in zip(totals, gains, strict=True)]
    best = max(totals)
    spread = [exp(max(-50.0, (total - best) / GUESSED_TRICKS * BOLDNESS)) for total in totals]
    return [(action, p / fsum(spread)) for action, p in zip(mine, spread, strict=True)]


def draw_guessed_choices(
    position: Position,
    me: int,
    seen_choices: Mapping[int, Action],
    memory: CardCounter,
    random: Random,
) -> list[list[Action]]:
    """Return lists with a guessed action for each seat; -1 for `me` and for players who are out.

    Choices that a spy sees are not guessed.
    """
    tricks = [[-1] * len(position.hands) for _ in range(GUESSED_TRICKS)]
    for seat in list_alive(position):
        if seat == me:
            continue
        if seat in seen_choices:
            choices = [seen_choices[seat]] * GUESSED_TRICKS
        else:
            able = list(list_distinct_ranks(position.hands[seat]))
            chances = weigh_ranks_by_habits(
                position.hands[seat], position.reversed, estimate_habit_ratios(memory, seat)
            )
            choices = random.choices(able, [chances[rank] for rank in able], k=GUESSED_TRICKS)
        for trick, choice in zip(tricks, choices, strict=True):
            trick[seat] = choice
    return tricks


def find_quarter_by_rank(hand: PackedCards, low_wins: bool) -> dict[int, int]:
    """Return for each rank of the hand its quarter: 0 is the weakest, 4 stands for jokers."""
    plain = [rank for rank in sort_ranks_by_strength(hand, low_wins) if rank != JOKER_RANK]
    total = sum(count_rank(hand, rank) for rank in plain)
    found, below = {JOKER_RANK: 4}, 0
    for rank in plain:
        held = count_rank(hand, rank)
        found[rank] = min(3, int(4 * (below + held / 2) / total))
        below += held
    return found


def estimate_habit_ratios(memory: CardCounter, seat: int) -> list[float]:
    """Return for each group of choices how often a seat made them, compared with a random player.

    The numbers are ratios; 1 is as often as a random player.
    """
    now = get_recent_habits(memory, seat, RECENT_TRICKS)
    before = (
        memory.remembered_habits[seat].scaled_down_to(REMEMBERED_WEIGHT)
        if seat in memory.remembered_habits
        else NO_HABITS
    )
    all_of_it = USUAL_HABITS.combine_with(before).combine_with(now)
    return [a / b for a, b in zip(all_of_it.chosen, all_of_it.expected, strict=True)]


def get_recent_habits(memory: CardCounter, seat: int, last_tricks: int = 0) -> Habits:
    """Return the habits of a seat in the last `tricks` counted tricks; 0 means all of them."""
    seen, could = [0.0] * GROUPS, [0.0] * GROUPS
    for before, told in memory.history[-last_tricks:]:
        action = told[seat]
        if action < 0 or action >= SWAPPED or before.spy == seat:
            continue
        hand = before.hands[seat]
        where = find_quarter_by_rank(hand, before.reversed)
        owned = sum(count_rank(hand, rank) for rank in list_distinct_ranks(hand))
        for rank in list_distinct_ranks(hand):
            could[where[rank]] += count_rank(hand, rank) / owned
        seen[where[action]] += 1
    return Habits(tuple(seen), tuple(could))


def weigh_ranks_by_habits(
    hand: PackedCards, low_wins: bool, habit: Sequence[float]
) -> dict[int, float]:
    """Return how likely a player with these habits is to choose each rank, as relative weights.

    `habit` contains the ratios that `estimate_habit_ratios` returns.
    """
    where = find_quarter_by_rank(hand, low_wins)
    return {
        rank: count_rank(hand, rank) * habit[where[rank]] + 1e-9
        for rank in list_distinct_ranks(hand)
    }
