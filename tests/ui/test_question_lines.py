"""What is said with a question: the bet and its keys, the selected answer, how to skip."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from audiowar.announce import table_queries
from audiowar.announce.line import Line
from audiowar.rules.match import Match
from audiowar.rules.view import View
from audiowar.ui.menus.new_game import start_command_line_match
from tests.rules.table import AsTheyLie, game
from tests.ui.front import Play


def begun(home: Path, name: str, players: int = 2, **more: Any) -> Play:
    play = Play(home, fast=True, players=players, seed=3, game=name, **more)
    start_command_line_match(play.app)
    play.settle()
    return play


def test_the_first_bet_names_the_stake_its_limits_and_the_keys(home: Path) -> None:
    said = " ".join(begun(home, "casino").said())
    assert (
        "Your bet? You have 1000, and may bet from 10 to 500. Bet: 10. Up and down or digits set"
    ) in said


def test_later_bets_name_the_stake_alone(home: Path) -> None:
    play = begun(home, "casino", 1)
    for _ in range(9):
        said = play.press("enter")[-1]
        if "Your bet?" in said:
            assert said.endswith("Your bet? Bet: 10")
            return
    raise AssertionError("no bet was asked again")


def test_a_question_is_followed_by_the_answer_under_the_cursor(home: Path) -> None:
    play = begun(home, "steal")
    for _ in range(40):
        table = play.app.top
        question = table.view().question  # type: ignore[attr-defined]
        said = play.said()[-1]
        if question is not None and question.kind == "lay" and "on top of your pile?" in said:
            first = table.cursor.describe_choice_after_question(table.view())  # type: ignore[attr-defined]
            assert said.endswith("on top of your pile? " + play.app.render(first[0]))
            return
        play.press("enter")
    raise AssertionError("nothing was laid")


def test_how_many_tricks_are_left_is_told_with_the_rules() -> None:
    running = game("razboi", 2, {"stacks": ["9H 2H 3H", "4S 5S 6S"]}, AsTheyLie(), trick_limit=3)
    left = []
    while not running.end_event:
        left.append(table_queries.describe_tricks_left(view_of(running)))
        running.advance()
    # At a pause, the trick that is over does not count.
    assert left == [
        [Line("now-left", {"count": 3})],
        [Line("now-left-after", {"count": 2})],
        [Line("now-left-after", {"count": 1})],
    ]
    assert table_queries.describe_tricks_left(view_of(running)) == []
    free = game("razboi", 2, {"stacks": ["9H", "4S"]}, AsTheyLie(), trick_limit=0)
    assert table_queries.describe_tricks_left(view_of(free)) == []


def view_of(running: Match) -> View:
    from audiowar.rules.projection import project_view

    return project_view(running, 0)


def test_who_is_out_hears_that_the_rest_can_be_skipped(home: Path) -> None:
    play = begun(home, "razboi", 3)
    for _ in range(600):
        said = play.press("enter")
        if any("you are out" in one for one in said):
            break
    table = play.app.top
    assert 0 in table.view().out  # type: ignore[attr-defined]
    out = next(one for one in said if "you are out" in one)
    assert table.view().over or out.endswith("S skips to the end.")  # type: ignore[attr-defined]
