"""The characters and what the coach says: worked examples, each a position and what is played."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from random import Random
from typing import Any

import pytest

from audiowar.bots.player_habits import MAX_STORED_COUNT, Habits, load_habits
from audiowar.bots.registry import TwoBotBlend
from audiowar.games.scientific.bots.characters import (
    make_policy_by_player_count,
    make_randomly_mixed_policy,
)
from audiowar.games.scientific.bots.coach_advice import find_reason_for_action
from audiowar.games.scientific.bots.guess_by_habits import (
    HABIT_EXPLOITING_SHARE,
    make_habit_exploiting_policy,
    mix_replies_to_guesses,
)
from audiowar.games.scientific.bots.mixed_strategy_bot import MixedStrategy
from audiowar.games.scientific.bots.position_tracker import PositionTracker
from audiowar.games.scientific.bots.solve_two_player_trick import TrickSolution
from audiowar.games.scientific.bots.suitless_model import SWAP_OFFSET, Position
from audiowar.games.scientific.bots.trick_analysis_for_coach import TrickAnalysis
from audiowar.games.scientific.bots.two_player_searches import search_one_trick_deep
from audiowar.games.scientific.bots.weaker_bot_policies import (
    mix_as_beginner,
    mix_as_gambler,
    mix_as_gambler_among_several,
    play_highest_card,
)
from audiowar.rules.cards import ACE, EIGHT, JACK, JOKER_RANK, KING, QUEEN, THREE, TWO
from audiowar.rules.events import Event, Out
from audiowar.rules.projection import project_view
from audiowar.rules.view import View
from tests.bots.scientific.test_search_among_several import laid
from tests.rules.table import answer, game

FOUR, SEVEN, NINE = 2, 5, 7


class Always(Random):
    """Draws the same number again and again."""

    def __init__(self, number: float) -> None:
        super().__init__(1)
        self.number = number

    def random(self) -> float:
        return self.number


ATTENTIVE, ABSENT = Always(0.9), Always(0.1)


def at(
    *hands: str, answers: str = "", pot: str = "", **more: Any
) -> tuple[Position, View, PositionTracker]:
    """Return what a mind is asked with: seat 0 of a position, after the others' answers."""
    running = game("scientific", len(hands), {"hands": list(hands), "pot": pot, **more})
    answer(running, answers)
    position = laid(*hands, pot=pot)._replace(reversed=bool(more.get("reversed", False)))
    return position._replace(spy=more.get("spy", -1)), project_view(running, 0), PositionTracker()


# The beginner


@pytest.mark.parametrize(
    ("hand", "other", "low_wins", "card"),
    [
        ("2H KH AH", "TS", False, KING),
        ("2H 3H 9H", "4S", True, THREE),
        ("4H 7H", "TS", False, FOUR),
        ("9H 7H", "4S", True, NINE),
    ],
)
def test_a_beginner_who_looks_plays_the_weakest_card_that_takes(
    hand: str, other: str, low_wins: bool, card: int
) -> None:
    asked = at(hand, f"{other} 5S", answers=other, spy=0, reversed=low_wins)
    assert mix_as_beginner(*asked, ATTENTIVE) == [(card, 1.0)]


def test_a_beginner_may_forget_to_look_or_that_the_order_is_turned_round() -> None:
    asked = at("2H KH AH", "TS 5S", answers="TS", spy=0)
    assert [rank for rank, _ in mix_as_beginner(*asked, ABSENT)] == [TWO, KING, ACE]
    turned = at("2H AH", "TS 5S", reversed=True)
    mixed, forgot = (
        dict(mix_as_beginner(*turned, ATTENTIVE)),
        dict(mix_as_beginner(*turned, ABSENT)),
    )
    assert mixed[TWO] > mixed[ACE] and forgot[TWO] < forgot[ACE]


def test_a_beginner_likes_high_cards_for_a_pot_and_shies_at_what_is_half_known() -> None:
    mixed = dict(mix_as_beginner(*at("2H 2S QH AH JOKER", "TS 5S 6S 7S 9S"), ATTENTIVE))
    # Two cards of a rank are chosen twice as often; the two beats nothing.
    assert mixed[TWO] == pytest.approx(2.0)
    assert mixed[ACE] == pytest.approx(exp(4 * (1 - 0.4)))
    assert mixed[JOKER_RANK] == pytest.approx(exp(4 * (0.25 - 0.2 - 0.15)))
    queen = 10 / 12
    assert mixed[QUEEN] == pytest.approx(exp(4 * (queen**2 - 0.4 * queen - 0.15)))
    rich = dict(mix_as_beginner(*at("2H AH", "TS 5S", pot="9H 9S 9D 9C"), ATTENTIVE))
    assert rich[ACE] == pytest.approx(exp(4 * (2 - 0.4)))
    three = dict(mix_as_beginner(*at("2H JOKER", "TS 5S", "7D 6D"), ATTENTIVE))
    assert three[JOKER_RANK] == pytest.approx(exp(4 * (0.125 - 0.2 - 0.15)))


# The newcomer, and who plays any card


def test_a_newcomer_plays_the_highest_card_in_either_order_and_jokers_last() -> None:
    for turned in (False, True):
        high = play_highest_card(*at("2H KH JOKER", "TS 5S", reversed=turned), ATTENTIVE)
        assert high == [(KING, 1.0)]
    assert play_highest_card(*at("JOKER", "TS 5S"), ATTENTIVE) == [(JOKER_RANK, 1.0)]


# The gambler


def sound(position: Position, *mine: float) -> TrickSolution:
    """Return a solution that mixes the four, the king and the joker so."""
    return TrickSolution(0.0, (FOUR, KING, JOKER_RANK), (NINE,), list(mine), [1.0], [[0.0]] * 3)


@pytest.mark.parametrize(
    ("pot", "low_wins", "mixed"),
    [
        ("9H 9S 7D", False, [0.375, 0.1875, 0.4375]),
        ("9H 9S 7D 7S", False, [0.1875, 0.59375, 0.21875]),
        ("9H 9S 7D 7S", True, [0.6875, 0.09375, 0.21875]),
    ],
)
def test_a_gambler_likes_jokers_and_big_pots(pot: str, low_wins: bool, mixed: list[float]) -> None:
    position = laid("4H KH JOKER", "9S 5S", pot=pot)._replace(reversed=low_wins)
    found = mix_as_gambler(sound(position, 0.5, 0.25, 0.25), position)
    assert [rank for rank, _ in found] == [FOUR, KING, JOKER_RANK]
    assert [chance for _, chance in found] == pytest.approx(mixed)


def test_a_gambler_among_several_is_tempted_too() -> None:
    asked = at("4H KH JOKER", "9S 5S 6S", "9D 7D 8D")
    plain = dict(mix_replies_to_guesses(*asked, Random(2)))
    tempted = dict(mix_as_gambler_among_several(*asked, Random(2)))
    assert tempted[JOKER_RANK] == pytest.approx(0.25 + 0.75 * plain[JOKER_RANK])
    assert tempted[KING] == pytest.approx(0.75 * plain[KING])


# The student, who guesses what others will do

MANY = ("2H 8H TH KH JOKER", "3S 4S JS AS", "6D 7D QD KD")


@pytest.mark.parametrize(
    ("more", "two", "joker"),
    [
        ({}, 0.0093, 0.9907),
        # Another spies, and answers what it sees.
        ({"spy": 1}, 0.9179, 0.0821),
        # The two is strong now.
        ({"reversed": True}, 1.0, 0.0),
        # An ace and a seven are seen: no card beats them.
        ({"spy": 0, "answers": "AS 7D"}, 0.0002, 0.9998),
        ({"pot": "9H 9S 2C 2D"}, 0.0, 1.0),
    ],
)
def test_a_student_guesses_as_it_guessed(more: dict[str, Any], two: float, joker: float) -> None:
    mixed = dict(mix_replies_to_guesses(*at(*MANY, **more), Random(5)))
    assert sum(mixed.values()) == pytest.approx(1)
    assert (mixed[TWO], mixed[JOKER_RANK]) == pytest.approx((two, joker), abs=5e-4)


def test_a_student_guesses_by_what_was_chosen_before() -> None:
    position, seen, memory = at(*MANY)
    memory.remembered_habits[1] = Habits((60.0, 0.0, 0.0, 0.0, 0.0), (12.0,) * 5)
    mixed = dict(mix_replies_to_guesses(position, seen, memory, Random(5)))
    assert (mixed[TWO], mixed[JOKER_RANK]) == pytest.approx((0.0026, 0.9971), abs=5e-4)
    memory.counted_tricks = [
        (position, (TWO, THREE, 4)),
        (position, (KING, ACE, 4)),
    ]
    mixed = dict(mix_replies_to_guesses(position, seen, memory, Random(5)))
    assert (mixed[TWO], mixed[JOKER_RANK]) == pytest.approx((0.0041, 0.9954), abs=5e-4)


# Mixtures of two


def plays(rank: int) -> Any:
    def made_up(
        position: Position, seen: View, memory: PositionTracker, random: Random
    ) -> MixedStrategy:
        return [(rank, 1.0)]

    return made_up


@pytest.mark.parametrize(("drawn", "rank"), [(0.3, FOUR), (0.29, KING)])
def test_either_mind_is_asked_by_its_share(drawn: float, rank: int) -> None:
    mixed = make_randomly_mixed_policy(plays(FOUR), plays(KING), 0.3)
    assert mixed(*at("4H KH", "9S 5S"), Always(drawn)) == [(rank, 1.0)]


class Noting:
    """A bot that notes what it is told and answers its own name."""

    def __init__(self, name: str) -> None:
        self.name, self.told = name, list[object]()

    def observe(self, event: Event) -> None:
        self.told.append(event)

    def receive_earlier_habits(self, seat: int, habits: Habits) -> None:
        self.told.append((seat, habits))

    def choose(self, view: View) -> str:
        return self.name


@pytest.mark.parametrize(("drawn", "name"), [(0.3, "one"), (0.29, "other")])
def test_a_mixed_bot_lets_both_learn_and_one_of_them_choose(drawn: float, name: str) -> None:
    one, other = Noting("one"), Noting("other")
    bot = TwoBotBlend(Always(drawn), lambda _: one, lambda _: other, 0.3)
    habits = Habits((1.0,), (1.0,))
    bot.observe(Out(1))
    bot.receive_earlier_habits(2, habits)
    assert one.told == other.told == [Out(1), (2, habits)]
    assert bot.choose(at("4H", "9S")[1]) == name


def test_among_several_only_remembered_habits_are_leant_on() -> None:
    leans = make_habit_exploiting_policy(plays(FOUR))
    position, seen, memory = at("4H KH", "9S 5S", "8D 6D")
    assert leans(position, seen, memory, Random(1)) == [(FOUR, 1.0)]
    memory.remembered_habits[1] = Habits((0.0, 0.0, 0.0, 60.0, 0.0), (12.0,) * 5)
    kept, *reply = leans(position, seen, memory, Random(1))
    assert kept == (FOUR, 1 - HABIT_EXPLOITING_SHARE)
    assert reply == [
        (a, p * HABIT_EXPLOITING_SHARE)
        for a, p in mix_replies_to_guesses(position, seen, memory, Random(1))
    ]
    position, seen, _ = at("4H KH", "9S 5S", "8D 6D", answers="9S 8D", spy=0)
    assert leans(position, seen, memory, Random(1)) == [(FOUR, 1.0)]


def test_against_the_last_other_a_mind_thinks_as_for_two() -> None:
    thinks = make_policy_by_player_count(search_one_trick_deep, plays(FOUR))
    assert thinks(*at("4H KH", "9S 5S", "8D 6D"), Random(1)) == [(FOUR, 1.0)]
    alone = dict(thinks(*at("2H 5H KH", "TS"), Random(1)))
    assert alone[KING] == pytest.approx(1.0)


# What the coach says


def thought(position: Position, takes: Mapping[int, float], sees: bool = False) -> TrickAnalysis:
    return TrickAnalysis(position, 0, [], {}, takes, sees)


PLAIN = laid("4H 9H KH", "9S 5S")


@pytest.mark.parametrize(
    ("action", "position", "wins", "why"),
    [
        (SWAP_OFFSET + KING, PLAIN, 0.9, "swap"),
        (NINE, PLAIN._replace(pot=laid("", pot="7S 7D 6S 6D").pot), 0.4, "win-pot"),
        (NINE, PLAIN._replace(pot=laid("", pot="7S 7D 6S 6D").pot), 0.39, "save-high"),
        (NINE, PLAIN._replace(pot=laid("", pot="7S 7D 6S").pot), 0.4, "save-high"),
        (JACK, PLAIN, 0.9, "turn-order"),
        (QUEEN, PLAIN, 0.9, "become-spy"),
        (EIGHT, PLAIN, 0.9, "get-swap"),
        (JOKER_RANK, PLAIN, 0.9, "force-war"),
        (KING, PLAIN._replace(spy=1), 0.9, "deny-spy"),
        (KING, PLAIN._replace(spy=0), 0.9, "strong"),
        (KING, PLAIN, 0.1, "strong"),
        (ACE, PLAIN, 0.1, "strong"),
        (KING, PLAIN._replace(reversed=True), 0.1, "save-high"),
        (THREE, PLAIN._replace(reversed=True), 0.1, "strong"),
        (TWO, PLAIN._replace(reversed=True), 0.1, "strong"),
        (NINE, PLAIN, 0.5, "likely-takes"),
        (NINE, PLAIN, 0.49, "save-high"),
    ],
)
def test_the_coach_says_the_main_reason(
    action: int, position: Position, wins: float, why: str
) -> None:
    assert find_reason_for_action(action, thought(position, {action: wins})) == f"coach-{why}"


# Habits that a file holds


@pytest.mark.parametrize(
    ("seen", "believed"),
    [
        ([1, 2.5], True),
        ([0, MAX_STORED_COUNT], True),
        ([1], False),
        ([1, 2, 3], False),
        ([1, -1], False),
        ([1, 2 * MAX_STORED_COUNT], False),
        ([1, float("inf")], False),
        ([1, 10**400], False),
        ([1, float("nan")], False),
        ([1, True], False),
        ([1, "2"], False),
        ("12", False),
        (None, False),
    ],
)
def test_only_counts_are_believed(seen: object, believed: bool) -> None:
    kept = {"seen": [1, 1], "could": [1, 1]}
    assert (load_habits({**kept, "seen": seen}, 2) is not None) is believed
    assert (load_habits({**kept, "could": seen}, 2) is not None) is believed
    assert load_habits([kept], 2) is None
