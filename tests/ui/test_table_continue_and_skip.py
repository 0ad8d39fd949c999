"""Whole matches at the table screen: resumed, skipped, left, and explained at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.ui.archive.resume_or_repair_match import resume_match
from audiowar.ui.menus.new_game import start_command_line_match
from tests.ui.front import Play
from tests.ui.test_table import host_of, sit_down


def test_who_goes_to_the_main_menu_lets_go_of_the_file(home: Path) -> None:
    play = Play(home, game="scientific", players=2, seed=7, fast=True)
    start_command_line_match(play.app)
    save = host_of(play).save
    assert save is not None
    left = []
    save.close = lambda: left.append(True)  # type: ignore[method-assign]
    play.app.open_main_menu()
    assert left == [True]


# Leaving the casino


@pytest.mark.parametrize("fast", [True, False])
def test_who_leaves_the_house_hears_in_one_sentence_that_it_closes(home: Path, fast: bool) -> None:
    play = Play(home, game="casino", players=6, seed=7, fast=fast)
    start_command_line_match(play.app)
    play.settle()
    said = play.press("escape", "down", "down", "down", "enter")
    if not fast:
        said += play.wait(30)
    left = said.index(next(line for line in said if "You leave the table." in line))
    assert [one[:40] for one in said[left + 1 :]] == ["Nobody is left at the table. In the end:"]
    assert len(host_of(play).log) < 60


@pytest.mark.parametrize("pace", [0.0, 2.0])
def test_who_is_ruined_can_have_the_last_round_told_after_the_others_have_left(
    home: Path, pace: float
) -> None:
    position = {"bankrolls": [1000, 9000, 9000], "shoe": ["2H", "3S", "4D", "KD", *["5C"] * 60]}
    leaving = "bet:1000 leave"
    play = sit_down(home, position, leaving, leaving, game="casino", pace=pace)
    play.press("enter")
    play.wait(30.0)
    assert host_of(play).table.match.end_event
    *_, end = play.said()
    # That the player is out was told with the round, so it is not told once more at the end.
    assert end.startswith("Nobody is left at the table."), end
    (again,) = play.press("l")
    assert again.startswith("You bet 10. Ana bets 10. Marko bets 10. You: two. Ana: three. Marko")
    assert "Marko leaves the table. Nobody is left at the table." in again
    assert play.press("y")[0].startswith("The house's king beat your two: you lost the bet.")


def test_going_on_after_all_have_left_ends_the_game(home: Path) -> None:
    play = Play(home, game="casino", players=3, seed=7)
    start_command_line_match(play.app)
    play.settle()
    for key in ("escape", "down", "down", "down", "enter"):
        play.app.press_key(key)
    host = host_of(play)
    path = host.save.path
    assert path is not None and not host.table.match.end_event
    host.close()
    again = Play(home)
    resume_match(again.app, path)
    again.settle()
    assert host_of(again).table.match.end_event
    assert again.said()[-1].endswith("Press Enter for the menu.")


# Skipping


def test_skipping_twice_sums_all_up(home: Path) -> None:
    once, twice = (
        Play(home, game="classic", players=4, seed=3, fast=True, options={"trick_limit": 300})
        for _ in range(2)
    )
    for play in (once, twice):
        play.app.settings.set(remarks="off")
        start_command_line_match(play.app)
        play.settle()
    (summary,) = once.press("s")
    twice.app.press_key("s")
    twice.app.run_due_screens()
    assert twice.press("s") == [summary]


def test_a_long_game_is_skipped_over_several_frames(home: Path) -> None:
    play = Play(home, game="classic", players=4, seed=3, fast=True)
    start_command_line_match(play.app)
    play.settle()
    before = len(play.front.said)
    play.app.press_key("s")
    frames = 1
    while play.app.run_due_screens() == 0.0:
        frames += 1
        assert len(play.front.said) == before
    assert frames > 2
    summary, *remarks = play.said(before)
    assert summary.startswith("Skipped ")
    assert summary.endswith("Press Enter for the menu.")
    assert len(remarks) <= 1
