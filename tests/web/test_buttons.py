"""Buttons of a page: only those that do something at the table, called what they do there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from audiowar import web
from audiowar.input.commands import COMMANDS
from audiowar.l10n.locales import discover
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.web.buttons import BUTTONS

from .recorder import RecorderPage

pytestmark = pytest.mark.usefixtures("home")
KEYS_JS = Path(web.__file__).parent / "page" / "keys.js"


def shown(game: str, language: str = "en") -> RecorderPage:
    page = RecorderPage(LaunchOptions(language=language, game=game, seed=7))
    page.start()
    page.wait(10)
    return page


def test_the_page_has_a_button_for_each_of_them_and_no_other() -> None:
    table = re.search(r"const TABLE = .*?(?=const MENU)", KEYS_JS.read_text("utf-8"), re.DOTALL)
    assert table is not None
    assert sorted(re.findall(r'\["([a-z-]+)",', table[0])) == sorted([*BUTTONS, "play"])
    assert {COMMANDS[name].where for name in BUTTONS} == {"table"}


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


@pytest.mark.parametrize("language", sorted(discover()))
def test_they_are_called_so_in_the_language_of_the_player(language: str) -> None:
    called = shown("steal", language).state["keys"]["called"]["power"]
    assert (called[0].isupper() and called != "Steal a pile") or language == "en"


def test_a_change_of_language_changes_them_too() -> None:
    page = shown("steal")
    before = page.state["keys"]["called"]["power"]
    page.press("f2")
    assert page.state["keys"]["called"]["power"] != before
