"""The deal of the day: the same for everybody, and what became of it."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

from audiowar.archive.daily_deal import count_streak, list_results, start_daily_deal
from audiowar.archive.game_facts import compute_facts, make_daily_seed
from audiowar.archive.game_list_entry import GameRecord
from audiowar.archive.goals import GOALS
from audiowar.archive.statistics import PlayedGame
from audiowar.rules.registry import GAMES
from audiowar.table.pace import FixedPace

from .finished import make_game

DAY = date(2026, 11, 22)


def begin(game: str, day: date = DAY, name: str = "Mira") -> str:
    """Begin a deal; return its file without the names."""
    names = (name, f"{name}'s friend", "Cy")
    view = start_daily_deal(game, day, names, "sr", FixedPace(0.0))
    path = view.path
    assert path is not None
    view.leave()
    text = path.read_text(encoding="utf-8")
    path.unlink()
    assert compute_facts(text.encode()).get("daily") == day.isoformat()
    return text.replace(name, "")


def test_everybody_gets_the_same_deal_on_a_day(home: Path) -> None:
    for game in GAMES:
        assert begin(game) == begin(game, name="Ana")
        assert begin(game) != begin(game, DAY + timedelta(1))


def test_the_first_match_of_a_deal_counts() -> None:
    lost = make_game(False, daily="2026-11-22", tricks=31, wars=2, bots={1: "professor"})
    again = make_game(daily="2026-11-22")
    other = make_game(game="steal", daily="2026-11-23")
    results = list_results([again, other, lost, make_game()])
    assert [(one.day, one.game) for one in results] == [
        (date(2026, 11, 23), "steal"),
        (DAY, "scientific"),
    ]
    found = results[1]
    assert (found.outcome, found.tricks, found.wars, found.level) == ("lost", 31, 2, "professor")
    assert found.file == lost.record.file


def test_a_forged_day_is_no_deal_of_the_day() -> None:
    for day in ("later", "2026-11-31", "20261122", "", 7, None):
        header = {"format": "audiowar.transcript", "version": 1, "game": "scientific", "daily": day}
        header |= {"seed": make_daily_seed(str(day), "scientific")}
        facts = compute_facts(json.dumps(header).encode())
        assert "daily" not in facts and not GOALS["week"].count([PlayedGame(GameRecord(""), facts)])


def test_a_streak_goes_on_until_a_whole_day_is_missed() -> None:
    results = list_results([make_game(daily=f"2026-11-{day}") for day in (18, 20, 21, 22)])
    assert [count_streak(results, DAY + timedelta(n)) for n in (0, 1, 2)] == [3, 3, 0]
    assert count_streak([], DAY) == 0
