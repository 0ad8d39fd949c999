"""The table screen: what its keys say and do, through the whole app."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from audiowar.bots.bot_interface import Bot
from audiowar.rules.events import Choice, Event
from audiowar.rules.state import Question
from audiowar.rules.view import View
from audiowar.storage import save_file
from audiowar.storage.match_transcript import Header, parse_choice
from audiowar.table.bot_players import seat_bots
from audiowar.table.pace import FixedPace
from audiowar.table.player_view import LocalPlayerView
from audiowar.table.table import Table
from audiowar.table.table_runner import TableRunner
from audiowar.ui.core.menu import Menu
from audiowar.ui.menus.new_game import start_command_line_match
from audiowar.ui.table.table_screen import TableScreen
from tests.ui.front import Play


class Scripted:
    """A bot that plays given choices in order."""

    def __init__(self, choices: str) -> None:
        self._choices = iter(choices.split())

    def observe(self, event: Event) -> None:
        pass

    def choose(self, view: View) -> Choice:
        return parse_choice(next(self._choices))


def sit_down(
    home: Path,
    position: dict[str, Any],
    *scripts: str,
    game: str = "scientific",
    language: str = "en",
    pace: float = 0.0,
    **options: Any,
) -> Play:
    """Return an app at a table with a given position, where bots play their scripts."""
    play = Play(home, language)
    names = ("Mira", "Ana", "Marko", "Petar")[: len(scripts) + 1]
    bots: dict[int, Bot] = {seat: Scripted(script) for seat, script in enumerate(scripts, 1)}
    player_view = seat_of(Header(game, names, options, 1, position), bots, pace)
    TableScreen(play.app, player_view).begin()
    play.settle()
    return play


def seat_of(header: Header, bots: Mapping[int, Bot], pace: float = 0.0) -> LocalPlayerView:
    """Return the player view of seat 0 at a new, saved table with these bots."""
    table = Table(header)
    save = save_file.create_save(table.header)
    table.record_step = save.append_step
    host = TableRunner(table, save, FixedPace(pace))
    seat_bots(host, bots)
    player_view = LocalPlayerView(host, 0)
    host.start()
    return player_view


def host_of(play: Play) -> TableRunner:
    """Return the runner of the table where the player sits."""
    screen = next(one for one in play.app.screens if isinstance(one, TableScreen))
    assert isinstance(screen.player_view, LocalPlayerView)
    return screen.player_view.runner


def hands(*held: str, **rest: Any) -> dict[str, Any]:
    return {"hands": [hand.split() for hand in held], **rest}


def test_the_marked_line_is_one_of_those_shown_after_the_last_card_was_played(home: Path) -> None:
    play = sit_down(home, hands("AH 2H", "JS 4S", "QD 6D"), "JS 4S", "QD 6D", pace=1.0)
    play.press("end", "enter")
    shown = play.app.top.get_screen_content()
    assert (len(shown.rows), shown.index) == (1, 0)
    play.wait(5.0)
    play.press("enter")
    shown = play.app.top.get_screen_content()
    assert (len(shown.rows), shown.index) == (0, -1)


def careful(home: Path, position: dict[str, Any], *scripts: str, **rest: Any) -> Play:
    play = sit_down(home, position, *scripts, **rest)
    play.app.settings.set(heard=True)
    return play


def test_enter_tells_a_card_that_was_not_told_and_plays_it_when_pressed_again(home: Path) -> None:
    play = careful(home, hands("7H 8H 9H", "4S 5S 6S"), "4S 5S 6S")
    assert play.press("enter") == ["Nine of hearts. 1 of 3"]
    play.wait(0.3)
    assert "You play the nine." in play.press("enter")[-1]
    assert play.press("enter") == ["Eight of hearts. 1 of 2"]
    play.wait(0.3)
    assert "You play the eight." in play.press("enter")[-1]


def test_as_long_as_nobody_changes_it_enter_tells_a_card_first(home: Path) -> None:
    play = Play(home, usual=True)
    header = Header("scientific", ("Mira", "Ana"), {}, 1, hands("7H 8H 9H", "4S 5S 6S"))
    TableScreen(play.app, seat_of(header, {1: Scripted("4S 5S 6S")})).begin()
    play.settle()
    assert play.press("enter") == ["Nine of hearts. 1 of 3"]


def test_coming_back_to_the_table_tells_the_card(home: Path) -> None:
    play = careful(home, hands("7H 8H 9H", "4S 5S 6S"), "4S 5S 6S")
    play.press("end", "enter", "escape", "escape")
    assert play.app.top.screen_kind == "table"
    assert "You play" in play.press("enter")[-1]


def test_coming_back_after_the_last_card_of_the_hand_was_played_tells_the_one_before(
    home: Path,
) -> None:
    play = sit_down(home, hands("7H 8H 9H", "4S 5S 6S"), "4S 5S 6S", pace=1.0)
    play.press("end", "enter", "escape")
    assert play.press("escape") == ["Table. Eight of hearts. 2 of 2"]


def test_the_hand_is_sorted_by_present_strength(home: Path) -> None:
    play = sit_down(home, hands("AH 2H JOKER 9H", "JS 4S", reversed=True), "JS")
    said = play.press("home", "right", "right", "right")
    assert [line.split(".")[0] for line in said] == [
        "Two of hearts", "Nine of hearts", "Ace of hearts", "Joker",
    ]  # fmt: skip


def test_a_spy_who_must_wait_is_told_so(home: Path) -> None:
    play = sit_down(home, hands("AH 2H", "JS 4S", spy=0), "JS", pace=1.0)
    assert play.press("c") == ["You are the spy: you choose when everyone else has chosen."]
    assert play.press("enter") == ["You are the spy: you choose when everyone else has chosen."]
    assert "C tells you their cards" in play.wait(5)[-1]


def test_c_swaps_after_an_eight(home: Path) -> None:
    play = sit_down(home, hands("AH 2H", "JS 4S", swap=[0], piles=[["KD", "QD"]]), "JS")
    assert play.press("c")[0].startswith("You swap your hand with your pile.")
    assert play.press("h")[0].startswith("Two cards in hand: king and queen of diamonds.")


# Games without choices


def turn(home: Path, **options: Any) -> Play:
    position = {"stacks": [["AH", "5H", "6H"], ["KS", "6S", "2S"]]}
    return sit_down(home, position, "", game="razboi", **options)


def test_space_lets_the_cards_turn_by_themselves(home: Path) -> None:
    play = turn(home)
    assert play.press("space")[0] == "The cards turn over by themselves."
    # Only outcomes are spoken while they turn. The message list has the rest.
    told = [*play.said(), *play.wait(10)]
    assert "You take two cards." in told
    assert not any("king" in said for said in told[1:])
    kept = [line for one in play.app.history.get_newest(9) for line in one.lines]
    assert any("king" in play.app.render(line) for line in kept)
    assert play.press("space") == ["Enter turns over the next card."]
    assert play.wait(10) == []


def test_after_the_last_trick_there_is_nothing_to_turn(home: Path) -> None:
    play = turn(home, trick_limit=3)
    play.press("s")
    assert play.press("s") == ["The game is over."]
    assert play.press("space") == ["The game is over."]
    assert play.cued()[-1] == "refusal"


# Prisoners and their timer


def test_who_is_out_is_not_told_to_choose(home: Path) -> None:
    hands_of_all = [["2H"], ["AH", "KH", "QH", "9H"], ["3S", "4S", "5S", "9S"]]
    play = sit_down(home, {"hands": hands_of_all}, "AH KH QH", "3S 4S 5S", pace=5.0)
    play.press("enter")
    play.wait(12)
    assert isinstance(play.app.top, TableScreen)
    view = play.app.top.view()
    assert view.viewer in view.out and not view.over
    for key in ("s", "space"):
        assert play.press(key) == ["You are out of the game."]


def prisoner(home: Path, seconds: int = 0) -> Play:
    position = {
        "stacks": [["5H", "6H"], ["KS", "6S"], ["9D", "2D"]],
        "prisoners": ["AC", None, None],
    }
    options: dict[str, Any] = {"prisoners": "on", "choice_seconds": seconds}
    keeps = "keep:none keep:none"
    play = sit_down(home, position, keeps, keeps, game="razboi", **options)
    if not host_of(play).table.match.questions:
        play.press("enter")
    return play


def test_a_prisoner_is_asked_for_and_c_plays_it(home: Path) -> None:
    play = prisoner(home)
    assert "The prisoner, ace, or the top card?" in " ".join(play.said()).replace("the ace", "ace")
    assert play.press("c")[-1].startswith("You play the prisoner, the ace.")


def test_the_timer_tells_the_time_left_and_plays_the_top_card(home: Path) -> None:
    play = prisoner(home, 20)
    assert play.wait(11) == ["Ten seconds left."]
    assert play.wait(5) == ["Five seconds left."]
    assert play.wait(5)[0].startswith("Time is up: your top card is played. You: ")


def test_the_timer_can_be_stopped(home: Path) -> None:
    play = prisoner(home, 20)
    assert play.press("ctrl+t") == ["The timer has been stopped."]
    assert play.wait(3600) == []


@pytest.mark.parametrize(("kind", "at"), [("keep", 0), ("card", 1)])
def test_the_arrows_stay_in_the_hand_and_begin_anew_elsewhere(
    home: Path, kind: str, at: int
) -> None:
    play = sit_down(home, hands("AH 2H 3H", "JS 4S 5S"), "JS 4S")
    play.press("home", "right")
    table = play.table
    table.cursor.on_question(Question(0, kind, (1, 2, 3), 9))
    assert table.cursor.index == at


def test_the_pitch_of_sounds_follows_the_order(home: Path) -> None:
    play = sit_down(home, hands("AH 2H 3H", "JS 4S 5S"), "JS 4S")
    assert not play.app.low_wins
    play.press("a", "enter")
    assert play.app.low_wins


# Casino


def casino(home: Path) -> Play:
    return sit_down(home, {}, game="casino")


# Launch


@pytest.mark.parametrize("key", ["enter", "escape"])
def test_after_the_end_the_menu_opens_at_the_first_press(home: Path, key: str) -> None:
    play = careful(home, hands("9H", "4S"), "4S")
    play.press("enter")
    play.wait(0.3)
    assert "You play the nine." in play.press("enter")[-1]
    play.press(key)
    assert isinstance(play.app.top, Menu)


def test_the_key_of_a_rank_moves_to_its_next_card_and_round(home: Path) -> None:
    play = sit_down(home, hands("3H 3S 5H", "JS 4S 5S", "QD 6D 7D"), "JS", "QD")
    told = [play.press("3")[-1].split(",")[0] for _ in range(3)]
    assert told[0] != told[1] and told[0] == told[2]


def test_a_rank_that_no_answer_has_is_none_among_the_answers(home: Path) -> None:
    play = Play(home, fast=True, players=2, seed=1, game="steal")
    start_command_line_match(play.app)
    table = play.table
    for _ in range(200):
        question = table.view().question
        if question is not None and question.kind == "lay":
            ranks = {str(choice)[-2] for choice in question.choices}
            missing = next(rank for rank in "23456789" if rank not in ranks)
            assert play.press(missing)[0].endswith(" is not among the answers.")
            return
        if question is not None:
            assert play.press("8") == ["You do not choose by rank here."]
        play.press("enter")
    raise AssertionError("nothing was laid")
