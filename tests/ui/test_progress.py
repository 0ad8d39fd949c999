"""The menus of statistics, goals and ratings, and the goals announced after a match."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from audiowar.archive import game_facts
from audiowar.archive.game_index import GameIndex
from audiowar.bots.bot_interface import RandomBot
from audiowar.storage.match_transcript import Header
from audiowar.storage.save_file import create_save
from audiowar.table.bot_tournament import play_match
from audiowar.table.match_summary import make_end_fields, summarize_match
from audiowar.table.table import Table
from audiowar.ui.archive import daily_deal_menu
from audiowar.ui.archive.statistics_menu import open_goals
from audiowar.ui.core import long_work_screen
from audiowar.ui.core.long_work_screen import LongWorkScreen
from audiowar.ui.core.menu import ReadingList
from audiowar.ui.first_screens import open_main_menu
from tests.archive.finished import make_game
from tests.ui.front import Play


def keep_game(seed: int, game: str = "scientific", won: bool | None = True, **more: Any) -> None:
    """Save a finished match that the player won or lost, or, with None, any.

    A deal of the day without choices has only one result.
    """
    options = {"trick_limit": 3} if game == "scientific" else {}
    more = {"bots": {"1": "sensible"}, **more}
    for attempt in count():
        deal = seed if "daily" in more else seed + 100 * attempt
        table = Table(Header(game, ("Mira", "Ana"), options, deal, extra_fields=more))
        bots = [RandomBot(Random(deal + attempt)), RandomBot(Random(deal + attempt + 1))]
        events = play_match(table, bots)
        summary = summarize_match(table.match, events)
        gain = summary.cents[0] if summary.cents else summary.ranks[1] - summary.ranks[0]
        if won is None or gain * (won or -1) > 0 or ("daily" in more and attempt == 20):
            break
    create_save(table.header).append_step(events, make_end_fields(table.match, events))


def at_menu(home: Path, language: str = "en") -> Play:
    play = Play(home, language)
    play.app.settings.set(language=language, name="Mira")
    del play.app.settings._values["goals"]
    open_main_menu(play.app)
    return play


def test_nothing_is_there_before_the_first_game(home: Path) -> None:
    play = at_menu(home)
    play.go_to("Statistics, goals, rating")
    play.press("enter", "enter")
    assert play.said()[-1] == "You have not finished any game yet."
    play.press("down", "enter")
    assert play.said()[-1].startswith("Goals: 0 of 27 reached.")
    play.press("escape", "down", "enter")
    assert play.said()[-1].startswith("There is no rating yet.")


def test_a_goal_is_reached_by_the_needed_number_of_matches(home: Path) -> None:
    play = at_menu(home)
    for wins, rows in ((2, "open"), (3, "reached")):
        open_goals(play.app, [make_game() for _ in range(wins)])
        groups = {part.heading.message: part.items for part in play.app.top.parts}  # type: ignore[attr-defined]
        lines = [item.label() for item in groups[f"goals-{rows}"]]
        assert "goal-streak" in {str(line.args.get("goal", line).message) for line in lines}


def test_the_coach_judges_choices_once(home: Path) -> None:
    for seed in range(3):
        keep_game(seed, won=None)
    keep_game(3, "drunkard", won=None)
    play = at_menu(home, "sr-Cyrl")
    tell = play.app.catalogue.format_message
    play.go_to(tell("menu-progress"))
    play.press("enter", "enter")
    play.go_to(tell("statistics-choices"))
    assert play.press("enter") == [tell("statistics-judging", percent=0)]
    while isinstance(play.app.top, LongWorkScreen):
        play.wait(0.1)
    assert play.said()[-1].startswith(tell("statistics-choices"))
    results = play.app.top
    assert isinstance(results, ReadingList) and results.draw_svg is not None
    # Three matches with three choices each, and their sum. Drunkard has no choices.
    assert len(results.items) == 4
    assert "9" in play.app.render(results.items[0].label())
    assert results.draw_svg().startswith("<svg")
    index = GameIndex()
    facts = [index.find_facts(record.file) for record in index.list_entries()]
    assert [one["choices_judged"] for one in facts if "choices_judged" in one] == [3, 3, 3]


def test_long_reading_tells_its_progress_and_can_be_left(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_work_screen, "FIRST_SLICE_SECONDS", -1.0)
    monkeypatch.setattr(long_work_screen, "SLICE_SECONDS", -1.0)
    for seed in range(3):
        keep_game(seed)
    play = at_menu(home)
    play.go_to("Statistics, goals, rating")
    play.press("enter")
    before = len(play.said())
    play.app.press_key("enter")
    assert isinstance(play.app.top, LongWorkScreen)
    play.app.run_due_screens()
    assert play.said(before) == []
    play.clock.now += 1
    play.app.run_due_screens()
    assert len(play.said(before)) == 1
    assert play.said()[-1].startswith("Reading your games: ")
    play.app.press_key("escape")
    assert "What you have reached." in play.said()[-1]
    play.app.press_key("enter")
    while isinstance(play.app.top, LongWorkScreen):
        play.app.run_due_screens()
    assert play.said()[-1].startswith("Statistics of three games.")


def finish(play: Play) -> list[str]:
    """Play the open match to its end. Return what was said then and afterwards."""
    table = play.table
    for _ in range(400):
        if table.view().over:
            return play.wait(0.4)
        play.press("enter")
    raise AssertionError("no end")


def test_a_goal_is_told_after_the_result_and_only_once(home: Path) -> None:
    play = Play(home, game="scientific", seed=1, fast=True, options={"trick_limit": 3})
    play.app.settings.set(language="en", name="Mira")
    del play.app.settings._values["goals"]
    from audiowar.ui.menus.new_game import start_command_line_match

    start_command_line_match(play.app)
    finish(play)
    assert not [said for said in play.said() if "Goal reached" in said]
    assert "goal-reached" not in play.cued()
    told: list[str] = []
    for _ in range(100):
        # Under load the games are read in several parts.
        told += play.wait(0.2)
        if told:
            break
    assert [said for said in told if said.startswith("Goal reached: ")], told
    assert play.cued()[-1] == "goal-reached"
    assert not [said for said in play.wait(60) if "Goal" in said]


# The deal of the day


TODAY = date(2026, 5, 4)


class FixedDate(date):
    """A date class whose today is always the same day."""

    @classmethod
    def today(cls) -> date:  # type: ignore[override]
        return TODAY


@pytest.fixture
def fixed_date(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the deal of the day be the one of TODAY."""
    monkeypatch.setattr(daily_deal_menu, "date", FixedDate)


def test_a_deal_of_the_day_is_played_and_shared(home: Path, fixed_date: None) -> None:
    play = at_menu(home)
    play.go_to("Deal of the day")
    told = play.press("enter")[-1]
    assert told.startswith("Deal of the day, ") and "Everybody gets the same cards." in told
    assert "Scientific War, against: professor" in told
    play.go_to("Casino War, against the house")
    play.go_to("Tod und Leben")
    play.press("enter")
    table = play.table
    seed = game_facts.make_daily_seed(TODAY.isoformat(), "tod_und_leben")
    path = table.player_view.path
    assert path is not None and f'"seed": {seed}' in path.read_text(encoding="utf-8")
    play.press("enter")
    open_main_menu(play.app)
    play.go_to("Deal of the day")
    play.press("enter")
    assert play.go_to("Tod und Leben").startswith("Tod und Leben, begun")
    play.press("enter", "s")
    finish(play)
    open_main_menu(play.app)
    play.go_to("Deal of the day")
    assert "Days in a row: 1." in play.press("enter")[-1]
    play.go_to("Tod und Leben: ")
    play.press("enter", "enter")
    line = play.front.copied[-1]
    assert (
        line.startswith("audiowar, ") and ", Tod und Leben: " in line and line.endswith("sensible")
    )
    assert " tricks, " in line


def begins(shown: list[str], expected: list[str]) -> bool:
    return len(shown) == len(expected) and all(map(str.startswith, shown, expected))


def test_the_statistics_of_five_games_are_told_row_by_row(home: Path) -> None:
    for seed in range(3):
        keep_game(seed, won=seed != 1)
    keep_game(5, "classic")
    keep_game(6, "casino", won=False)
    play = at_menu(home)
    play.go_to("Statistics, goals, rating")
    assert play.press("enter") == ["What you have reached. Statistics. 1 of 4"]
    assert play.rows() == ["Statistics", "Goals", "Rating", "Main menu"]
    assert play.press("enter")[-1].startswith("Statistics of five games. Enter opens a group;")
    assert play.rows() == [
        "All games, group of 9",
        "By game, group of 3",
        "By opponents, group of 1",
        "By number of players, group of 1",
        "By month, group of 1",
        "Your choices in the coach's eyes",
        "Copy everything as a table",
    ]
    everything = [
        "Won 3 of 5, 60 percent.",
        "Your chance to win is between 23 and 88 percent; more games tell more.",
        "Wins in a row: now ",
        "Best comeback: a win after only ",
        "Longest war, in tied rounds: ",
        "The most cards taken at once: ",
        "Wars won: ",
        "Revolutions: ",
        "Tricks or rounds played: ",
    ]
    play.press("enter")
    assert begins(play.rows(), everything)
    play.press("escape", "down", "enter")
    assert play.rows() == [
        "Scientific War: three games, won 2, 67 percent",
        "Classic War: one game, won 1, 100 percent",
        "Casino War: one game, won 0, 0 percent",
    ]
    assert play.press("enter")[-1].startswith("Scientific War. Escape goes back. Won 2 of 3, 67 ")
    for title, row in (
        ("By opponents", "sensible"), ("By number of players", "two players"), ("By month", ""),
    ):  # fmt: skip
        play.press("escape", "escape")
        play.go_to(title)
        play.press("enter")
        (shown,) = play.rows()
        assert shown.startswith(row) and shown.endswith(": five games, won 3, 60 percent")
        group = shown.split(":")[0]
        assert play.press("enter")[-1].startswith(f"{group}. Escape goes back. Won 3 of 5, 60 ")
        assert begins(play.rows(), everything)
    play.press("escape", "escape")


def test_wins_over_time_need_enough_games_and_are_listed_by_period(home: Path) -> None:
    for seed in range(10):
        keep_game(seed, won=seed in (1, 5, 6, 7, 8))
    play = at_menu(home)
    play.go_to("Statistics, goals, rating")
    play.press("enter", "enter")
    play.go_to("Wins over time")
    assert play.press("enter")[-1].startswith("Wins over time. Escape goes back. ")
    assert play.rows() == ["20 percent in games 1 to 5.", "80 percent in games 6 to 10."]
    play.press("escape")
    assert "Wins over time" in play.rows()


def test_goals_and_ratings_are_told_row_by_row(home: Path) -> None:
    for seed in range(3):
        keep_game(seed, won=seed != 1)
    keep_game(5, "classic")
    play = at_menu(home)
    play.go_to("Statistics, goals, rating")
    told = play.press("enter", "down", "enter")[-1]
    assert told.startswith("Goals: 2 of 27 reached. ") and told.endswith("25. 1 of 2")
    assert play.rows() == ["Open, group of 25", "Reached, group of 2"]
    play.press("enter")
    shown = play.rows()
    assert "Take a trick with a two. In Scientific War, while the order is reversed, " in shown[3]
    (streak,) = (row for row in shown if "a draw breaks the streak" in row)
    assert streak.endswith("So far 2 of 3.")
    play.press("escape", "down", "enter")
    assert play.rows()[0] == "Win a game"
    play.press("escape", "escape", "down", "enter")
    assert play.rows() == [
        "Scientific War: 27, somewhere between 13 and 42, after three games",
        "You and the sensible bot begin at 25. With every game the two limits draw closer.",
    ]
    play.press("enter")
    strengths = [int(row.split(": ")[1].split(".")[0]) for row in play.rows()]
    assert strengths == sorted(strengths, reverse=True) and len(strengths) == 10
    assert play.rows()[0].startswith("professor: 35. Your chance to win: ")
    play.press("escape", "escape", "end")
    assert play.press("enter")[-1].startswith("audiowar. Main menu.")


def test_the_table_that_cannot_be_copied_or_written_is_told(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_game(1)
    play = at_menu(home)
    monkeypatch.setattr(play.front, "copy_to_clipboard", lambda text: False)
    play.go_to("Statistics, goals, rating")
    play.press("enter", "enter", "end")
    assert play.press("enter") == [f"The table is in the file {home / 'statistics.csv'}."]
    (home / "statistics.csv").unlink()
    (home / "statistics.csv").mkdir()
    assert play.press("enter") == ["There is no clipboard here."]
    assert play.cued()[-1] == "refusal"


def test_the_deals_of_the_day_are_told_row_by_row(home: Path, fixed_date: None) -> None:
    day = (TODAY - timedelta(1)).isoformat()
    for game in ("scientific", "razboi"):
        keep_game(game_facts.make_daily_seed(day, game), game, daily=day)
    play = at_menu(home)
    play.go_to("Deal of the day")
    told = play.press("enter")[-1]
    assert "Days in a row: 1." in told
    assert play.rows() == [
        "Scientific War, against: professor",
        "Război, against: strong",
        "Classic War, against: sensible",
        "Steal War, against: strong",
        "Drunkard, against: sensible",
        "Tod und Leben, against: sensible",
        "Casino War, against the house",
        "Armed War, against: strong",
        "Past days: 2",
    ]
    play.press("end")
    assert play.press("enter")[-1].startswith("Past days: 2. Escape goes back. ")
    assert len(play.rows()) == 2
    play.go_to("Scientific War: won")
    line = play.rows()[play.app.top.get_screen_content().index]
    assert play.press("enter")[-1].startswith(line.rstrip("."))
    assert play.press("enter") == ["Copied."] and play.front.copied == [line]
    assert play.press("down")[-1].endswith("2 of 2")
