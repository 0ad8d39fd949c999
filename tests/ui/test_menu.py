"""A menu and a field for text: what each key says, plays and does."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.announce.line import Line
from audiowar.ui.core.menu import Menu, MenuItem, ReadingList, TextEntry, fixed_item
from audiowar.ui.first_screens import open_main_menu
from tests.ui.front import Play

NAMES = ("Ana", "Bojan", "Ćira", "Mala Ana", "Bora")


def text(words: str) -> Line:
    return Line("text", {"text": words})


class Listed:
    """A menu of names above another one, with a row that has values at its end."""

    def __init__(self, home: Path, start: int = 0) -> None:
        self.play = Play(home)
        self.chosen: list[str] = []
        self.level = 1
        open_main_menu(self.play.app)
        items = [fixed_item(text(one), lambda one=one: self.chosen.append(one)) for one in NAMES]
        items += [
            MenuItem(lambda: text(f"Level {self.level}"), on_change=self.change),
            fixed_item(text("Nothing")),
        ]
        self.menu = Menu(self.play.app, text("Names"), items, start)
        self.before = len(self.play.said())
        self.play.app.open_screen(self.menu)

    def change(self, step: int) -> bool:
        inside = 1 <= self.level + step <= 3
        self.level += step if inside else 0
        return inside

    def press(self, *keys: str) -> tuple[list[str], list[str]]:
        """Press keys. Return what was said, and the sounds."""
        cues = len(self.play.cued())
        return self.play.press(*keys), self.play.cued()[cues:]


@pytest.fixture
def listed(home: Path) -> Listed:
    return Listed(home)


def test_arrows_go_around_the_list(listed: Listed) -> None:
    assert listed.play.said(listed.before) == ["Names. Ana. 1 of 7"]
    assert listed.press("down") == (["Bojan. 2 of 7"], ["menu-move"])
    assert listed.press("up") == (["Ana. 1 of 7"], ["menu-move"])
    assert listed.press("up") == (["Nothing. 7 of 7"], ["edge"])
    assert listed.press("up") == (["Level 1. 6 of 7"], ["menu-move"])
    assert listed.press("end") == (["Nothing. 7 of 7"], ["menu-move"])
    assert listed.press("down") == (["Ana. 1 of 7"], ["edge"])
    assert listed.press("end", "home") == (
        ["Nothing. 7 of 7", "Ana. 1 of 7"], ["menu-move", "menu-move"],
    )  # fmt: skip


def test_arrows_stay_at_the_ends_if_the_player_wants_that(listed: Listed) -> None:
    listed.play.app.settings.set(wrap=False)
    assert listed.press("up") == (["Ana. 1 of 7"], ["edge"])
    listed.press("end")
    assert listed.press("down") == (["Nothing. 7 of 7"], ["edge"])


def test_positions_are_left_out_if_the_player_wants_that(listed: Listed) -> None:
    listed.play.app.settings.set(positions=False)
    assert listed.press("down") == (["Bojan"], ["menu-move"])


def test_a_list_of_one_has_no_positions(listed: Listed) -> None:
    before = len(listed.play.said())
    listed.play.app.open_screen(Menu(listed.play.app, text("One"), [fixed_item(text("Row"))], 5))
    assert listed.play.said(before) == ["One. Row"]
    assert listed.press("down") == (["Row"], ["edge"])


def test_enter_chooses_changes_or_does_nothing(listed: Listed) -> None:
    assert listed.press("down", "down", "enter") == (
        ["Bojan. 2 of 7", "Ćira. 3 of 7"], ["menu-move", "menu-move", "menu-enter"],
    )  # fmt: skip
    assert listed.chosen == ["Ćira"]
    listed.menu.items[2].needs_menu_sound = False
    assert listed.press("enter") == ([], []) and listed.chosen == ["Ćira", "Ćira"]
    listed.press("end")
    assert listed.press("enter") == (["Nothing. 7 of 7"], ["edge"])
    assert listed.press("up", "enter")[0][-1] == "Level 2"
    assert listed.play.cued()[-1] == "option-on"


def test_left_and_right_change_a_value(listed: Listed) -> None:
    assert listed.press("right") == (
        [listed.play.app.catalogue.format_message("menu-no-value")], ["refusal"],
    )  # fmt: skip
    listed.press("end", "up")
    assert listed.press("right") == (["Level 2"], ["option-on"])
    assert listed.press("right") == (["Level 3"], ["option-on"])
    assert listed.press("right") == (["Level 3"], ["edge"])
    assert listed.press("left") == (["Level 2"], ["option-off"])
    listed.menu.items[5].needs_menu_sound = False
    assert listed.press("left") == (["Level 1"], [])
    assert listed.press("left") == (["Level 1"], ["edge"])


def test_a_digit_goes_to_its_row(listed: Listed) -> None:
    assert listed.press("3") == (["Ćira. 3 of 7"], ["menu-move"])
    assert listed.press("7") == (["Nothing. 7 of 7"], ["menu-move"])
    assert listed.press("1") == (["Ana. 1 of 7"], ["menu-move"])
    for key in ("8", "0", "²", "①"):
        assert listed.press(key) == ([f"{key} does nothing here. F1 lists the keys."], ["refusal"])
    assert listed.menu.index == 0


def test_letters_find_rows_and_words(listed: Listed) -> None:
    assert listed.press("b") == (["Bojan. 2 of 7"], ["menu-move"])
    listed.play.wait(2)
    assert listed.press("b") == (["Bora. 5 of 7"], ["menu-move"])
    # The same letter goes on, and another one makes a word.
    assert listed.press("b") == (["Bojan. 2 of 7"], ["menu-move"])
    listed.play.wait(2)
    assert listed.press("b", "o", "r")[0] == ["Bora. 5 of 7", "Bora. 5 of 7", "Bora. 5 of 7"]
    listed.play.wait(2)
    assert listed.press("c")[0] == ["Ćira. 3 of 7"]
    listed.play.wait(2)
    # “an” begins a row, then a word in another one.
    assert listed.press("a", "n")[0] == ["Ana. 1 of 7", "Ana. 1 of 7"]
    listed.play.wait(2)
    assert listed.press("m", "a", "l")[0][-1] == "Mala Ana. 4 of 7"
    listed.play.wait(2)
    assert listed.press("z") == (
        [listed.play.app.render(Line("menu-no-letter", {"letter": "Z"}))], ["refusal"],
    )  # fmt: skip
    assert listed.menu.index == 3


def test_letters_that_come_late_begin_a_new_word(listed: Listed) -> None:
    listed.press("b")
    listed.play.clock.now += 1.0
    assert listed.press("o")[0] == ["Bojan. 2 of 7"]
    listed.play.clock.now += 1.1
    assert listed.press("l")[0] == ["Level 1. 6 of 7"]
    # A letter that fits no longer text is searched alone.
    assert listed.press("m")[0] == ["Mala Ana. 4 of 7"]


def test_typed_lines_find_rows(listed: Listed) -> None:
    play = listed.play
    play.app.handle_typed_line("bor")
    assert play.said()[-1] == "Bora. 5 of 7"
    play.app.handle_typed_line("ana")
    assert play.said()[-1] == "Ana. 1 of 7"
    play.app.handle_typed_line("ál")
    assert play.cued()[-1] == "refusal"
    assert listed.menu.index == 0
    play.app.handle_typed_line("zzz")
    assert play.cued()[-1] == "refusal" and listed.menu.index == 0
    assert listed.menu.handle_typed_line("n") is False


def test_escape_closes_a_menu_but_the_lowest_one(listed: Listed) -> None:
    said, cues = listed.press("escape")
    assert said[0].startswith("audiowar. Main menu.") and cues == ["menu-back"]
    assert listed.press("escape") == (
        [listed.play.app.catalogue.format_message("menu-bottom")], ["refusal"],
    )  # fmt: skip


def test_a_reading_list_names_the_key_that_closes_it(listed: Listed) -> None:
    before = len(listed.play.said())
    rows = [fixed_item(text("One")), fixed_item(text("Two"))]
    listed.play.app.open_screen(ReadingList(listed.play.app, text("Steps"), rows))
    assert listed.play.said(before) == ["Steps. Escape goes back. One. 1 of 2"]


class Typing:
    """A field for text above the main menu."""

    def __init__(self, home: Path, initial: str = "") -> None:
        self.play = Play(home)
        self.done: list[str] = []
        open_main_menu(self.play.app)
        self.entry = TextEntry(self.play.app, text("Name?"), initial, self.done.append)
        self.before = len(self.play.said())
        self.play.app.open_screen(self.entry)

    def press(self, *keys: str) -> tuple[list[str], list[str]]:
        cues = len(self.play.cued())
        return self.play.press(*keys), self.play.cued()[cues:]

    @property
    def shown(self) -> str:
        shown = self.entry.get_screen_content()
        assert shown.index == 0 and shown.heading is not None
        return self.play.app.render(shown.rows[0])


def test_characters_are_typed_at_the_cursor_and_said(home: Path) -> None:
    typing = Typing(home)
    empty = typing.play.app.catalogue.format_message("entry-empty")
    assert typing.play.said(typing.before) == [f"Name? {empty}"]
    assert typing.press("a", "b")[0] == ["a", "b"] and typing.shown == "ab_"
    assert typing.press("left") == (["b"], []) and typing.shown == "a_b"
    typing.press("x")
    assert typing.shown == "ax_b"
    assert typing.press("space")[0] == [typing.play.app.catalogue.format_message("char-space")]
    assert typing.shown == "ax _b"
    assert typing.press("right") == (
        [typing.play.app.catalogue.format_message("entry-end")], [],
    )  # fmt: skip
    assert typing.press("right")[1] == ["edge"]
    assert typing.press("home")[0] == ["a"] and typing.shown == "_ax b"
    assert typing.press("left") == (["a"], ["edge"])
    assert typing.press("end")[1] == [] and typing.shown == "ax b_"
    assert typing.press("enter") == ([], ["menu-enter"]) and typing.done == ["ax b"]


def test_characters_are_deleted_before_and_at_the_cursor(home: Path) -> None:
    typing = Typing(home, "abcd")
    assert typing.press("backspace") == (["d"], []) and typing.shown == "abc_"
    assert typing.press("delete") == ([], ["edge"]) and typing.shown == "abc_"
    typing.press("home")
    assert typing.press("backspace") == ([], ["edge"]) and typing.shown == "_abc"
    assert typing.press("delete") == (["a"], []) and typing.shown == "_bc"
    typing.press("right")
    assert typing.press("delete")[0] == ["c"] and typing.shown == "b_"


def test_arrows_up_and_down_read_the_text(home: Path) -> None:
    typing = Typing(home, "Ana")
    told = typing.play.said(typing.before)
    assert told[0].startswith("Name? Ana")
    for key in ("up", "down"):
        assert typing.press(key)[0] == told
    assert "does nothing here" in typing.press("tab")[0][0]


def test_a_text_has_a_greatest_length(home: Path) -> None:
    typing = Typing(home, "x" * 50)
    assert len(typing.entry.text) == 40
    full = typing.play.app.catalogue.format_message("entry-full")
    assert typing.press("a") == ([full], ["refusal"])
    assert typing.press("backspace", "a")[0] == ["x", "a"]
    assert typing.entry.text == "x" * 39 + "a"


def test_escape_leaves_a_field_by_its_own_way(home: Path) -> None:
    typing = Typing(home, "Ana")
    said, cues = typing.press("escape")
    assert said[0].startswith("audiowar. Main menu.") and cues == ["menu-back"]
    left: list[int] = []
    app = typing.play.app
    entry = TextEntry(app, text("Name?"), "", typing.done.append, lambda: left.append(1))
    app.open_screen(entry)
    assert typing.press("escape") == ([], ["menu-back"])
    assert left == [1] and app.top is entry and typing.done == []


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


def test_the_random_game_is_named(home: Path) -> None:
    play = Play(home)
    open_main_menu(play.app)
    said = play.press("enter", "down", "enter")[-1]
    assert "How many opponents?" in said
    decided = ("you choose your cards", "you bet", "you decide when to steal", "pure luck")
    assert any(words in said for words in decided)


def test_the_key_describer_knows_the_field_and_ends_with_escape_twice(home: Path) -> None:
    play, _, _ = entry(home)
    play.press("ctrl+f1")
    assert play.press("r", "backspace", "delete", "left") == [
        "R: types it.",
        "Backspace: erase the letter before you.",
        "Delete: erase the letter here.",
        "Left arrow: previous letter.",
    ]
    assert play.press("escape")[0].startswith("Escape:")
    assert play.press("r", "escape")[-1].startswith("Escape:")
    assert play.press("escape")[-1].startswith("Your name?")
