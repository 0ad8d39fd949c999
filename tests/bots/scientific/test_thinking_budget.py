"""Thinking is counted, not timed: the same game on every machine, and never too long a thought."""

from __future__ import annotations

import sys
import time

import pytest

from audiowar.games.scientific.bots import solve_two_player_trick, two_player_searches
from audiowar.games.scientific.bots.characters import BOT_MAKERS
from audiowar.games.scientific.bots.solve_two_player_trick import (
    TRICK_SEARCH_COST,
    DeepeningParameters,
    OutcomeBudget,
    improve_solution_by_deeper_search,
)
from audiowar.games.scientific.bots.suitless_model import Position, make_position_after_deal
from audiowar.games.scientific.bots.two_player_searches import (
    PROFESSOR_BUDGET,
    search_as_professor,
    search_one_trick_deep,
)
from tests.bots.playing import list_choices
from tests.bots.scientific.test_search_among_several import wander

CLOCKS = ("perf_counter", "monotonic", "time", "process_time", "thread_time")


@pytest.mark.parametrize(("players", "tricks"), [(2, 5), (3, 1)])
def test_a_slow_clock_changes_no_decision(
    players: int, tricks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def game() -> list[object]:
        return list_choices([BOT_MAKERS["professor"](seat) for seat in range(players)], tricks)

    first = game()
    now = [0.0]

    def slow() -> float:
        now[0] += 10.0
        return now[0]

    for name in CLOCKS:
        monkeypatch.setattr(time, name, slow)
        for module in list(sys.modules.values()):
            if module.__name__.startswith("audiowar.") and hasattr(module, name):
                monkeypatch.setattr(module, name, slow)
    assert game() == first


def spent(position: Position, monkeypatch: pytest.MonkeyPatch) -> int:
    """Return what the professor pays for a position: outcomes judged, and looks."""
    total, judged = [0], solve_two_player_trick.compute_payoffs

    def counted(judge: object, there: Position, rows: object, columns: object) -> object:
        total[0] += len(rows) * len(columns) + TRICK_SEARCH_COST  # type: ignore[arg-type]
        return judged(judge, there, rows, columns)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(solve_two_player_trick, "compute_payoffs", counted)
        search_as_professor(position)
    return total[0]


def test_no_thought_is_longer_than_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    most = max(spent(position, monkeypatch) for position, _ in wander(2, 3, 25))
    assert PROFESSOR_BUDGET / 2 < most <= PROFESSOR_BUDGET * 1.05


def test_what_one_choice_does_not_need_is_left_for_the_others() -> None:
    position, budget, granted = make_position_after_deal(2, 1), OutcomeBudget(1000), []

    def spend_ten(child: Position, part: OutcomeBudget) -> float:
        granted.append(part.outcomes_left)
        part.outcomes_left -= 10
        return 0.0

    first, how = (
        search_one_trick_deep(position),
        DeepeningParameters(2.0, max_choices=2, max_passes=1),
    )
    improve_solution_by_deeper_search(position, first, how, spend_ten, budget)
    assert granted == [1000 // 4, 990 // 3, 980 // 2, 970] and budget.outcomes_left == 960


def test_with_no_budget_at_all_there_is_still_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(two_player_searches, "PROFESSOR_BUDGET", 0)
    solution = search_as_professor(make_position_after_deal(2, 1))
    assert sum(solution.row_strategy) == pytest.approx(1)
