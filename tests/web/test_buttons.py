"""Buttons of a page: only those that do something at the table, called what they do there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from audiowar import web
from audiowar.input.commands import BUTTON_ROWS, COMMANDS
from audiowar.l10n.discover_locales import discover_locales
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.web.buttons import TABLE_BUTTONS, make_buttons_json_object

from .recorder import RecorderPage

pytestmark = pytest.mark.usefixtures("home")
KEYS_JS = Path(web.__file__).parent / "page" / "keys.js"


def shown(game: str, language: str = "en") -> RecorderPage:
    page = RecorderPage(LaunchOptions(language=language, game=game, seed=7))
    page.start()
    page.wait(10)
    return page


def test_the_page_shows_only_rows_that_the_commands_declare() -> None:
    shown = re.findall(r"\brows\.([a-z]+)", KEYS_JS.read_text("utf-8"))
    assert set(shown) == set(make_buttons_json_object()) == {*BUTTON_ROWS, "entry"}


def test_the_rows_have_the_buttons_in_the_order_of_their_positions() -> None:
    assert make_buttons_json_object()["table"][:3] == [
        ["play", ""],
        ["last-trick", "last"],
        ["rules-now", "rules"],
    ]
    assert make_buttons_json_object()["entry"] == [["enter", "done"], ["back", "back"]]
    assert [name for name, _ in make_buttons_json_object()["more"]][0::6] == ["why", "stop-timer"]


def test_the_buttons_of_a_table_are_commands_of_a_table() -> None:
    assert {COMMANDS[name].place for name in TABLE_BUTTONS} == {"table", "listen"}
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
            {"hand", "power", "auto", "skip", "stop-timer"},
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
