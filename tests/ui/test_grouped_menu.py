"""Lists in groups: what is announced, and how typed letters find rows of all groups."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from audiowar.announce.line import Line
from audiowar.input.commands import COMMANDS, GROUPS
from audiowar.sound.cue_names import CUES
from audiowar.ui.core.grouped_menu import Group, GroupedMenu, SingleGroupMenu
from audiowar.ui.core.key_help import AllKeysHelp, KeyDescriber, KeyHelp
from audiowar.ui.core.menu import Menu, MenuItem, fixed_item
from audiowar.ui.core.type_ahead import (
    find_next_matching_row,
    normalize_text_for_search,
)
from audiowar.ui.first_screens import open_main_menu
from audiowar.ui.settings import sound_list
from audiowar.ui.settings.remap_keys import RemapMenu
from audiowar.ui.settings.settings_menu import SettingsMenu
from audiowar.ui.settings.sound_list import SoundList
from tests.ui.front import Play

LISTS = (SettingsMenu, KeyHelp, AllKeysHelp, RemapMenu, SoundList)
MOST = 14
"""The maximum number of rows of a list that a listener can still survey."""


def opened(home: Path, kind: Callable[..., GroupedMenu], language: str = "en") -> Play:
    play = Play(home, language)
    open_main_menu(play.app)
    play.app.open_screen(kind(play.app))
    return play


def top(play: Play) -> Menu:
    assert isinstance(play.app.top, Menu)
    return play.app.top


def test_every_command_and_every_sound_is_in_one_group() -> None:
    for groups, all_of_them in ((GROUPS, COMMANDS), (sound_list.CUE_GROUPS, CUES)):
        names = [name for group in groups.values() for name in group]
        assert sorted(names) == sorted(all_of_them)


def test_one_letter_finds_no_word_inside_a_row(home: Path) -> None:
    assert opened(home, SettingsMenu).press("e") == ["Nothing begins with E."]


def test_what_begins_with_a_word_comes_before_what_has_it(home: Path) -> None:
    assert find_next_matching_row("vo", ["Speed of the voice", "Volume"], 0) == 1
    assert find_next_matching_row("voi", ["Speed of the voice", "Volume"], 1) == 0
    assert find_next_matching_row("vo", ["Colours"], 0) is None
    assert find_next_matching_row("ll", ["Lista", "Línea", "Llave"], 0) == 1, (
        "the same letter leads on"
    )
    assert normalize_text_for_search("Đak, ŽIR") == "dak  zir"


def test_a_typed_line_finds_a_row(home: Path) -> None:
    play = opened(home, SettingsMenu)
    play.app.handle_typed_line("stereo")
    assert play.said()[-1].startswith("Sounds. Stereo width")
    play.app.handle_typed_line("volume of the sounds")
    assert play.said()[-1].startswith("Volume of the sounds")
    play.app.handle_typed_line("nonsense")
    assert "nonsense is not a key" in play.said()[-1]


def test_f1_in_a_group_of_the_help_describes_keys_as_at_its_top(home: Path) -> None:
    play = opened(home, KeyHelp)
    play.press("end", "enter", "f1")
    assert isinstance(play.app.top, KeyDescriber) and len(play.app.screens) == 2


def text(words: str) -> Line:
    return Line("text", {"text": words})


class Shelf:
    """A list of two groups between two single rows, above the main menu."""

    def __init__(self, home: Path) -> None:
        self.play = Play(home)
        self.play.app.open_main_menu()
        self.chosen: list[str] = []

        def item(words: str) -> MenuItem:
            return fixed_item(text(words), lambda: self.chosen.append(words))

        self.menu = GroupedMenu(
            self.play.app,
            text("Shelf"),
            [
                item("Alpha"),
                Group(text("Beasts"), [item("Bear"), item("Cat")]),
                Group(text("Colours"), [item("Amber"), item("Blue"), item("Cyan")]),
                item("Omega"),
            ],
            text("A hint"),
        )
        self.before = len(self.play.said())
        self.play.app.open_screen(self.menu)

    def press(self, *keys: str) -> tuple[list[str], list[str]]:
        """Press keys. Return what was said, and the sounds."""
        cues = len(self.play.cued())
        return self.play.press(*keys), self.play.cued()[cues:]

    @property
    def depth(self) -> int:
        return len(self.play.app.screens) - 1


def test_groups_and_single_rows_are_told_and_opened(home: Path) -> None:
    shelf = Shelf(home)
    assert shelf.play.said(shelf.before) == [
        "Shelf. Enter opens a group; typed letters find a row in all of them. "
        "Escape goes back. Alpha. 1 of 4"
    ]
    assert shelf.press("enter") == ([], ["menu-enter"]) and shelf.chosen == ["Alpha"]
    assert shelf.press("down") == (["Beasts, group of 2. 2 of 4"], ["menu-move"])
    told = "Beasts. A hint. Escape goes back. Bear. 1 of 2"
    assert shelf.press("enter") == ([told], ["menu-enter"])
    assert shelf.press("down", "enter")[0] == ["Cat. 2 of 2"] and shelf.chosen[-1] == "Cat"
    assert shelf.press("escape") == (["Shelf. Beasts, group of 2. 2 of 4"], ["menu-back"])
    assert shelf.press("down", "right") == (
        ["Colours, group of 3. 3 of 4", "Colours. Amber. 1 of 3"], ["menu-move", "menu-enter"],
    )  # fmt: skip
    assert shelf.press("left") == (["Shelf. Colours, group of 3. 3 of 4"], ["menu-back"])
    refused = shelf.play.app.catalogue.format_message("menu-no-value")
    assert shelf.press("left") == ([refused], ["refusal"])
    assert shelf.press("down", "right")[0] == ["Omega. 4 of 4", refused]
    assert shelf.press("escape")[0][0].startswith("audiowar. Main menu.")


def test_letters_go_from_group_to_group_and_out_again(home: Path) -> None:
    shelf = Shelf(home)
    assert shelf.press("c", "y") == (["Beasts. Cat. 2 of 2", "Colours. Cyan. 3 of 3"], [
        "menu-move", "menu-move",
    ])  # fmt: skip
    assert shelf.depth == 2
    shelf.play.wait(2)
    # In the same group only the row is told.
    assert shelf.press("a", "m") == (["Alpha. 1 of 4", "Colours. Amber. 1 of 3"], [
        "menu-move", "menu-move",
    ])  # fmt: skip
    shelf.play.wait(2)
    assert shelf.press("b", "l", "u")[0][-1] == "Blue. 2 of 3"
    shelf.play.wait(2)
    assert shelf.press("b", "e", "a")[0] == ["Beasts, group of 2. 2 of 4"] * 3
    shelf.play.wait(2)
    assert shelf.press("o") == (["Omega. 4 of 4"], ["menu-move"])
    assert shelf.depth == 1 and shelf.menu.opened_group_menu is None
    shelf.play.wait(2)
    # The search goes on behind the row where one stands, and around.
    heard = [shelf.press("c")[0][-1] for _ in range(4)]
    assert heard == [
        "Beasts. Cat. 2 of 2", "Colours, group of 3. 3 of 4", "Colours. Cyan. 3 of 3",
        "Beasts. Cat. 2 of 2",
    ]  # fmt: skip
    assert shelf.depth == 2


def test_where_one_stands_in_the_whole_list_is_counted_with_all_groups(home: Path) -> None:
    shelf = Shelf(home)
    places = [shelf.menu.current_searchable_row_index()]
    for keys in (["down"], ["enter"], ["down"], ["escape"], ["down"], ["enter"], ["end"]):
        shelf.press(*keys)
        places.append(shelf.menu.current_searchable_row_index())
    assert places == [0, 1, 2, 3, 1, 4, 5, 7]
    shelf.press("escape", "end")
    assert shelf.menu.current_searchable_row_index() == 8
    rows = [shelf.play.app.render(row.label()) for row in shelf.menu.list_searchable_rows()]
    assert rows == [
        "Alpha", "Beasts, group of 2", "Bear", "Cat", "Colours, group of 3", "Amber", "Blue",
        "Cyan", "Omega",
    ]  # fmt: skip


@pytest.mark.parametrize("kind", LISTS)
def test_no_list_is_long_and_each_group_says_its_name(
    home: Path, kind: Callable[..., GroupedMenu]
) -> None:
    play = opened(home, kind, "sr")
    whole = play.app.top
    assert isinstance(whole, GroupedMenu) and len(whole.items) <= MOST
    play.press("home")
    for number, item in enumerate(whole.items):
        part = whole.parts[number]
        if isinstance(part, Group):
            heading = play.app.render(part.heading)
            assert play.app.render(item.label()).startswith(heading)
            assert play.press("enter")[-1].startswith(f"{heading}. ")
            assert isinstance(play.app.top, SingleGroupMenu) and len(top(play).items) <= MOST
            assert heading in play.press("escape")[-1]
            assert play.app.top is whole and whole.index == number
        play.press("down")
