"""Whole lines typed into a terminal: texts, cards, and names of keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.ui.core.menu import TextEntry
from audiowar.ui.first_screens import ask_name, open_main_menu
from audiowar.ui.menus.new_game import start_command_line_match
from tests.ui.front import Play
from tests.ui.test_table import hands, host_of, sit_down
from tests.ui.test_table_steal_war import stealing


def line(play: Play, text: str) -> list[str]:
    """Type a line. Return what was said."""
    before = len(play.front.said)
    play.app.handle_typed_line(text)
    play.settle()
    return play.said(before)


@pytest.mark.parametrize(
    ("typed", "known", "name"),
    [
        ("  Đorđe P ", "Živa", "Đorđe P"),
        ("", "Živa", "Živa"),
        ("a\x07b", "", "ab"),
        ("x" * 50, "", "x" * TextEntry.max_length),
    ],
)
def test_a_line_is_the_whole_text_that_is_asked_for(
    home: Path, typed: str, known: str, name: str
) -> None:
    play = Play(home)
    play.app.settings.set(name=known)
    ask_name(play.app)
    assert line(play, typed)[-1].startswith("How do you want to begin?")
    assert play.app.settings.get("name", "") == name


def test_in_a_menu_a_line_is_a_key_or_enter(home: Path) -> None:
    play = Play(home)
    open_main_menu(play.app)
    assert line(play, "down") == ["Play with others. 2 of 12"]
    assert line(play, "  UP ") == ["New game. 1 of 12"]
    assert line(play, " ")[-1].startswith("Which game?")
    wrong = "open the door is not a key and not a card here. F1 lists the keys."
    assert line(play, "  open the door ") == [wrong]
    assert play.cued()[-1] == "refusal"


def test_a_ten_may_be_typed_with_its_digits(home: Path) -> None:
    play = sit_down(home, hands("TH TS 2H", "JS 4S 5S"), "JS 4S 5S")
    assert line(play, "10h")[-1].startswith("You play the ten.")
    assert line(play, "ts")[-1].startswith("You play the ten.")
    assert line(play, "10")[-1].startswith("10 is not a key and not a card here.")


def test_at_the_table_a_line_may_be_a_card_or_a_word(home: Path) -> None:
    play = sit_down(home, hands("AH 2H JOKER", "JS 4S 5S"), "JS 4S 5S")
    for text in ("keep:none", "qq", "leave"):
        assert text in line(play, text)[0], text
    assert line(play, "swap") == ["You can only swap after playing an eight."]
    assert line(play, "KH") == ["You do not have the king of hearts."]
    assert line(play, "joker")[0].startswith("You play the joker.")
    # An empty line is Enter.
    assert "You play" in line(play, "")[0]


def test_the_word_of_another_game_is_none_here(home: Path) -> None:
    play = Play(home, game="armed", players=2, seed=1, name="Mira")
    start_command_line_match(play.app)
    assert line(play, "swap") == ["swap is not a key and not a card here. F1 lists the keys."]


def test_an_answer_may_be_given_by_its_word(home: Path) -> None:
    position = {
        "stacks": [["5H", "6H"], ["KS", "6S"], ["9D", "2D"]],
        "prisoners": ["AC", None, None],
    }
    keeps = "keep:none keep:none"
    play = sit_down(home, position, keeps, keeps, game="razboi", prisoners="on")
    if not host_of(play).table.match.questions:
        play.press("enter")
    assert line(play, "Prisoner")[0].startswith("You play the prisoner, the ace.")


@pytest.mark.parametrize("typed", ["lay:KH", "lay:kh"])
def test_an_answer_may_name_a_card(home: Path, typed: str) -> None:
    play = stealing(home, "KC 2C 4C", "KD 7D")
    assert "Which card goes on top of your pile?" in play.press("enter")[-1]
    assert "the king on top" in line(play, typed)[0]
    assert line(play, typed) == [f"{typed} is not a key and not a card here. F1 lists the keys."]
