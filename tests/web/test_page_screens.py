"""Every screen of the page in a real browser: by keyboard, and by touch on a small phone."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.l10n.catalogue import Catalogue

from ..end_to_end.rig import chromium
from ..end_to_end.rig.missing_programs import skip_without
from ..end_to_end.test_manual_browser import tree
from .browser import BUILT, OLD_GONE, Tab, find_violations
from .screens import BY_KEY_ALONE, WAY, Step

pytest.importorskip("axe_playwright_python.sync_playwright")
pytestmark = [
    skip_without(chromium),
    *BUILT,
]
SAY = Catalogue("en").format_message
BROWSER_NAMES = {"enter": "Enter", "escape": "Escape", "f1": "F1", "ctrl+f1": "Control+F1"}
SMALL = (320, 568)
LINES = "#place > :first-child [role=option]"
STARTS_WITH = ".some(one => one.textContent.startsWith(value))"


def line_of(tab: Tab, step: Step) -> int:
    """Which line begins with the message that a step names."""
    begins = SAY(step.what, game=SAY("game-scientific")).lower()
    return next(n for n, line in enumerate(tab.lines) if line.lower().startswith(begins))


def by_keyboard(tab: Tab, step: Step) -> None:
    """Do a step with keys alone."""
    if step.does == "type":
        tab.page.keyboard.type(step.what)
        tab.press("Enter")
    elif step.does == "pick":
        wanted = line_of(tab, step)
        tab.press("Home", *["ArrowDown"] * wanted)
        assert tab.line == tab.lines[wanted]
        tab.press("Enter")
    else:
        key = step.what or "escape"
        tab.press(BROWSER_NAMES.get(key, key))
    tab.wait(OLD_GONE)


def by_touch(tab: Tab, step: Step) -> None:
    """Do a step with taps alone: a line, a field, a button."""
    if step.does == "pick":
        tab.tap(tab.page.locator(LINES).nth(line_of(tab, step)))
    else:
        if step.does == "type":
            tab.page.locator("#place input").fill(step.what)
        at_table = tab.page.locator("[data-command=menu]").count() > 0
        forward, back = ("play", "menu") if at_table else ("enter", "back")
        command = back if step.does == "back" else forward
        tab.tap(tab.page.locator(f"[data-command={command}]"))
    tab.wait(OLD_GONE)


def check(tab: Tab, step: Step, *pressed: str) -> None:
    """What holds on every screen, for readers and for fingers; `pressed` may keep the focus."""
    if step.comes == "MyGames":
        # The list grows while files are being read.
        game = f"{SAY('game-scientific')}: "
        tab.wait(f"[...document.querySelectorAll('{LINES}')]{STARTS_WITH}", game)
    assert tab.label or step.comes == "TextEntry"
    role = tab.page.evaluate(
        "document.activeElement.getAttribute('role') ?? document.activeElement.tagName"
    )
    assert role in ("INPUT" if step.comes == "TextEntry" else "listbox", *pressed), step
    nodes = tree(tab.page)
    reached = [node for node in nodes if node.role in ("button", "option", "link", "textbox")]
    assert len(reached) > 5 and all(node.name for node in reached), step
    width = tab.page.evaluate("innerWidth")
    assert tab.page.evaluate("document.documentElement.scrollWidth") <= width, step
    boxes = tab.page.evaluate(
        "[...document.querySelectorAll('button, a, label.switch, [role=option], #place input')]"
        ".filter(one => one.checkVisibility() && !one.closest('.gone'))"
        ".map(one => one.getBoundingClientRect().toJSON())"
    )
    assert all(box["height"] >= 48 and box["width"] >= 48 for box in boxes), step


def test_every_screen_by_keyboard_without_a_violation(tab: Tab) -> None:
    tab.fill().open().play()
    found: list[Any] = []
    checked: set[tuple[str, str]] = set()
    for step in WAY + BY_KEY_ALONE:
        by_keyboard(tab, step)
        check(tab, step)
        # One class shows many menus, which differ in their names.
        if (screen := (step.comes, tab.label)) not in checked:
            checked.add(screen)
            found += [(step, rule, nodes[0]["html"]) for rule, nodes in find_violations(tab)]
    assert found == []


def test_every_screen_by_touch_on_a_small_phone(tab: Tab) -> None:
    tab.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    tab.fill().open().play()
    tab.page.evaluate(
        "addEventListener('keydown', () => { throw new Error('a key was needed'); }, true)"
    )
    tab.tap(tab.page.locator(LINES, has_text="English").first)
    tab.wait(OLD_GONE)
    for step in WAY[1:]:
        by_touch(tab, step)
        check(tab, step, "BUTTON")
