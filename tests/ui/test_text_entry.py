"""Type, spell and edit a name; then the questions of the first start."""

from __future__ import annotations

from pathlib import Path

from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.line import Line
from audiowar.ui.core.menu import TextEntry
from audiowar.ui.first_screens import ask_name, open_main_menu
from tests.ui.front import Play


def entry(home: Path, text: str = "", language: str = "en") -> tuple[Play, TextEntry, list[str]]:
    play = Play(home, language)
    done: list[str] = []
    made = TextEntry(play.app, Line("ask-name"), text, done.append)
    play.app.open_screen(made)
    return play, made, done


def test_letters_are_typed_even_where_they_are_commands(home: Path) -> None:
    play, made, _ = entry(home)
    assert play.press("r", "t", " ", "?") == ["r", "t", "space", "question mark"]
    assert made.text == "rt ?"


def test_left_and_right_spell_the_letters(home: Path) -> None:
    play, _, _ = entry(home, "Željka Š")
    assert play.press("left") == ["capital š, s with caron"]
    assert play.press("left") == ["space"]
    assert play.press("home") == ["capital ž, z with caron"]
    assert play.press("right", "right") == ["e", "l"]
    assert play.press("end") == ["end"]


def test_the_key_describer_knows_the_field(home: Path) -> None:
    play, _, _ = entry(home)
    play.press("ctrl+f1")
    assert play.press("r", "backspace", "left") == [
        "R: types it.",
        "Backspace: erase the letter before you.",
        "Left arrow: previous letter.",
    ]


def test_escape_after_the_name_goes_to_the_main_menu(home: Path) -> None:
    play = Play(home)
    ask_name(play.app)
    assert "Main menu" in play.press("M", "enter", "escape")[-1]
    assert len(play.app.screens) == 1


def test_f2_tells_latin_and_cyrillic_apart(home: Path) -> None:
    play = Play(home, "ro")
    open_main_menu(play.app)
    assert play.press("f2", "f2") == ["Srpski, latinica.", "Српски, ћирилица."]


def test_the_random_game_is_named(home: Path) -> None:
    play = Play(home)
    open_main_menu(play.app)
    said = play.press("enter", "down", "enter")[-1]
    assert "How many opponents?" in said
    decided = ("you choose your cards", "you bet", "you decide when to steal", "pure luck")
    assert any(words in said for words in decided)


def test_another_language_is_the_answer_to_a_key(home: Path) -> None:
    play = Play(home)
    open_main_menu(play.app)
    play.press("f2")
    # It is the response to a key, so it does not wait for current speech.
    assert play.front.said[-1][1] is AnnouncementKind.NAVIGATION


def test_the_key_describer_knows_delete_and_ends_with_escape_twice(home: Path) -> None:
    play, _, _ = entry(home)
    play.press("ctrl+f1")
    assert play.press("delete") == ["Delete: erase the letter here."]
    assert play.press("escape")[0].startswith("Escape:")
    assert play.press("r", "escape")[-1].startswith("Escape:")
    assert play.press("escape")[-1].startswith("Your name?")
