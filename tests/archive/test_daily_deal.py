"""The deal of the day: the same for everybody, and what became of it."""

from __future__ import annotations

import re
from collections import deque
from pathlib import Path
from typing import Any

from audiowar.archive.daily_deal import (
    count_days_in_a_row,
    find_unfinished_deals_by_game,
    list_first_match_of_each_daily_deal,
    start_daily_deal,
)
from audiowar.archive.game_facts import JudgedMatch, make_daily_seed
from audiowar.archive.game_list_entry import GameListEntry
from audiowar.archive.goals import GOALS
from audiowar.archive.statistics import FinishedMatch
from audiowar.rules.registry import GAMES
from audiowar.storage.match_transcript import Header, format_transcript
from audiowar.table.pace import FixedPace
from audiowar.table.table import Table

from .finished import make_game

DAY = "2026-11-22"
NEXT_DAY = "2026-11-23"


def begin(game: str, day: str = DAY, name: str = "Mira") -> str:
    """Begin a deal; return its file without the names."""
    names = (name, f"{name}'s friend", "Cy")
    view = start_daily_deal(game, day, names, "sr", FixedPace(0.0))
    path = view.path
    assert path is not None
    view.leave()
    text = path.read_text(encoding="utf-8")
    path.unlink()
    assert find_facts(text.encode()).get("daily") == day
    return re.sub(r', "started": "[^"]*"', "", text.replace(name, ""))


def find_facts(transcript: bytes) -> dict[str, Any]:
    judged = JudgedMatch(transcript)
    deque(judged.replay_in_parts(), maxlen=0)
    return judged.facts


def test_everybody_gets_the_same_deal_on_a_day(home: Path) -> None:
    for game in GAMES:
        assert begin(game) == begin(game, name="Ana")
        assert begin(game) != begin(game, NEXT_DAY)


def test_the_first_match_of_a_deal_counts() -> None:
    lost = make_game(False, daily="2026-11-22", tricks=31, wars=2, bots={1: "professor"})
    again = make_game(daily="2026-11-22")
    other = make_game(game="steal", daily="2026-11-23")
    results = list_first_match_of_each_daily_deal([again, other, lost, make_game()])
    assert results == [other, lost]
    assert [one.deal_day for one in results] == [NEXT_DAY, DAY]


def test_a_forged_day_is_no_deal_of_the_day() -> None:
    for day in ("later", "2026-11-31", "20261122", "", 7, None):
        seed = make_daily_seed(str(day), "scientific")
        header = Header("scientific", ("Ana", "Bo"), {}, seed, None, {"daily": day})
        facts = find_facts(format_transcript(header, Table(header).start()).encode())
        assert "daily" not in facts and not GOALS["week"].count_progress(
            [FinishedMatch(GameListEntry(""), facts)]
        )


def test_a_streak_goes_on_until_a_whole_day_is_missed() -> None:
    results = list_first_match_of_each_daily_deal(
        [make_game(daily=f"2026-11-{day}") for day in (18, 20, 21, 22)]
    )
    days = (DAY, NEXT_DAY, "2026-11-24")
    assert [count_days_in_a_row(results, today) for today in days] == [3, 3, 0]
    assert count_days_in_a_row([], DAY) == 0


def test_only_unfinished_deals_of_the_day_can_be_continued() -> None:
    unfinished = make_game(daily="2026-11-22", result="").entry
    others = [
        make_game(game="steal", daily="2026-11-22").entry,
        make_game(game="casino", daily="2026-11-21", result="").entry,
        make_game(game="razboi", result="").entry,
        make_game(game="armed", daily="2026-11-22", result="", is_of_other_player=True).entry,
    ]
    assert find_unfinished_deals_by_game([unfinished, *others], DAY) == {"scientific": unfinished}
