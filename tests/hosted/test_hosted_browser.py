"""The page in Chromium with the engine on the server: a game by keyboard, lost and found again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from audiowar.l10n.catalogue import Catalogue
from tests.end_to_end.rig import chromium
from tests.end_to_end.rig.missing_programs import skip_without
from tests.web.browser import HEARD, Tab, faultless

from .site import Serving, serving

pytest.importorskip("axe_playwright_python.sync_playwright")
pytestmark = [
    skip_without(chromium),
]
SAY, SPUNE = (Catalogue(language).format_message for language in ("en", "ro"))
NOBODY = "connections=0"
NO_INTERPRETER = "delete globalThis.WebAssembly"
TYPED = """() => {
  window.typed = 0;
  new MutationObserver(() => { if (document.querySelector("#place input")) window.typed++; })
    .observe(document.querySelector("#place"), { childList: true, subtree: true });
}"""
"""Notes from now on whether anything is asked for that is typed, as a name is."""


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
    for _ in range(30):
        tab.press("Enter")
        # A card that was told just now is not played yet.
        tab.page.wait_for_timeout(700)
        if len(tab.lines) != before:
            return
    raise AssertionError(f"no card is played: {tab.line!r} has the focus; {tab.log[-5:]}")


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
    # Asked again: nothing more happens now that could turn the order of the hand.
    tab.wait("document.querySelector('#scene').textContent.includes('▶ Ana')")
    # Loaded anew, the page goes on at the same question.
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


def test_a_server_that_dies_is_told_and_the_game_goes_on_at_the_next(
    chromium: Any, tmp_path: Path
) -> None:
    with serving(tmp_path) as server:
        context = chromium.new_context(locale="en-GB")
        tab = Tab(context, f"{server.url}?thin").open()
        begin(tab)
        play(tab)
        cards = tab.lines
        tab.page.evaluate(TYPED)
        server.kill()
        away = SAY("page-thin-away")
        tab.wait("heard.some(one => one[0].startsWith(value))", away)
        tab.press("ArrowDown")
        server.start()
        tab.wait("heard.some(one => one[0].startsWith(value))", SAY("link-back"))
        tab.wait("document.querySelectorAll('[role=option]').length === value", len(cards))
        assert tab.lines == cards
        play(tab)
        assert tab.page.evaluate("window.typed") == 0
        context.close()


def test_who_is_one_too_many_from_an_address_hears_it_and_plays_when_there_is_room(
    chromium: Any, tmp_path: Path
) -> None:
    with serving(tmp_path, NOBODY) as server:
        context = chromium.new_context(locale="en-GB")
        tab = Tab(context, f"{server.url}?thin")
        tab.page.goto(tab.url)
        many = SAY("page-thin-many")
        told = "document.querySelector('#status').textContent === value"
        tab.wait(told, many)
        tab.page.evaluate(HEARD)
        tab.page.locator("#start").click()
        assert status(tab) == many
        server.start_anew()
        tab.page.wait_for_selector("#place > *")
        tab.press("Enter")
        tab.page.keyboard.type("Ana")
        tab.press("Enter", "Enter").wait("!document.querySelector('#scene').hidden")
        # While the connection is lost, others take all the room.
        server.start_anew(NOBODY)
        tab.wait("heard.some(one => one[0].startsWith(value))", many)
        tab.press("ArrowDown")
        assert tab.heard.count(many) == 2 and tab.heard.count(SAY("page-thin-away")) == 1
        server.start_anew()
        tab.wait("heard.some(one => one[0].startsWith(value))", SAY("link-back"))
        play(tab)
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
        assert tab.lines[0] == SAY("menu-continue", game=SAY("game-scientific"))
        tab.press("Enter").wait("!document.querySelector('#scene').hidden")
        assert tab.lines == cards
        with tab.page.expect_download() as download:
            tab.page.locator("#export").click()
        text = Path(download.value.path()).read_text(encoding="utf-8")
        assert text.count("audiowar.transcript") == 1 and '"choose"' in text
        context.close()


def test_saved_games_that_the_server_has_no_room_for_are_told(
    chromium: Any, tmp_path: Path
) -> None:
    with serving(tmp_path, "thin_bring=20000") as server:
        context = chromium.new_context(locale="en-GB")
        tab = Tab(context, server.url)
        large = "x" * 30_000
        games = {"games/20260101-large.jsonl": large, "games/finished/20250101-old.jsonl": large}
        tab.fill(games, language="en", name="Ana")
        tab.url += "?thin"
        told = SAY("page-thin-lacking", count=1)
        assert "1" in told and told in status(tab.open())
        tab.play()
        assert (
            SAY("menu-new-game") in tab.lines
            and SAY("menu-continue", game=SAY("game-scientific")) not in tab.lines
        )
        # The next server has no room for it either.
        server.kill()
        server.start()
        tab.wait("heard.some(one => one[0].startsWith(value))", told)
        context.close()


def test_a_link_with_a_code_leads_to_the_table_name_enter_playing(
    chromium: Any, server: Serving
) -> None:
    contexts = [chromium.new_context(locale=locale) for locale in ("en-GB", "ro-RO")]
    ana = Tab(contexts[0], server.url).fill(language="en", name="Ana")
    ana.url += "?thin"
    ana.open().play()
    pick(ana, SAY("menu-together"))
    ana.wait("document.querySelectorAll('#place [role=option]').length > 1")
    faultless(ana)
    pick(ana, SAY("together-make"))
    faultless(ana)
    ana.press("Enter", "Enter", "Enter", "Enter")
    ana.wait("document.querySelector('#place > *').ariaLabel.includes(value)",
             SAY("game-scientific"))  # fmt: skip
    faultless(ana)
    code = "".join(re.findall(r"\d", next(line for line in ana.lines if line.startswith("Code"))))
    bogdan = Tab(contexts[1], f"{server.url}?thin#{code}").open()
    assert SPUNE("page-invited", code=code) in status(bogdan)
    bogdan.play()
    bogdan.page.keyboard.type("Bogdan")
    bogdan.press("Enter")
    ana.wait("[...document.querySelectorAll('#log li')].some(o => o.textContent.includes(value))",
             "Bogdan")  # fmt: skip
    pick(ana, SAY("waiting-room-start"))
    for tab in (ana, bogdan):
        tab.wait("document.querySelectorAll('#scene .seat').length === 2")
    bogdan.page.locator("[data-command=chat]").click()
    faultless(bogdan)
    bogdan.page.keyboard.type("Bună seara!")
    bogdan.press("Enter")
    ana.wait("[...document.querySelectorAll('#log li')].some(o => o.textContent.includes(value))",
             "Bogdan writes: Bună seara!")  # fmt: skip
    hand = len(bogdan.lines)
    play(ana)
    play(bogdan)
    bogdan.wait("document.querySelectorAll('#place [role=option]').length < value", hand)
    faultless(ana)
    assert ana.faults == bogdan.faults == []
    for context in contexts:
        context.close()


def pick(tab: Tab, line: str) -> None:
    """Go to a line of the menu, and press Enter there."""
    tab.wait("[...document.querySelectorAll('[role=option]')].some(o => o.textContent === value)",
             line)  # fmt: skip
    tab.press("Home", *["ArrowDown"] * tab.lines.index(line), "Enter")
