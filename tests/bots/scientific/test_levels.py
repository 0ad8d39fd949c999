"""The levels, weakest first; `benchmarks/strength.py` measures each step with many games."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from audiowar.bots.registry import TEST_BOTS, get_bot_makers, list_opponent_names
from audiowar.games.scientific.bots.characters import BOT_MAKERS
from audiowar.games.scientific.bots.load_evaluators import load_weights_json
from audiowar.table.bot_tournament import PairingTask, play_task

from .test_mixed_strategy_bot import played


def test_nobody_meets_a_bot_that_is_for_measurements_only() -> None:
    assert list_opponent_names("scientific") == [
        name for name in get_bot_makers("scientific") if name not in TEST_BOTS
    ]
    assert len(list_opponent_names("scientific")) == 10


@pytest.mark.parametrize(
    ("stronger", "weaker", "players"),
    [
        ("beginner", "random", 2),
        ("sensible", "beginner", 2),
        ("gambler", "sensible", 2),
        ("d1", "counter", 2),
        ("d1", "counter", 3),
    ],
)
def test_two_steps_up_wins_clearly_more(stronger: str, weaker: str, players: int) -> None:
    score = play_task(PairingTask("scientific", players, {}, stronger, weaker, 0, 18))
    assert score.points_per_match > 1.2 / players


def test_the_benchmark_lets_trained_weights_play_as_the_professor(tmp_path: Path) -> None:
    from benchmarks.bots_scientific import get_bot_maker

    same, other = tmp_path / "same.json", tmp_path / "other.json"
    flat = load_weights_json("field")["linear"]
    same.write_text(json.dumps({"linear": flat}), encoding="utf-8")
    other.write_text(json.dumps({"linear": [-weight for weight in flat]}), encoding="utf-8")
    expected = played([BOT_MAKERS["professor"](seat) for seat in range(3)], tricks=4)
    assert get_bot_maker("professor") is BOT_MAKERS["professor"]
    assert played([get_bot_maker(str(same))(seat) for seat in range(3)], tricks=4) == expected
    assert played([get_bot_maker(str(other))(seat) for seat in range(3)], tricks=4) != expected


def test_the_table_of_strength_knows_every_player_it_names() -> None:
    pytest.importorskip("numpy")
    from benchmarks import strength

    for _, rows in strength.PARTS.values():
        for row in rows():
            known = {*strength.PLAYERS, *get_bot_makers(row.game)}
            assert {row.first, row.others} <= known, row
            assert row.count_games(600) % row.players == 0 < row.count_games(1)
    ladder = [(row.first, row.others) for row in strength.list_ladder() if row.players == 3]
    assert ladder == [(higher, lower) for lower, higher in pairwise(BOT_MAKERS)]


def test_the_table_of_strength_says_whether_an_aim_is_met() -> None:
    pytest.importorskip("numpy")
    from benchmarks import strength

    row = strength.Row("highest", "newcomer", 2, (0.9, 1.0))
    won = [strength.play(row, number) for number in range(8)]
    assert sum(won) >= 7
    told = [strength.describe(row, [1.0] * won + [0.0] * (40 - won)) for won in (40, 35, 20)]
    assert [line.split("|")[-2].strip() for line in told] == ["yes", "unsure", "no"]
    assert told[2] == "| 2 | highest | newcomer | 50.0% [35.2% to 64.8%] | 40 | ≥ 90% | no |"


def test_the_table_of_strength_has_only_the_wanted_rows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("numpy")
    from benchmarks import strength

    rows = [strength.Row("highest", "newcomer", players) for players in (2, 3, 4)]
    monkeypatch.setattr(strength, "PARTS", {"some": ("Some", lambda: rows)})
    words = ["strength", "some", "--players", "2", "4", "--games", "4", "--cores", "1"]
    monkeypatch.setattr("sys.argv", words)
    strength.main()
    told = [line[:17] for line in capsys.readouterr().out.splitlines() if "highest" in line]
    assert told == ["| 2 | highest | n", "| 4 | highest | n"]
