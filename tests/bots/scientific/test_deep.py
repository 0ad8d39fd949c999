"""Looking deep with few cards: flat positions play alike, seats and names do not matter."""

from __future__ import annotations

from dataclasses import replace
from math import tanh
from random import Random

import pytest

from audiowar.bots.scientific.deep import Growth, look_deep, solved
from audiowar.bots.scientific.duel import mirrored
from audiowar.bots.scientific.evaluation import result
from audiowar.bots.scientific.few import Few, FewWeights
from audiowar.bots.scientific.flat import Flat, able, flat, renamed, trick, turned_round
from audiowar.bots.scientific.matrix import solve
from audiowar.bots.scientific.model import Position, actions, heap, play
from audiowar.bots.scientific.network import INPUTS, MIRROR, inputs
from audiowar.bots.scientific.tables import CODED
from audiowar.bots.scientific.thinking import FEW, few, in_game, professor, weights
from audiowar.bots.scientific.training.beginnings import beginning
from audiowar.rules.cards import cards


def small(random: Random) -> Position:
    """Return any position with few cards."""
    while True:
        position = beginning(random)
        if in_game(position) <= FEW and result(position) is None:
            return position


def against(mine: str, theirs: str, **more: object) -> Position:
    return Position((heap(cards(mine)), heap(cards(theirs))), (0, 0), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("immediate", [True, False])
def test_flat_positions_go_on_as_in_the_model(immediate: bool) -> None:
    random = Random(1)
    for _ in range(300):
        position = beginning(random)
        state = flat(position)
        rows, columns = actions(position, 0), actions(position, 1)
        assert able(state[0], state[2], state[7] & 1) == rows
        for i in rows:
            for j in columns:
                after = trick(state, i, j, CODED[immediate])
                assert after == flat(play(position, (i, j), immediate))


def test_exchanging_the_seats_of_a_flat_position() -> None:
    random = Random(2)
    for _ in range(100):
        position = beginning(random)
        assert turned_round(flat(position)) == flat(mirrored(position))


@pytest.mark.parametrize(
    ("mine", "theirs", "same"),
    [
        ("4H JH QH KH", "5S JS QS KS", "2H JH QH AH|3S JS QS AS"),
        ("9H 8H TH JH", "9S 8S TS JS", "9H 8H TH JH|9S 8S TS JS"),
        ("7H 8H 9H JH", "7S 8S 9S JS", "2H 8H TH JH|2S 8S TS JS"),
        ("5H TH AH JOKER", "5S TS AS", "2H 3H 4H JOKER|2S 3S 4S"),
    ],
)
def test_decks_that_play_alike_get_the_same_names(mine: str, theirs: str, same: str) -> None:
    assert renamed(flat(against(mine, theirs))) == flat(against(*same.split("|")))


def test_renamed_positions_play_alike() -> None:
    random = Random(3)
    for _ in range(60):
        position = small(random)
        other = renamed(flat(position))
        codes = CODED[True]
        moves = [able(s[0], s[2], s[7] & 1) for s in (flat(position), other)]
        replies = [able(s[1], s[3], s[7] >> 1) for s in (flat(position), other)]
        for i, k in zip(*moves, strict=True):
            for j, m in zip(*replies, strict=True):
                before, after = trick(flat(position), i, j, codes), trick(other, k, m, codes)
                assert renamed(before) == renamed(after)


def test_few_judges_as_its_weights_say() -> None:
    trained = weights("few")
    judge, random = few(), Random(4)
    for _ in range(40):
        position = small(random)
        line = inputs(position)
        other = [line[index] for index in MIRROR]
        order = int(position.reversed)
        units, straight = trained["units"][order], trained["linear"][order]
        sums = [
            abs(sum(map(float.__mul__, unit, line))) - abs(sum(map(float.__mul__, unit, other)))
            for unit in units
        ]
        half = len(units) // 2
        total = sum(sums[:half]) - sum(sums[half:])
        total += sum(w * (a - b) for w, a, b in zip(straight, line, other, strict=True))
        assert judge.value(flat(position)) == pytest.approx(tanh(total))
        assert judge.value(flat(mirrored(position))) == pytest.approx(-tanh(total))


def test_a_quick_solution_is_as_good_as_the_exact_one() -> None:
    random = Random(5)
    for _ in range(200):
        m, n = random.randrange(1, 5), random.randrange(1, 5)
        payoffs = [[random.uniform(-1, 1) for _ in range(n)] for _ in range(m)]
        assert solved(payoffs, -1, 1e-3)[0] == pytest.approx(solve(payoffs)[0], abs=1e-3)


def test_without_time_there_is_still_an_answer() -> None:
    position = against("2H JH AH", "2S JS AS")
    solution = look_deep(few().value, True, position, None, Growth(until=0.0))
    assert sum(solution.mine) == pytest.approx(1)


def test_the_same_position_is_always_answered_alike() -> None:
    """Nothing is carried over from what was solved before."""
    first, how = against("2H JH QH AH", "2S JS QS AS"), Growth(limit=120)
    before = look_deep(few().value, True, first, None, how)
    look_deep(few().value, True, against("2H JH QH", "2S JS KS"), None, how)
    assert look_deep(few().value, True, first, None, how) == before


def test_exchanging_the_seats_turns_the_solution() -> None:
    position, how = against("2H JH QH", "2S AS KS JS"), Growth(limit=5000)
    here = look_deep(few().value, True, position, None, how)
    there = look_deep(few().value, True, mirrored(position), None, how)
    assert there.value == pytest.approx(-here.value, abs=0.02)


def test_a_wrong_judge_is_outgrown() -> None:
    """With the whole graph expanded it does not matter what the rim was thought to be worth."""
    position, how = against("2H JH", "3S AS"), Growth(limit=100_000, passes=200)
    nothing = [[0.0] * INPUTS] * 2
    blind = Few(FewWeights([nothing, nothing], [[0.0] * INPUTS] * 2))
    worth = [look_deep(f.value, True, position, None, how).value for f in (blind, few())]
    assert worth[0] == pytest.approx(worth[1], abs=0.01)


def test_the_professor_looks_deep_with_few_cards() -> None:
    position = against("2H JH QH AH", "2S JS QS AS")
    deep = look_deep(few().value, True, position, None, replace(Growth(), limit=2000))
    assert professor(position, True).value == pytest.approx(deep.value, abs=0.02)


def test_what_is_as_good_as_decided_is_not_looked_into() -> None:
    position = against("9H JH QH AH KH", "3S 4S")
    asked = []
    for enough in (0.0, 0.05):
        calls: list[object] = []

        def judge(state: Flat, calls: list[object] = calls) -> float:
            calls.append(state)
            return few().value(state)

        look_deep(judge, True, position, None, Growth(enough=enough))
        asked.append(len(calls))
    assert asked[1] < asked[0] / 2
