"""Any content of a settings file: no traceback, an announcement, and the game works."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from audiowar.rules.registry import GAMES
from audiowar.storage.private_files import MAX_FILE_BYTES
from audiowar.storage.setting_definitions import SETTINGS
from audiowar.storage.settings import Settings
from audiowar.ui.core.grouped_menu import SingleGroupMenu
from audiowar.ui.first_screens import open_first_screen
from audiowar.ui.menus.game_options import OptionsMenu
from audiowar.ui.menus.new_game import start_command_line_match
from audiowar.ui.settings.settings_menu import SettingsMenu
from tests.ui.front import Play

NAMES = [*SETTINGS, "bot", "options-casino", "options-scientific"]
VALUES: list[Any] = [
    *(None, True, False, -1, 0, 7, 1.5, 10**400, -(10**400), float("nan"), float("inf")),
    *("", "x", "\ud800", "a\0b", "../..", "Ž" * 5000, [], [[]], [1], [1, 2, 3], ["a", "b"]),
    *([10**400, 0], {}, {"jokers": []}, {"jokers": 10**400}, {"jokers": "\ud800"}, {"": None}),
]


def written(home: Path, text: str | bytes) -> None:
    home.mkdir(exist_ok=True)
    data = text if isinstance(text, bytes) else text.encode()
    (home / "settings.json").write_bytes(data)


def visit(play: Play) -> None:
    """Visit the screens that use settings: menus, options, a table, a bet."""
    open_first_screen(play.app)
    play.app.open_screen(SettingsMenu(play.app))
    rows = play.app.top.list_searchable_rows()  # type: ignore[attr-defined]
    for row in rows:
        row.select()
        if isinstance(play.app.top, SingleGroupMenu):
            play.press("right", "left")
    assert isinstance(play.app.top, SettingsMenu) and len(rows) > 20
    for game in GAMES.values():
        given = play.app.settings.get(f"options-{game.name}", {})
        OptionsMenu(play.app, game, 1, given, lambda *words: None)
    for name in ("scientific", "casino"):
        play.app.launch_options.game = name
        start_command_line_match(play.app)
        play.press("enter", "enter", "f1", "escape")
    assert all(told.encode() for told in play.said())


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(2))
def test_no_value_of_any_setting_ends_the_program(home: Path, seed: int) -> None:
    dice = random.Random(seed)
    written(home, json.dumps({name: dice.choice(VALUES) for name in NAMES}))
    visit(Play(home, fast=True))
    assert json.loads((home / "settings.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("stake", f"{10**400}"),
        ("options-scientific", '{"jokers": []}'),
    ],
)
def test_a_value_that_makes_no_sense_is_told_once(home: Path, name: str, text: str) -> None:
    written(home, f'{{"language": "en", "{name}": {text}}}')
    play = Play(home, fast=True)
    visit(play)
    told = [told for told in play.said() if "makes no sense" in told]
    assert len(told) == 1 and f"the value of {name} makes no sense" in told[0]


def test_what_made_no_sense_before_anybody_listened_is_told_then(home: Path) -> None:
    written(home, '{"language": "en", "size": "huge"}')
    play = Play(home)
    play.app.settings.get("size")
    assert play.said() == []
    open_first_screen(play.app)
    assert "the value of size makes no sense" in play.said()[0]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b"[" * 100_000,
        b'{"pace": ' + b"9" * 5000 + b"}",
        b'{"name": "' + b"x" * MAX_FILE_BYTES + b'"}',
    ],
)
def test_a_file_that_makes_no_sense_is_told_and_kept(home: Path, data: bytes) -> None:
    written(home, data)
    play = Play(home, usual=True)
    open_first_screen(play.app)
    assert any("cannot be read. Default settings are used." in told for told in play.said())
    play.app.settings.set(name="Mira")
    play.app.settings.set(wrap=False)
    assert (home / "settings.json.broken").read_bytes() == data
    assert dict(Settings(home).stored_values) == {"language": "en", "name": "Mira", "wrap": False}


def test_a_second_broken_file_does_not_take_the_place_of_the_first(home: Path) -> None:
    for data in (b"first", b"second"):
        written(home, data)
        Settings(home).set(name="Mira")
    assert (home / "settings.json.broken").read_bytes() == b"first"
    assert (home / "settings.json.broken.2").read_bytes() == b"second"


def test_half_a_character_is_neither_told_nor_written(home: Path) -> None:
    written(home, '{"name": "A\\ud800"}')
    settings = Settings(home)
    assert settings.get("name", "") == "A?"
    settings.set(voice="\udfff")
    assert Settings(home).get("voice", "") == "?"


def test_settings_that_cannot_be_saved_are_told_where_they_are_changed(home: Path) -> None:
    home.write_text("in the way")
    play = Play(home)
    open_first_screen(play.app)
    play.app.settings.set(wrap=False)
    play.app.settings.set(wrap=True)
    assert sum("The settings cannot be saved in" in told for told in play.said()) == 1
    home.unlink()
    play.app.settings.set(wrap=False)
    assert play.said()[-1] == "The settings can be saved again, and have been."
    assert Settings(home).get("wrap", True) is False
