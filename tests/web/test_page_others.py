"""The page at its server in Chromium: tables with others, a link to one, a server that dies."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from audiowar.l10n.catalogue import Catalogue
from audiowar.ui.table.table_screen import MIN_HEARING_SECONDS as SLOWLY
from tests.end_to_end.test_window_together import first_trick
from tests.server.conftest import serve
from tests.server.player import PATIENCE, Server
from tests.server.terminal import Terminal

from ..end_to_end.rig import chromium
from ..end_to_end.rig.missing_programs import skip_without
from .browser import BUILT, ELSEWHERE, Tab, faultless, serving, url

__all__ = ["serve"]
pytest.importorskip("axe_playwright_python.sync_playwright")
pytestmark = [
    skip_without(chromium),
    *BUILT,
]
NOTED = ("WebSocket", "ERR_CONNECTION_REFUSED", "Cross-Origin-Opener-Policy")
"""What a browser notes when there is no server, and that a header means nothing without https."""


@pytest.fixture
def visit(chromium: Any) -> Iterator[Callable[..., Tab]]:
    """Open the page of a server in a browser of its own; at the end nothing has failed in it."""
    tabs: list[Tab] = []
    contexts: list[Any] = []

    def open_(place: str, locale: str = "en-GB") -> Tab:
        contexts.append(chromium.new_context(locale=locale, has_touch=True))
        tabs.append(Tab(contexts[-1], place))
        return tabs[-1]

    yield open_
    for context in contexts:
        context.close()
    for tab in tabs:
        assert [one for one in tab.faults if not any(name in one for name in NOTED)] == []


def home(server: Server, host: str = "localhost") -> str:
    return f"http://{host}:{server.port}/"


def choose(tab: Tab, message: str, language: str = "en") -> None:
    """Tap a line of the menu, once it is there."""
    text = Catalogue(language).format_message(message)
    tab.wait("[...document.querySelectorAll('[role=option]')].some(o => o.textContent === value)",
             text)  # fmt: skip
    tab.tap(tab.page.locator("#place > :first-child [role=option]", has_text=text).first)


def shows(tab: Tab, label: str) -> None:
    """Wait until the list has this name."""
    tab.wait("document.querySelector('#place > *')?.getAttribute('aria-label') === value", label)


def told(tab: Tab, text: str, seconds: float = PATIENCE) -> str:
    """Wait until something with this text was told; return it."""
    found = "[...document.querySelectorAll('#log li')].find(o => o.textContent.includes(value))"
    tab.wait(found, text, seconds)
    return next(one for one in reversed(tab.log) if text in one)


def hears(tab: Tab, text: str) -> None:
    """Wait until a reader was given something with this text."""
    tab.wait("window.heard.some(([text]) => text.includes(value))", text)


def lobby(tab: Tab, language: str = "en", look: Callable[[Tab], None] = lambda tab: None) -> str:
    """Open a table with the usual rules, looking at each screen; return its code."""
    say = Catalogue(language).format_message
    choose(tab, "menu-together", language)
    shows(tab, say("together-title"))
    look(tab)
    choose(tab, "together-make", language)
    shows(tab, say("choose-game"))
    tab.press("Enter", "Enter", "Enter")
    look(tab)
    tab.press("Enter")
    shows(tab, say("waiting-room-title", game=say("game-scientific")))
    look(tab)
    pattern = say("waiting-room-code", code="123 456").replace("123 456", r"(\d{3}) (\d{3})")
    first, second = next(
        found for line in tab.lines if (found := re.search(pattern.rstrip("."), line))
    ).groups()
    return first + second


def test_a_page_in_serbian_and_a_terminal_in_romanian_hear_the_same_trick_once(
    serve: Callable[..., Server], visit: Callable[..., Tab], tmp_path: Path
) -> None:
    server = serve(seeds=False)
    ana = visit(home(server), "sr-Latn").fill(language="sr", name="Ana").open().play()
    bogdan = Terminal(tmp_path / "bogdan", "ro", "Bogdan")
    try:
        code = lobby(ana, "sr")
        bogdan.type("2")
        bogdan.hears("Joacă cu alții")
        bogdan.type("", "2", "", f"127.0.0.1:{server.port}")
        bogdan.hears("Cu alții")
        bogdan.type("2", "", code)
        bogdan.hears(f"Cod: {code[:3]} {code[3:]}")
        told(ana, "Bogdan seda za sto")
        choose(ana, "waiting-room-start", "sr")
        told(ana, "četrnaest karata")
        bogdan.hears("paisprezece cărți")
        # The first Enter tells the card, the second plays it when it can have been heard.
        ana.press("Enter")
        time.sleep(2 * SLOWLY)
        ana.press("Enter")
        told(ana, "Birate")
        server.kill()
        told(ana, "Veza je prekinuta")
        bogdan.hears("Legătura s-a pierdut")
        server.start()
        told(ana, "Veza je ponovo tu")
        bogdan.hears("Legătura e refăcută")
        bogdan.type("")
        time.sleep(2 * SLOWLY)
        bogdan.type("")
        ours, theirs = first_trick(server)
        told(ana, ours)
        bogdan.hears(re.escape(theirs))
        hears(ana, ours)
        # Long enough for what is told again.
        ana.rest(1)
        assert sum(ours in one for one in ana.heard) == 1, ana.heard
        assert sum(theirs in line for line in bogdan.lines) == 1, bogdan.lines
    finally:
        bogdan.end()


def test_a_link_with_the_code_leads_to_the_table_by_touch_alone_also_without_https(
    serve: Callable[..., Server], visit: Callable[..., Tab]
) -> None:
    server = serve(seeds=False)
    ana = visit(home(server)).fill(language="en", name="Ana").open().play()
    code = lobby(ana, look=faultless)
    link = f"http://localhost:{server.port}/#{code}"
    hears(ana, link)
    guest = visit(f"{home(server, ELSEWHERE)}#{code}", "ro-RO").open()
    assert not guest.page.evaluate("window.isSecureContext")
    say = Catalogue("ro").format_message
    assert guest.page.inner_text("#status") == say("page-invited", code=code)
    guest.play()
    assert guest.page.evaluate("document.activeElement.labels[0].textContent") == say("ask-name")
    guest.page.keyboard.type("Bogdan")
    guest.tap(guest.page.locator("#buttons button").first)
    shows(guest, say("waiting-room-title", game=say("game-scientific")))
    told(ana, "Bogdan")
    choose(ana, "waiting-room-start")
    guest.wait("document.querySelectorAll('#scene .seat').length === 2")
    ana.wait("document.querySelectorAll('#scene .seat').length === 2")
    chat(guest, ana)
    again = guest.page.context.new_page()
    guest.page.close()
    guest.page = again
    guest.open().play()
    guest.wait("document.activeElement.value === value", "Bogdan")
    guest.press("Enter")
    guest.wait("document.querySelectorAll('#scene .seat').length === 2").rest(0.5)
    guest.tap(guest.page.locator("[data-command=who-is-here]"))
    hears(guest, say("here-you"))
    hears(guest, say("here-person", player="Ana"))
    assert not any("Bogdan 2" in one for one in [*guest.heard, *ana.heard]), "sat down twice"


def chat(writer: Tab, reader: Tab) -> None:
    """Write something by the button, and hear it at the other page."""
    button = writer.page.locator("[data-command=chat]")
    assert button.bounding_box()["height"] >= 48
    writer.tap(button)
    assert writer.page.evaluate("document.activeElement.maxLength") == 200
    faultless(writer)
    writer.page.keyboard.type("Bună seara!")
    writer.press("Enter")
    told(reader, "Bogdan writes: Bună seara!")
    faultless(reader)
    assert writer.page.evaluate("document.activeElement.getAttribute('role')") == "listbox"


def test_a_wrong_code_and_a_server_that_is_gone_are_told_and_can_be_mended(
    serve: Callable[..., Server], visit: Callable[..., Tab]
) -> None:
    server = serve(seeds=False)
    tab = visit(f"{home(server)}#999999").open().play()
    tab.page.keyboard.type("Ana")
    tab.press("Enter")
    say = Catalogue("en").format_message
    hears(tab, say("refused-no-table"))
    shows(tab, say("together-title"))
    server.kill()
    told(tab, say("link-lost"), 10)
    tab.press("Escape")
    choose(tab, "menu-together")
    shows(tab, say("together-no-server"))
    server.start()
    choose(tab, "page-retry")
    shows(tab, say("together-title"))


def test_a_page_from_elsewhere_says_so_and_leads_to_a_server(
    serve: Callable[..., Server], visit: Callable[..., Tab]
) -> None:
    server = serve(seeds=False)
    with serving() as running:
        tab = visit(url(running)).fill(language="en", name="Ana").open().play()
        choose(tab, "menu-together")
        shows(tab, Catalogue("en").format_message("together-no-server"))
        choose(tab, "together-other-page")
        tab.wait("document.activeElement.tagName === 'INPUT'")
        tab.page.keyboard.type(f"{ELSEWHERE}:{server.port}")
        tab.page.keyboard.press("Enter")
        tab.page.wait_for_url(home(server, ELSEWHERE))
