"""Enter bets by keys: steps, limits, digits, the bet on a tie, and what is announced."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.ui.menus.new_game import start_command_line_match
from tests.ui.front import Play


@pytest.fixture
def play(home: Path) -> Play:
    """Play alone at the casino, with bets from 10 to 100."""
    options: dict[str, int | str] = {"bankroll": 1000, "min_bet": 10, "max_bet": 100}
    one = Play(home, fast=True, players=1, seed=3, game="casino", options=options)
    start_command_line_match(one.app)
    one.settle()
    return one


def heard(play: Play, *keys: str) -> list[tuple[str, str]]:
    """Press keys. Return the last text and cue of each."""
    return [(play.press(key)[-1], play.cued()[-1]) for key in keys]


def test_arrows_go_by_the_smallest_bet_and_stop_at_the_ends(play: Play) -> None:
    assert heard(play, "up", "up", "down", "down", "down") == [
        ("Bet: 20", "bet"),
        ("Bet: 30", "bet"),
        ("Bet: 20", "bet"),
        ("Bet: 10", "bet"),
        ("Bet: 10", "edge"),
    ]
    assert heard(play, "end", "up", "home", "home") == [
        ("Bet: 100", "bet"),
        ("Bet: 100", "edge"),
        ("Bet: 10", "bet"),
        ("Bet: 10", "edge"),
    ]


def test_right_leads_to_the_bet_on_a_tie_and_left_back(play: Play) -> None:
    assert heard(play, "right", "right", "up", "end", "home", "down") == [
        ("Tie bet: 0", "menu-move"),
        ("Tie bet: 0", "edge"),
        ("Tie bet: 10", "bet"),
        ("Tie bet: 100", "bet"),
        ("Tie bet: 0", "bet"),
        ("Tie bet: 0", "edge"),
    ]
    assert heard(play, "left", "left") == [("Bet: 10", "menu-move"), ("Bet: 10", "edge")]


def test_digits_begin_anew_after_arrows_and_go_on_after_backspace(play: Play) -> None:
    play.press("up")
    assert heard(play, "3", "5", "backspace", "7") == [
        ("Bet: 3", "bet"),
        ("Bet: 35", "bet"),
        ("Bet: 3", "bet"),
        ("Bet: 37", "bet"),
    ]
    assert heard(play, "up", "9") == [("Bet: 47", "bet"), ("Bet: 9", "bet")]
    assert heard(play, "right", "5", "left", "4") == [
        ("Tie bet: 0", "menu-move"),
        ("Tie bet: 5", "bet"),
        ("Bet: 9", "menu-move"),
        ("Bet: 4", "bet"),
    ]


def test_what_is_taken_from_an_offered_amount_is_written_on(play: Play) -> None:
    play.press("end")
    assert heard(play, "backspace", "2") == [("Bet: 10", "bet"), ("Bet: 102", "bet")]


def test_no_amount_grows_without_end(play: Play) -> None:
    assert heard(play, *"9" * 12)[-1][0] == "Bet: 99999999"
    assert play.press("enter") == ["The largest bet is 100."]
    assert heard(play, "up")[-1][0] == "Bet: 100"


def test_the_amounts_are_what_is_bet(play: Play) -> None:
    play.press("up", "right", "4", "0")
    assert play.press("enter")[0].startswith("You bet 20, and 40 on a tie.")


def test_a_sign_that_is_no_decimal_digit_is_no_amount(play: Play) -> None:
    before = play.app.top.get_screen_content()
    assert play.press("²")[-1].startswith("² does nothing here.")
    assert play.app.top.get_screen_content() == before


def test_other_keys_are_those_of_the_table(play: Play) -> None:
    assert play.press("e")[0].startswith("You: 1000")
    assert heard(play, "up") == [("Bet: 20", "bet")]


def test_no_bet_is_larger_than_the_money_that_is_there(home: Path) -> None:
    options: dict[str, int | str] = {"bankroll": 45, "min_bet": 10, "max_bet": 100}
    play = Play(home, fast=True, players=1, seed=3, game="casino", options=options)
    start_command_line_match(play.app)
    play.settle()
    assert heard(play, "end")[-1][0] == "Bet: 45"
    play.press("3", "0")
    assert heard(play, "right", "end")[-1][0] == "Tie bet: 15"


def test_the_first_digit_begins_anew_and_the_last_bets_are_offered_again(play: Play) -> None:
    assert heard(play, "2", "5")[-1][0] == "Bet: 25"
    play.press("right", "3", "0", "enter")
    for _ in range(5):
        if any("Your bet?" in one for one in play.said()[-2:]):
            break
        play.press("enter")
    # Enter would place both, so both are told.
    assert any("Your bet? Bet: 25. Tie bet: 30" in one for one in play.said()[-2:])
    assert heard(play, "right", "left") == [("Tie bet: 30", "menu-move"), ("Bet: 25", "menu-move")]


def test_another_match_begins_with_the_stake_of_the_last_and_no_bet_on_a_tie(
    play: Play, home: Path
) -> None:
    play.press("2", "5", "right", "3", "0", "enter")
    another = Play(home, fast=True, players=1, seed=4, game="casino")
    start_command_line_match(another.app)
    another.settle()
    assert another.press("enter")[0].startswith("You bet 25.")
