"""The page in Chromium with the engine on the server: a game by keyboard, lost and found again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from audiowar.l10n.catalogue import Catalogue

from ..end_to_end.rig.chromium import missing
from ..web.browser import Tab
from .site import Serving, serving

pytestmark = [
    pytest.mark.skipif(bool(missing()), reason=f"not installed: {missing()}"),
    pytest.mark.xdist_group("page"),
]
SAY, KAZI = Catalogue("en").tell, Catalogue("sr").tell
NO_INTERPRETER = "delete globalThis.WebAssembly"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with a page."""
    with serving(tmp_path_factory.mktemp("thin")) as running:
        yield running


@pytest.fixture
def tab(chromium: Any, server: Serving) -> Iterator[Tab]:
    """The page in a browser that is here for the first time."""
    context = chromium.new_context(locale="en-GB", has_touch=True)
    opened = Tab(context, server.url)
    yield opened
    context.close()


def status(tab: Tab) -> str:
    """What the first screen says."""
    return str(tab.page.locator("#status").inner_text())


def begin(tab: Tab) -> Tab:
    """Choose the language, a name and the usual game."""
    tab.play().press("Enter")
    tab.page.keyboard.type("Ana")
    return tab.press("Enter", "Enter").wait("!document.querySelector('#scene').hidden")


def play(tab: Tab) -> None:
    """Play the card that has the focus: told first, it is played by the second Enter."""
    before = len(tab.lines)
    while len(tab.lines) == before:
        tab.press("Enter")
        tab.page.wait_for_timeout(700)


def test_a_browser_without_an_interpreter_plays_on_the_server(tab: Tab) -> None:
    tab.page.add_init_script(NO_INTERPRETER)
    tab.open()
    assert tab.how == "thin" and SAY("page-thin-old") in status(tab)
    begin(tab)
    cards = tab.lines
    assert tab.page.evaluate("document.activeElement.getAttribute('role')") == "listbox"
    tab.press("ArrowDown")
    assert tab.line == cards[1]
    play(tab)
    tab.wait("document.querySelectorAll('#log li').length > 1")
    # Loaded anew, the page goes on at the same question.
    tab.wait("true")
    cards = tab.lines
    tab.page.reload()
    tab.page.wait_for_selector("body[data-ready]")
    tab.play()
    assert tab.lines == cards
    play(tab)
    assert tab.faults == []


def test_a_player_chooses_the_lighter_page_and_the_full_one_again(tab: Tab) -> None:
    # A worker that takes its time.
    tab.page.route("**/pyodide.mjs", lambda route: None)
    tab.page.goto(tab.url)
    button = tab.page.get_by_role("button", name=SAY("page-lighter"))
    button.click()
    tab.page.wait_for_selector("body[data-ready=thin]")
    assert "?thin" in tab.page.url and SAY("page-thin-chosen") in status(tab)
    tab.page.goto(tab.url)
    tab.page.wait_for_selector("body[data-ready=thin]")
    tab.page.get_by_role("button", name=SAY("page-full")).click()
    tab.page.wait_for_url("**/?full")
    tab.wait("document.body.dataset.engine === 'browser'")


def test_where_the_worker_does_not_start_the_server_does_it(tab: Tab) -> None:
    # This page has no interpreter at all.
    tab.open()
    assert tab.how == "thin" and SAY("page-thin-old") in status(tab)
    begin(tab)
    assert len(tab.lines) > 1


def test_all_is_told_in_the_readers_language(chromium: Any, server: Serving) -> None:
    context = chromium.new_context(locale="sr-Latn-RS")
    tab = Tab(context, f"{server.url}?thin").open()
    assert KAZI("page-thin-chosen") in status(tab)
    assert tab.page.get_by_role("button", name=KAZI("page-full")).is_visible()
    context.close()


def test_a_server_that_dies_is_told_and_the_game_goes_on_at_the_next(
    chromium: Any, tmp_path: Path
) -> None:
    with serving(tmp_path) as server:
        context = chromium.new_context(locale="en-GB")
        tab = Tab(context, f"{server.url}?thin").open()
        begin(tab)
        play(tab)
        cards = tab.lines
        server.kill()
        away = SAY("page-thin-away")
        tab.wait("heard.some(one => one[0].startsWith(value))", away)
        tab.press("ArrowDown")
        server.start()
        tab.wait("heard.some(one => one[0].startsWith(value))", SAY("link-back"))
        tab.wait("document.querySelectorAll('[role=option]').length === value", len(cards))
        assert tab.lines == cards
        play(tab)
        # In another page of the browser the game is there to be continued.
        context.close()


def test_games_are_kept_by_the_browser_alone(chromium: Any, tmp_path: Path) -> None:
    with serving(tmp_path, "thin_kept=0") as server:
        context = chromium.new_context(locale="en-GB")
        tab = Tab(context, f"{server.url}?thin").open()
        begin(tab)
        play(tab)
        cards = tab.lines
        # Nobody is there when the server dies: the next page brings the game.
        tab.page.goto("about:blank")
        server.kill()
        server.start()
        tab.open().play()
        assert tab.lines[0] == SAY("menu-continue")
        tab.press("Enter").wait("!document.querySelector('#scene').hidden")
        assert tab.lines == cards
        with tab.page.expect_download() as download:
            tab.page.locator("#export").click()
        text = Path(download.value.path()).read_text(encoding="utf-8")
        assert text.count("audiowar.transcript") == 1 and '"choose"' in text
        context.close()
