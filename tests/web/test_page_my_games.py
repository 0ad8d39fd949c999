"""The list of games on a page of a phone's size, by touch, in Serbian and Romanian."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.l10n.catalogue import Catalogue
from tests.archive.games import NOON, play_saved

from ..end_to_end.rig.chromium import name_missing_programs
from .browser import BUILT, Tab, faultless
from .test_page import place, profile, tab
from .test_page_progress import choose

__all__ = ["place", "profile", "tab"]
pytestmark = [
    pytest.mark.skipif(
        bool(name_missing_programs()), reason=f"not installed: {name_missing_programs()}"
    ),
    *BUILT,
    pytest.mark.xdist_group("page"),
]


def wait_for_games(tab: Tab, begins: str, count: int) -> None:
    """Wait until so many lines begin with a text: the list grows while files are being read."""
    lines = "[...document.querySelectorAll('#place > :first-child [role=option]')]"
    tab.wait(
        f"{lines}.filter(one => one.textContent.startsWith(value[0])).length === value[1]",
        [begins, count],
    )


@pytest.mark.parametrize("language", ["sr", "ro"])
def test_games_are_listed_filtered_deleted_and_brought_back(
    tab: Tab, home: Path, language: str
) -> None:
    say = Catalogue(language).format_message
    over, running = play_saved(1, played=NOON), play_saved(2, over=False, played=NOON + 60)
    files = {
        f"games/finished/{over.name}": over.read_text(),
        f"games/{running.name}": running.read_text(),
    }
    tab.page.set_viewport_size({"width": 390, "height": 844})
    tab.fill(files, language=language, name="Mira").open().play()
    choose(tab, say("menu-my-games"))
    game = f"{say('game-classic')}: Ana, "
    wait_for_games(tab, game, 2)
    assert tab.label == say("games-title", count=2)
    games = [line for line in tab.lines if line.startswith(game)]
    assert tab.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert any(say("noun-trick.counted", count=5) not in line for line in games)
    choose(tab, games[0])
    choose(tab, say("games-delete"))
    wait_for_games(tab, game, 1)
    for _ in range(5):
        choose(tab, say("games-show", kind="all", count=1).split(":")[0])
    wait_for_games(tab, game, 1)
    choose(tab, game)
    choose(tab, say("games-restore"))
    # The menu of the game is left first.
    wait_for_games(tab, say("games-show", kind="deleted", count=0), 1)
    assert tab.lines[0] == say("games-show", kind="deleted", count=0)
    faultless(tab)
    # What was read is kept by the browser, and the marks too.
    tab.open().play()
    choose(tab, say("menu-my-games"))
    wait_for_games(tab, game, 2)
