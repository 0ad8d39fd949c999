"""The keyboard is never lost: whatever takes the focus, the next key is the game's."""

from __future__ import annotations

import random
from typing import Any

import pytest

from audiowar.l10n.catalogue import Catalogue

from ..end_to_end.rig import chromium
from ..end_to_end.rig.missing_programs import skip_without
from .browser import BUILT, HEARD, OLD_GONE, Tab
from .test_page import table

pytestmark = [
    skip_without(chromium),
    *BUILT,
]
SAY = Catalogue("en").format_message
HERE = "document.activeElement === document.querySelector('#place > :first-child')"
WELCOME = "document.querySelector('#welcome')"
LOST = "document.activeElement === document.body"
WAYS = ("Enter", "Escape", "F1", "ArrowRight", "ArrowDown", "t", "Home", "h")
LATE = """() => {
  new MutationObserver(() => {
    const old = document.querySelector("#place > .gone[role=listbox]");
    if (old) setTimeout(() => { if (old.isConnected) old.focus(); }, window.late);
  }).observe(document.querySelector("#place"), { childList: true });
}"""
"""A reader that is late: it gives the focus to a list that has already gone."""
BEGINNING = """() => {
  window.holders = new Set();
  const send = (window.sendAsUsual ??= Worker.prototype.postMessage);
  window.starts = 0;
  Worker.prototype.postMessage = function (messages) {
    for (const one of Array.isArray(messages) ? messages : [])
      if (one.t === "start") window.starts += 1;
    send.call(this, messages);
  };
  const look = () => {
    window.holders.add(document.activeElement.closest("#place, #welcome")?.id ?? "nothing");
    requestAnimationFrame(look);
  };
  look();
  const start = document.querySelector("#start");
  start.click();
  start.click();
}"""
"""Presses the first button twice, and notes in each frame what has the focus."""
WHOSE = """() => {
  const { activeElement: here } = document, place = document.querySelector("#place > :first-child");
  return [here === place || place.contains(here), here.outerHTML.slice(0, 200)];
}"""


@pytest.fixture
def seated(tab: Tab) -> Tab:
    """The page at a table."""
    return table(tab, "razboi", detail="brief")


@pytest.mark.parametrize("late", [0, 60, 200, 245])
def test_a_reader_that_is_late_does_not_take_the_keyboard_away(seated: Tab, late: int) -> None:
    seated.page.evaluate(LATE)
    seated.page.evaluate("late => { window.late = late; }", late)
    for key in ("Escape", "Escape", "F1", "Escape", "Escape", "ArrowDown", "Escape"):
        seated.press(key)
        seated.wait(HERE)


def test_a_list_that_goes_hands_its_focus_on(seated: Tab) -> None:
    # The old list is there for 250 ms only, so the page itself looks for it.
    seated.page.evaluate(
        "() => new MutationObserver((_, looking) => {"
        " const old = document.querySelector('#place > .gone'); if (!old) return;"
        " looking.disconnect();"
        " old.addEventListener('focusin', event => event.stopPropagation()); old.focus();"
        " window.wasFocused = document.activeElement === old;"
        " }).observe(document.querySelector('#place'), { attributes: true, subtree: true })"
    )
    seated.page.keyboard.press("Escape")
    seated.wait(f"window.wasFocused && {OLD_GONE} && {HERE}")


def test_the_first_button_keeps_the_focus_until_the_first_list_has_it(tab: Tab) -> None:
    tab.fill(language="en", name="Ana").open()
    tab.page.evaluate(HEARD)
    for _ in range(2):
        tab.page.locator("#start").focus()
        tab.page.evaluate(BEGINNING)
        tab.wait(f"{HERE} && {WELCOME}.hidden")
        assert tab.page.evaluate("[...window.holders]") == ["welcome", "place"]
        assert tab.page.evaluate("window.starts") == 1
        assert tab.label == f"audiowar. {SAY('menu-main')}."
        # After the player has quit, the first screen is as it was.
        tab.press("End")
        tab.page.keyboard.press("Enter")
        tab.wait("document.activeElement.id === 'start' && document.querySelector('#game').hidden")
        assert tab.page.locator("#start").is_visible()
        assert tab.page.evaluate(f"getComputedStyle({WELCOME}).opacity") == "1"


def test_a_line_that_changes_stays_the_same_text_for_a_reader_in_it(seated: Tab) -> None:
    line = "#place > :first-child [role=option]"
    seated.page.evaluate(f"window.kept = document.querySelector('{line}').firstChild")
    before = seated.line
    seated.press("Enter")
    seated.wait(f"document.querySelector('{line}').textContent !== value", before)
    assert seated.page.evaluate(f"kept.isConnected && kept.data === {seated.line!r}")


def test_who_reads_the_page_is_left_alone_and_the_next_key_is_the_games(seated: Tab) -> None:
    seated.press("Escape").rest(1.2)
    seated.page.evaluate("document.activeElement.blur()")
    # Nothing may happen: that cannot be waited for.
    seated.page.wait_for_timeout(500)
    assert seated.page.evaluate(LOST)
    line = seated.line
    seated.press("ArrowDown")
    seated.wait(HERE)
    assert seated.line not in ("BODY", line)
    seated.rest(1.2)
    seated.page.evaluate("document.activeElement.blur()")
    seated.press("Escape")
    assert seated.page.evaluate(HERE) and seated.label == "Table."


def test_keys_on_a_button_that_it_does_nothing_with_are_the_games(seated: Tab) -> None:
    seated.page.locator("[data-command=last-trick]").focus()
    seated.press("Escape")
    assert seated.label == SAY("game-menu-title") and seated.page.evaluate(HERE)
    seated.press("Escape")
    # A button that goes while it has the focus leaves it to the list.
    seated.page.locator("[data-command=skip]").focus()
    seated.page.evaluate("document.querySelector('[data-command=menu]').click()")
    seated.wait(f"!document.querySelector('[data-command=skip]') && {HERE}")


@pytest.mark.parametrize("seed", [1, 2])
def test_keys_at_random_intervals_always_find_the_game(seated: Tab, seed: int) -> None:
    chance = random.Random(seed)
    seated.page.evaluate(LATE)
    for number in range(60):
        seated.page.evaluate("late => { window.late = late; }", chance.choice([0, 50, 150, 240]))
        seated.page.keyboard.press(chance.choice(WAYS))
        if chance.random() < 0.3:
            seated.page.wait_for_timeout(chance.choice([10, 60, 200]))
            seated.page.evaluate("document.activeElement.blur()")
            seated.page.keyboard.press("ArrowRight")
        seated.page.wait_for_timeout(chance.choice([0, 20, 80, 160, 300]))
        if number % 6 == 5:
            _has_the_keyboard(seated)


def _has_the_keyboard(seated: Tab) -> None:
    seated.wait(OLD_GONE)
    here: list[Any] = seated.page.evaluate(WHOSE)
    assert here[0], here[1]
