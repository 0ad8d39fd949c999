"""Statistics of matches: honest intervals, streaks, comebacks, groups, courses and tables."""

from __future__ import annotations

from itertools import pairwise

import pytest

from audiowar.archive.statistics import (
    Period,
    average_by_period,
    compute_statistics,
    compute_wilson_interval_in_percent,
    format_statistics_as_csv,
    group_matches,
    select_matches_begun_with_deal,
)

from .finished import make_game


def test_the_interval_is_that_of_wilson() -> None:
    # Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    assert compute_wilson_interval_in_percent(81, 263) == (26, 37)
    assert compute_wilson_interval_in_percent(15, 148) == (6, 16)
    assert compute_wilson_interval_in_percent(0, 20) == (0, 16)
    assert compute_wilson_interval_in_percent(1, 29) == (1, 17)
    assert compute_wilson_interval_in_percent(20, 20) == (84, 100)
    assert compute_wilson_interval_in_percent(0, 0) == (0, 100)


def test_wins_draws_and_streaks_count_in_order() -> None:
    draw = make_game(result="draw", seats=(0, 1))
    first = [make_game(), make_game(), make_game(False)]
    games = [*first, make_game(), draw, make_game(), make_game()]
    found = compute_statistics(games)
    assert (found.games, found.won, found.drawn) == (7, 5, 1)
    assert (found.streak, found.best_streak) == (2, 2)
    assert (found.low, found.high) == compute_wilson_interval_in_percent(5, 7)
    assert compute_statistics(first).streak == 0 and compute_statistics([]).best_streak == 0
    assert (found.longest_war, found.biggest_pot, found.wars_won, found.tricks) == (0, 0, 0, 0)


def test_the_best_of_each_fact_counts() -> None:
    games = [
        make_game(fewest_cards=4, longest_war=2, biggest_pot=9, wars_won=1, jokers_won=1, tricks=5),
        make_game(fewest_cards=2, longest_war=1, biggest_pot=12, revolutions=3, tricks=7),
        make_game(False, fewest_cards=0, longest_war=1, jokers_won=2),
    ]
    found = compute_statistics(games)
    assert (found.comeback, found.longest_war, found.biggest_pot) == (2, 2, 12)
    assert (found.wars_won, found.jokers_won, found.revolutions, found.tricks) == (1, 3, 3, 12)


def test_few_cards_are_no_comeback_where_they_are_not_bad() -> None:
    drunk = make_game(False, "drunkard", result="drunkard", fewest_cards=0)
    rounds = make_game(game="tod_und_leben", rounds_won=2, fewest_cards=4)
    assert drunk.is_won
    assert compute_statistics([drunk, rounds]).comeback == 0


def test_money_decides_where_there_is_some() -> None:
    assert make_game(game="casino", result="limit", cents=-100).entry.own_result == "lost"
    assert make_game(False, "casino", result="draw", cents=100).entry.own_result == "won"
    assert make_game(game="casino", result="limit", cents=0).entry.own_result == "drawn"


@pytest.mark.parametrize(("result", "seats"), [("limit", (0,)), ("limit", (1,)), ("draw", (1, 2))])
def test_without_a_drunkard_nobody_wins_or_loses(result: str, seats: tuple[int, ...]) -> None:
    three = ("Mira", "Ana", "Bo")
    match = make_game(game="drunkard", result=result, seats=seats, players=three)
    assert match.entry.own_result == "drawn" and not match.is_won
    found = compute_statistics([match])
    assert (found.games, found.won, found.drawn) == (1, 0, 1)
    drunk, sober = (make_game(one, "drunkard", result="drunkard").entry for one in (True, False))
    assert (drunk.own_result, sober.own_result) == ("lost", "won")


def test_only_dealt_and_finished_matches_count_oldest_first() -> None:
    old, new = make_game(ended="2026-01-01"), make_game(ended="2026-02-01")
    running, placed = make_game(result="", seats=()), make_game(from_position=1)
    assert select_matches_begun_with_deal([new, running, placed, old]) == [old, new]


def test_games_are_grouped() -> None:
    games = [
        make_game(),
        make_game(players=("Mira", "Ana", "Bo"), bots={1: "professor", 2: "sensible"}),
        make_game(players=("Bo", "Mira"), bots={}, seat=1, ended="2026-10-02T10:00:00"),
        make_game(game="razboi", players=("Mira",) + ("Ana",) * 9, bots={}),
    ]
    assert {name: len(one) for name, one in group_matches(games, "game").items()} == {
        "scientific": 3,
        "razboi": 1,
    }
    assert set(group_matches(games[:3], "level")) == {"sensible", "mixed"}
    assert list(group_matches(games, "players")) == ["2", "3", "10"]
    assert list(group_matches(games[:3], "people")) == ["Bo"]
    assert list(group_matches(games, "month")) == ["2026-10", "2026-11"]


def test_a_course_has_few_periods() -> None:
    assert average_by_period([1.0] * 4) == []
    assert average_by_period([1.0, 0.0, 1.0, 0.0, 0.0]) == [Period(1, 5, 0.4)]
    found = average_by_period([0.0] * 100 + [1.0] * 100)
    assert (
        len(found) == 12 and found[0].first_match_number == 1 and found[-1].last_match_number == 200
    )
    assert all(a.last_match_number + 1 == b.first_match_number for a, b in pairwise(found))
    assert found[0].share == 0 and found[-1].share == 1


def test_a_table_has_all_groups_and_no_formulas() -> None:
    odd = make_game(players=("Mira", '=a,"b"'), bots={}, tricks=3)
    lines = format_statistics_as_csv([make_game(), odd]).split("\r\n")
    assert lines[0].startswith("group,name,games,won,drawn,low,high,streak")
    assert lines[1].startswith("all,,2,2,0,34,100,2,2,0,")
    assert any(line.startswith('people,"\'=a,""b""",1,1,') for line in lines)
