"""A tournament is fair: every pair, every seat, every seed; and its figures are right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from audiowar.rules.events import End
from audiowar.table import bot_tournament
from audiowar.table.bot_tournament import (
    MATCHES_PER_TASK,
    PairingScore,
    PairingTask,
    RoundRobin,
    play_task,
)
from audiowar.table.rating_model import compute_win_share
from audiowar.table.table import Table


@pytest.mark.parametrize(
    ("game", "end", "shares"),
    [
        ("armed", End("win", (1,)), [0, 1, 0]),
        ("armed", End("limit", (2,)), [0, 0, 1]),
        ("armed", End("draw", (0, 1)), [0.5, 0.5, 0]),
        ("drunkard", End("drunkard", (0,)), [0, 0.5, 0.5]),
        ("drunkard", End("drunkard", (0, 2)), [0, 0.5, 0, 0.5]),
        ("drunkard", End("drunkard", (0, 1)), [0, 0]),
        # Without a drunkard nobody has won more than another.
        ("drunkard", End("limit", (1,)), [0.5, 0.5]),
        ("drunkard", End("draw", (0, 1)), [0.25, 0.25, 0.25, 0.25]),
    ],
)
def test_a_win_is_shared(game: str, end: End, shares: list[float]) -> None:
    players = len(shares)
    assert [compute_win_share(game, end, seat, players) for seat in range(players)] == shares


def test_every_pair_plays_all_games_in_turn() -> None:
    duels = list(RoundRobin("armed", 2, {}, ("a", "b", "c"), MATCHES_PER_TASK + 5).iter_tasks())
    assert [
        (duel.first_bot, duel.second_bot, duel.first_match_number, duel.match_count)
        for duel in duels
    ] == [
        *(
            ("a", "b", 0, MATCHES_PER_TASK),
            ("a", "c", 0, MATCHES_PER_TASK),
            ("b", "c", 0, MATCHES_PER_TASK),
        ),
        *(
            ("a", "b", MATCHES_PER_TASK, 5),
            ("a", "c", MATCHES_PER_TASK, 5),
            ("b", "c", MATCHES_PER_TASK, 5),
        ),
    ]


def test_the_one_bot_goes_round_the_seats_with_each_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[tuple[str, ...], int]] = []
    chances: list[int] = []

    def play_out(table: Table, bots: Sequence[Any]) -> list[End]:
        played.append((table.header.seats, table.header.seed))
        assert tuple(bots) == table.header.seats
        # The bot called "one" wins where it sits, but for one game that is drawn by all.
        if len(played) == 4:
            return [End("win", (0,)), End("draw", (0, 1, 2))]
        return [End("win", (table.header.seats.index("one"),))]

    def made(name: str, game: str, chance: int) -> str:
        chances.append(chance)
        return name

    monkeypatch.setattr(bot_tournament, "play_match", play_out)
    monkeypatch.setattr(bot_tournament, "make_bot", made)
    score = play_task(PairingTask("armed", 3, {}, "one", "other", 3, 6))
    seats = [("one", "other", "other"), ("other", "one", "other"), ("other", "other", "one")]
    assert played == [(names, seed) for seed in (1, 2) for names in seats]
    assert len(set(chances)) == len(chances) == 18
    assert (score.match_count, score.points) == (6, pytest.approx(5 + 1 / 3))
    assert score.sum_of_squared_points == pytest.approx(5 + 1 / 9)


def test_real_bots_play_real_games_the_same_ones_again() -> None:
    duel = PairingTask("scientific", 2, {"trick_limit": 20}, "sensible", "random", 0, 6)
    score = play_task(duel)
    assert score == play_task(duel)
    assert score.match_count == 6 and score.points > 3


@pytest.mark.parametrize(
    ("won", "of", "margin"), [(50, 100, 0.0961), (0, 100, 0.0185), (10, 10, 0.1388), (1, 1, 0.3967)]
)
def test_the_interval_is_wilsons(won: int, of: int, margin: float) -> None:
    score = PairingScore()
    score.add(PairingScore(won, won, won))
    score.add(PairingScore(of - won))
    assert score.points_per_match == won / of
    assert score.confidence_margin == pytest.approx(margin, abs=0.0001)


def test_no_games_give_no_rate() -> None:
    assert PairingScore().points_per_match == 0
