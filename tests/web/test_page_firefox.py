"""The page in Firefox: from the first button to a trick, kept, and played with no network."""

from __future__ import annotations

from pathlib import Path

from audiowar.l10n.catalogue import Catalogue

from ..end_to_end.rig import firefox
from ..end_to_end.rig.firefox import Firefox
from ..end_to_end.rig.missing_programs import skip_without
from .browser import BUILT, serving, url

pytestmark = [
    skip_without(firefox),
    *BUILT,
]
LINES = (
    "[...document.querySelectorAll('#place > :first-child [role=option]')].map(o => o.textContent)"
)
LABEL = "document.querySelector('#place > *')?.getAttribute('aria-label')"
FOCUS = "document.activeElement.getAttribute('role')"


def test_firefox_plays_keeps_and_goes_on_with_the_server_dead(tmp_path: Path) -> None:
    say = Catalogue("sr").format_message
    with Firefox(tmp_path / "Ž Đ") as browser:
        with serving() as running:
            place = url(running)
            browser.go(place)
            browser.wait("document.body.dataset.ready", 90)
            assert browser.run("return document.querySelector('#start').textContent") == "Igraj"
            browser.press("Tab", "Enter")
            browser.wait(f"{FOCUS} === 'listbox'")
            browser.press("Enter")
            browser.wait("document.activeElement.tagName === 'INPUT'")
            browser.press("M", "i", "a", "Enter")
            browser.wait(f"{FOCUS} === 'listbox'")
            browser.press("Enter")
            browser.wait("document.querySelector('#scene .seat')")
            assert "Mia" in browser.run("return document.querySelector('#scene').textContent")
            assert len(browser.run(f"return {LINES}")) == 14
            browser.press("ArrowRight", "Enter")
            browser.wait("document.querySelectorAll('#log li').length > 1")
            browser.wait("[...live.children].some(one => one.textContent)")
            browser.wait(f"{LINES}.length < 14")
            # Asked again: nothing more happens now, whether the order was turned or a war began.
            browser.wait("document.querySelector('#scene').textContent.includes('▶ Mia')")
            hand = browser.run(f"return {LINES}")
            browser.press("F1")
            browser.wait(f"{LABEL}.startsWith('Tasteri')")
            assert browser.run(f"return {FOCUS}") == "listbox"
            browser.press("Escape")
            browser.wait(f"{LINES}.length === {len(hand)}")
            browser.wait("document.body.dataset.kept", 90)
            browser.wait("(await caches.open('audiowar-start').then(one => one.keys())).length", 60)
        browser.go(place)
        browser.wait("document.body.dataset.ready", 90)
        assert browser.run("return document.body.dataset.ready") == "warm"
        browser.press("Tab", "Enter")
        browser.wait(f"{FOCUS} === 'listbox'")
        assert browser.run(f"return {LINES}")[0] == say(
            "menu-continue", game=say("game-scientific")
        )
        browser.press("Enter")
        browser.wait("document.querySelector('#scene .seat')")
        browser.wait(f"{LINES}.length === {len(hand)}")
        assert browser.run(f"return {LINES}") == hand
