"""Cards lie longer where it is exciting, and bots think longer where everybody sees why."""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import mean
from typing import Any

import pytest

from audiowar.rules import events as ev
from audiowar.rules.cards import JOKER, parse_card
from audiowar.rules.registry import GAMES
from audiowar.server.rooms.room_match import RoomMatch
from audiowar.storage.match_transcript import Header
from audiowar.table.pace import (
    THINKING_SECONDS_LIMITS,
    TURN_PAUSE_SECONDS,
    FixedPace,
    choose_thinking_seconds,
    compute_turn_pause_seconds,
    estimate_choice_effort,
)
from audiowar.table.table import Table
from audiowar.table.table_runner import TableRunner
from tests.rules.conformance import random_choice, random_header, restore, scrambled, snapshot
from tests.short_games import make_limit_options

WAR = ev.War("tie", (0, 1))
JOKER_SHOWN = ev.Put(0, (), JOKER)
SIX_SHOWN = ev.Put(0, (), 16)
MANY = 100
"""Tricks that are left."""


@pytest.mark.parametrize(
    ("events", "owned", "turns"),
    [
        ([], [9, 9], 1),
        ([WAR], [9, 9], 2),
        ([WAR] * 3, [9, 9], 4),
        ([WAR] * 7, [9, 9], 4),
        ([ev.Out(1)], [9, 0], 2),
        ([], [9, 4], 1.5),
        ([], [9, 5], 1),
        ([], [9, 1], 1.5),
        ([WAR, ev.Out(1)], [3, 0], 3.5),
    ],
)
def test_wars_and_last_cards_lie_longer(
    events: Sequence[ev.Event], owned: list[int], turns: float
) -> None:
    assert compute_turn_pause_seconds(events, owned, 100) == pytest.approx(
        TURN_PAUSE_SECONDS * turns
    )
    assert compute_turn_pause_seconds(events, owned, 400) == pytest.approx(
        TURN_PAUSE_SECONDS * turns / 4
    )
    assert compute_turn_pause_seconds(events, owned, 0) == pytest.approx(
        TURN_PAUSE_SECONDS * turns * 100
    )


@pytest.mark.parametrize(
    ("events", "owned", "left", "answers", "harder_than_usual"),
    [
        ([], [9, 9], MANY, 1, False),
        ([WAR, JOKER_SHOWN], [1, 9], 0, 1, False),
        ([], [9, 9], MANY, 3, False),
        ([WAR], [9, 9], MANY, 5, True),
        ([JOKER_SHOWN], [9, 9], MANY, 5, True),
        ([], [9, 4], MANY, 5, True),
        ([], [9, 9], 2, 5, True),
        ([WAR], [9, 9], MANY, None, True),
    ],
)
def test_what_everybody_sees_decides_how_long_bots_think(
    events: Sequence[ev.Event],
    owned: list[int],
    left: int,
    answers: int | None,
    harder_than_usual: bool,
) -> None:
    usual = estimate_choice_effort([SIX_SHOWN], [9, 0], 3, 4)
    assert usual == estimate_choice_effort([], [9, 5], MANY, None) == 1.0
    effort = estimate_choice_effort(events, owned, left, answers)
    assert (effort > usual) is harder_than_usual
    assert (effort < usual) is not harder_than_usual
    for share in (0.1, 0.5, 0.9):
        ordinary = choose_thinking_seconds(share, usual)
        assert (choose_thinking_seconds(share, effort) > ordinary) is harder_than_usual


def test_reasons_to_think_add_up_within_the_limits() -> None:
    low, high = THINKING_SECONDS_LIMITS
    shares = [n / 50 for n in range(51)]
    one, two, three, only = (
        [
            choose_thinking_seconds(share, estimate_choice_effort(events, owned, MANY, answers))
            for share in shares
        ]
        for events, owned, answers in (
            ([WAR], [9, 9], 5),
            ([WAR, JOKER_SHOWN], [9, 9], 5),
            ([WAR, JOKER_SHOWN], [9, 2], 5),
            ([], [9, 9], 1),
        )
    )
    assert low <= min(only) and max(three) <= high
    assert mean(only) + 0.4 < mean(one) < mean(two) < mean(three)


ASKING: dict[str, dict[str, Any]] = {"razboi": {"prisoners": "on"}}
"""Options with which a game asks somebody to choose."""
PAIRS = [
    (name, players)
    for name, game in GAMES.items()
    if game.needs_choices(game.complete_options(ASKING.get(name, {}), game.players[-1]))
    for players in game.players
    if name != "razboi" or players > 2
]


def thinking_times(runner: TableRunner) -> dict[ev.Seat, float]:
    """Return how long each seat that is asked would think."""
    questions = runner.table.match.questions.values()
    return {question.seat: runner._answer_delay(question) for question in questions}


def make_header(game: str, players: int, seed: int) -> Header:
    header = random_header(GAMES[game], seed, **ASKING.get(game, {}))
    options = GAMES[game].complete_options(
        {**header.options, **make_limit_options(game, 60, 10)}, players
    )
    return Header(game, tuple(f"P{n}" for n in range(players)), options, seed)


@pytest.mark.parametrize(("game", "players"), PAIRS[::4])
def test_hidden_cards_make_no_difference_to_thinking_times(game: str, players: int) -> None:
    """Whatever lies hidden, on the same table every bot answers after the same time."""
    times: set[float] = set()
    for seed in range(2):
        runner = TableRunner(Table(make_header(game, players, seed)), None, FixedPace())
        runner.answer_functions_by_bot_seat = dict.fromkeys(range(players), lambda: None)
        dice = random.Random(seed)
        runner.start()
        while not runner.table.match.end_event and runner.last_event_number < 400:
            questions = runner.table.match.questions
            if not questions:
                runner.advance(runner.last_event_number)
                continue
            expected = thinking_times(runner)
            saved = snapshot(runner.table.match)
            scrambled(runner.table.match, None, dice)
            assert thinking_times(runner) == expected
            restore(runner.table.match, saved)
            times.update(expected.values())
            seat = dice.choice(sorted(questions))
            choice = random_choice(questions[seat].choices, dice)
            runner.answer(seat, questions[seat].number, choice)
    assert len(times) > 3


@pytest.mark.parametrize(("game", "players"), PAIRS[::8])
def test_a_server_lets_bots_think_as_long_as_a_table_at_home(game: str, players: int) -> None:
    header = make_header(game, players, 4)
    store: Any = None
    match = RoomMatch("room", Table(header), store, FixedPace(0.5))
    for runner in (here := TableRunner(Table(header), None, FixedPace()), match.runner):
        runner.answer_functions_by_bot_seat = dict.fromkeys(range(players), lambda: None)
        runner.step_observers.clear()
        runner.table.record_step = lambda events: None
        runner.start()
        while not runner.table.match.questions:
            runner.advance(runner.last_event_number)
    double = {seat: 2 * seconds for seat, seconds in thinking_times(match.runner).items()}
    assert double and double == thinking_times(here)


HAND = ["5H", "6H", "7H", "8H", "9H"]
OTHER = ["KD", "3D", "4D", "JD", "2D"]


@pytest.mark.parametrize(
    ("table", "options", "played", "compared"),
    [
        ({"hands": [HAND, OTHER]}, {}, {}, "usual"),
        ({"hands": [HAND, ["4D"]], "piles": [[], OTHER]}, {}, {}, "sooner"),
        ({"hands": [HAND, ["4D"]], "piles": [[], OTHER], "swap": [1]}, {}, {}, "few"),
        ({"hands": [HAND, OTHER]}, {"trick_limit": 3}, {}, "longer"),
        ({"hands": [[*HAND, "4C"], [*OTHER, "4S"]]}, {}, {0: "4C", 1: "4S"}, "longer"),
        ({"hands": [[*HAND, "4C"], [*OTHER, "AS"]]}, {}, {0: "4C", 1: "AS"}, "usual"),
    ],
)
def test_a_table_compares_a_choice_with_an_ordinary_one(
    table: dict[str, Any], options: dict[str, int], played: dict[int, str], compared: str
) -> None:
    header = Header("scientific", ("Mira", "Ana"), options, 3, table)
    runner = TableRunner(Table(header), None, FixedPace())
    runner.start()
    for seat, card in played.items():
        runner.answer(seat, runner.table.match.questions[seat].number, parse_card(card))
    effort = runner._effort(runner.table.match.questions[1])
    expected = {"usual": effort == 1, "sooner": effort < 0.5, "few": 0.5 < effort < 1}
    assert expected.get(compared, effort > 1)
