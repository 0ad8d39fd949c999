"""Buttons of a page: only those that do something at the table, called what they do there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from audiowar import web
from audiowar.input.commands import COMMANDS, list_buttons
from audiowar.l10n.locales import discover_locales
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.web.buttons import TABLE_BUTTONS

from .recorder import RecorderPage

pytestmark = pytest.mark.usefixtures("home")
KEYS_JS = Path(web.__file__).parent / "page" / "keys.js"


def shown(game: str, language: str = "en") -> RecorderPage:
    page = RecorderPage(LaunchOptions(language=language, game=game, seed=7))
    page.start()
    page.wait(10)
    return page


ROWS = {
    "TABLE": "table",
    "TABLE_MORE": "more",
    "SHARED_MORE": "shared",
    "MENU": "menu",
    "ANYWHERE": "anywhere",
}
"""The lists of buttons in keys.js, and the names of their rows in the table of commands."""


@pytest.mark.parametrize(("name", "row"), ROWS.items())
def test_the_page_has_the_buttons_that_the_commands_declare(name: str, row: str) -> None:
    found = re.search(rf"const {name} = (.*?);\n", KEYS_JS.read_text("utf-8"), re.DOTALL)
    assert found is not None
    there = re.findall(r'\["([a-z-]+)",\s*(?:"([a-z]+)"|null)\]', found[1])
    assert there == [(name, button.word) for name, button in list_buttons(row).items()]


def test_the_buttons_of_a_table_are_commands_of_a_table() -> None:
    assert {COMMANDS[name].where for name in TABLE_BUTTONS} == {"table"}
    assert "play" not in TABLE_BUTTONS and {"menu", "stop-timer", "chat"} <= set(TABLE_BUTTONS)


@pytest.mark.parametrize(
    ("game", "idle", "called"),
    [
        ("scientific", {"auto", "skip", "stop-timer"}, {}),
        (
            "classic",
            {"power", "coach", "stop-timer"},
            {"hand": "How many cards are in your stack"},
        ),
        (
            "steal",
            {"auto", "skip", "stop-timer"},
            {"power": "Steal a pile", "hand": "How many cards are in your stack"},
        ),
        (
            "casino",
            {"hand", "power", "coach", "auto", "skip", "stop-timer"},
            {
                "owned": "How much money each player has",
                "pot": "The bets and the cards on the table",
                "last-trick": "The last round again",
            },
        ),
    ],
)
def test_a_table_has_the_buttons_of_its_game(
    game: str, idle: set[str], called: dict[str, str]
) -> None:
    keys = shown(game).state["keys"]
    assert set(keys["idle"]) == {*idle, "chat", "who-is-here"}
    assert keys.get("called", {}) == called


def test_a_menu_over_the_table_leaves_out_nothing() -> None:
    page = shown("classic")
    page.press("escape")
    assert page.state["keys"].keys() == {"t", "k"}
    page.press("escape")
    assert "power" in page.state["keys"]["idle"]


@pytest.mark.parametrize("language", sorted(discover_locales()))
def test_they_are_called_so_in_the_language_of_the_player(language: str) -> None:
    called = shown("steal", language).state["keys"]["called"]["power"]
    assert (called[0].isupper() and called != "Steal a pile") or language == "en"


def test_a_change_of_language_changes_them_too() -> None:
    page = shown("steal")
    before = page.state["keys"]["called"]["power"]
    page.press("f2")
    assert page.state["keys"]["called"]["power"] != before
