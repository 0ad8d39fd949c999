"""What is seen of the page, and what is not said: letters, colours, small screens, loading."""

from __future__ import annotations

import pytest

from audiowar.l10n.catalogue import Catalogue

from ..end_to_end.rig import chromium
from ..end_to_end.rig.missing_programs import skip_without
from .browser import BUILT, Tab, faultless
from .test_page import table

pytestmark = [
    skip_without(chromium),
    *BUILT,
]
SAY = Catalogue("en").format_message
MARKED = """() => {
  const { top, bottom } = document.querySelector("#place > :first-child [aria-selected=true]")
    .getBoundingClientRect();
  return top >= -1 && bottom <= innerHeight + 1;
}"""
CUT = """() => [...document.querySelectorAll("#scene .who, #place [role=option]")]
  .filter((one) => {
    one.style.overflowWrap = "normal";
    return one.scrollWidth > one.clientWidth;
  })
  .map((one) => one.textContent)"""
"""Returns the names that are cut, and the lines with a word that is broken between two rows."""
PAPER = "getComputedStyle(document.documentElement).backgroundColor"
BLACK, WHITE = "rgb(0, 0, 0)", "rgb(255, 255, 255)"
NOTES = """
window.announced = [];
document.addEventListener("DOMContentLoaded", () => {
  const status = document.querySelector("#status");
  const note = () => { if (status.textContent) window.announced.push(status.textContent); };
  if (status) new MutationObserver(note)
    .observe(status, { childList: true, characterData: true, subtree: true });
});
"""
"""Notes what a reader is given before the game begins."""
STILL = """
performance.now = () => 10;
const later = window.setTimeout;
window.setTimeout = (what, wait, ...more) => wait > 2000 ? 0 : later(what, wait, ...more);
"""
"""Time stands still: however slow the machine is, the page is loaded at once."""


@pytest.mark.parametrize("opponents", [2, 5])
def test_on_a_small_phone_the_marked_card_is_on_the_screen(tab: Tab, opponents: int) -> None:
    tab.page.set_viewport_size({"width": 320, "height": 640})
    table(tab, opponents=opponents)
    assert tab.page.evaluate(MARKED)
    for key in ("ArrowRight", "Enter", "Enter", "End", "t", "Enter", "Escape", "Escape"):
        tab.press(key).rest(0.7)
        assert tab.page.evaluate(MARKED), key


def test_the_table_is_drawn_in_the_size_of_the_letters(tab: Tab) -> None:
    sizes = {}
    for size in (20, 40):
        table(tab, size=size)
        letters = "parseFloat(getComputedStyle(document.querySelector(value)).fontSize)"
        sizes[size] = [
            tab.page.evaluate(f"value => {letters}", one) for one in ("#scene", "#scene .name")
        ]
    assert [big / small for small, big in zip(sizes[20], sizes[40], strict=True)] == [2.0, 2.0]


@pytest.mark.parametrize("opponents", [2, 7])
def test_names_and_the_marked_card_are_whole_at_the_largest_size(tab: Tab, opponents: int) -> None:
    table(tab, size=96, opponents=opponents)
    for width, height in ((390, 844), (800, 600), (1280, 800), (1920, 1080)):
        tab.page.set_viewport_size({"width": width, "height": height})
        for key in ("ArrowRight", "Enter"):
            tab.press(key).rest(0.7)
            assert tab.page.evaluate(CUT) == [], (width, key)
            assert tab.page.evaluate(MARKED), (width, key)


def test_the_colours_are_those_of_the_system_until_others_are_chosen(tab: Tab) -> None:
    tab.page.emulate_media(color_scheme="light")
    tab.fill(language="en").open()
    assert tab.page.evaluate(PAPER) == WHITE
    faultless(tab)
    tab.play()
    assert tab.page.evaluate(PAPER) == WHITE
    faultless(tab)
    tab.page.emulate_media(color_scheme="dark")
    assert tab.page.evaluate(PAPER) == BLACK
    for theme, paper in (("dark", BLACK), ("light", WHITE)):
        tab.page.emulate_media(color_scheme="light" if theme == "dark" else "dark")
        tab.fill(language="en", theme=theme).open().play()
        assert tab.page.evaluate(PAPER) == paper


def test_what_happened_is_scrolled_through_by_keyboard(tab: Tab) -> None:
    tab.page.set_viewport_size({"width": 320, "height": 640})
    table(tab, "razboi", detail="full")
    scrolls = "(log => log.scrollHeight - 10 > log.clientHeight)(document.querySelector('#log'))"
    for _ in range(40):
        if tab.page.evaluate(scrolls):
            break
        tab.press("Enter").rest(0.5)
    assert tab.page.evaluate(scrolls)
    faultless(tab)
    tab.page.locator("[data-command=silence]").focus()
    tab.page.keyboard.press("Tab")
    assert tab.page.evaluate("document.activeElement.id") == "log"
    tab.page.keyboard.press("End")
    tab.wait("document.querySelector('#log').scrollTop > 0")


def test_who_waits_less_than_three_seconds_hears_nothing_of_loading(tab: Tab) -> None:
    tab.page.add_init_script(STILL + NOTES)
    tab.fill(language="en").open()
    assert tab.page.evaluate("announced") == []
    assert tab.page.inner_text("#state") == SAY("page-ready")


def test_who_waits_longer_hears_how_far_it_is_and_that_it_is_ready(tab: Tab) -> None:
    tab.page.add_init_script("performance.now = () => 4000;" + NOTES)
    tab.fill(language="en").open()
    said = tab.page.evaluate("announced")
    assert said[0] == SAY("page-loading", percent=0) and said[-1] == SAY("page-ready")


def test_the_language_is_not_asked_again_where_it_was_chosen(tab: Tab) -> None:
    tab.fill().open().play()
    tab.press("ArrowDown", "ArrowDown", "Enter")
    # The choice may be answered a little before the page has the new language.
    tab.wait("localStorage.getItem('language')")
    chosen = tab.page.evaluate("document.documentElement.lang")
    # What the game has kept is lost, as with a damaged store.
    tab.page.evaluate(
        "() => { const kept = localStorage.getItem('language'); window.kept = kept; }"
    )
    kept = tab.page.evaluate("kept")
    tab.fill()
    tab.page.evaluate("kept => localStorage.setItem('language', kept)", kept)
    tab.open()
    assert tab.page.evaluate("document.documentElement.lang") == chosen
    tab.play()
    assert Catalogue(kept).format_message("menu-new-game") in tab.lines
