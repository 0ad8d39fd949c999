"""The drawn table on the page: what fits on a screen, what is drawn; readers get none of it."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from audiowar.frontends.window_colours import Colour
from audiowar.storage.setting_definitions import SETTINGS
from tests.frontends.contrast import contrast
from tests.pictures.window import play_game

from ..end_to_end.rig import chromium
from ..end_to_end.rig.missing_programs import skip_without
from ..end_to_end.test_manual_browser import tree
from .browser import BUILT, Tab, faultless
from .test_page import table

pytestmark = [
    skip_without(chromium),
    *BUILT,
]
BOXES = """() => {
  const box = what => {
    const { left, top, right, bottom } = document.querySelector(what).getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const list = document.querySelector("#place > :first-child");
  const { top, bottom } = list.getBoundingClientRect();
  const whole = [...list.children].filter(line => {
    const inner = line.getBoundingClientRect();
    return inner.top >= top - 1 && inner.bottom <= bottom + 1;
  });
  return {
    scene: box("#scene"), captions: box("#captions"), list: box("#place > :first-child"),
    main: box("#buttons > :first-child"), lines: whole.length, scrolled: scrollY,
    wide: document.documentElement.scrollWidth,
  };
}"""
MARKED = """() => {
  const list = document.querySelector("#place > :first-child").getBoundingClientRect();
  const { top, bottom } = document.querySelector("[aria-selected=true]").getBoundingClientRect();
  return top >= list.top && bottom <= Math.min(list.bottom, innerHeight) + 1;
}"""
"""Whether the marked line is whole, in its list and on the screen."""
OVERLAPS = """() => {
  const found = [];
  for (const seat of document.querySelectorAll(".seat")) {
    const parts = [...seat.querySelectorAll(".state, .who, b, .card, .leads, .bet, .cards > span")]
      .filter(one => one.getClientRects().length);
    for (const one of parts) for (const other of parts) {
      if (one === other || one.contains(other) || other.contains(one)) continue;
      const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) found.push([one.outerHTML, other.outerHTML]);
    }
  }
  return found;
}"""
"""Parts of a seat that cover each other."""
COLOURS = """() => {
  const style = getComputedStyle(document.documentElement);
  const shown = document.createElement("i");
  document.body.append(shown);
  const found = {};
  for (const name of "paper ink focus edge felt face print H S D C".split(" ")) {
    shown.style.color = style.getPropertyValue(`--${name}`);
    found[name] = getComputedStyle(shown).color.match(/\\d+/g).map(Number);
  }
  shown.remove();
  return found;
}"""
LOOK = "({ ...document.documentElement.dataset })"
CHANGE_LOOK = "look => { Object.assign(document.documentElement.dataset, look); }"
LOOK_SETTINGS = ("theme", "faces", "suit_colours")
CARDS = "[...document.querySelectorAll('#place > :first-child .card')].map(one => one.className)"


def tricks(tab: Tab, **settings: Any) -> Tab:
    """Play two tricks."""
    table(tab, heard=False, **settings).press("ArrowRight", "Enter")
    tab.wait("document.querySelector('#scene .seat .card')")
    return tab


def test_on_a_phone_everything_that_matters_is_on_the_first_screen(tab: Tab) -> None:
    tab.page.set_viewport_size({"width": 390, "height": 844})
    seen = tricks(tab).page.evaluate(BOXES)
    assert seen["scene"]["top"] >= 0 and seen["scrolled"] == 0
    assert seen["scene"]["bottom"] <= seen["captions"]["top"]
    assert seen["captions"]["bottom"] <= seen["list"]["top"] <= seen["main"]["top"]
    assert seen["lines"] >= 6 and seen["main"]["bottom"] <= 844
    assert seen["wide"] <= 390
    faultless(tab)


@pytest.mark.parametrize("game", ["scientific", "casino", "steal", "razboi"])
def test_on_a_small_phone_nothing_is_too_wide(tab: Tab, game: str) -> None:
    tab.page.set_viewport_size({"width": 320, "height": 640})
    table(tab, game, heard=False, opponents=2).press("Enter")
    tab.wait("document.querySelector('#scene .seat .card')", seconds=40)
    assert tab.page.evaluate("document.documentElement.scrollWidth") <= 320


def resume(tab: Tab, home: Path, **how: Any) -> None:
    """Go on with a game that was played elsewhere."""
    played, _ = play_game(home, language="en", **how)
    played.app.close_all_screens()
    saves = {str(path.relative_to(home)): path.read_text() for path in home.rglob("*.jsonl")}
    tab.fill(saves, language="en", name="Mira", pace=0).open().play().press("Enter")
    tab.wait("document.querySelector('#scene .card')")


def test_on_a_small_phone_the_button_that_bets_is_on_the_first_screen(tab: Tab, home: Path) -> None:
    tab.page.set_viewport_size({"width": 320, "height": 640})
    resume(tab, home, game="casino", seed=6, keys=("enter", "enter"))
    tab.wait("document.querySelectorAll('#place .fields input').length === 2")
    seen = tab.page.evaluate(BOXES)
    assert seen["scrolled"] == 0 and seen["main"]["bottom"] <= 640


@pytest.mark.parametrize(
    ("width", "how"),
    [
        (390, {"keys": ("enter",) * 12}),
        (1280, {"players": 8, "seed": 9, "keys": ("down", "enter") * 2 + ("enter",)}),
    ],
)
def test_the_name_of_whoever_leads_is_whole(
    tab: Tab, home: Path, width: int, how: dict[str, Any]
) -> None:
    tab.page.set_viewport_size({"width": width, "height": 844})
    resume(tab, home, **how)
    tab.wait("document.querySelector('#scene .seat.chosen .leads')")
    leader = tab.page.locator("#scene .seat:has(.leads) .who")
    assert leader.inner_text()
    assert leader.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_on_a_small_phone_three_lines_are_whole_and_the_marked_card_too(tab: Tab) -> None:
    tab.page.set_viewport_size({"width": 320, "height": 640})
    tricks(tab, opponents=7)
    for key in ("ArrowRight", "End", "Home", "Enter"):
        tab.press(key).rest(0.7)
        # The height of the list follows that of table and words in the next picture.
        tab.wait(f"({MARKED})()")
        assert tab.page.evaluate(BOXES)["lines"] >= 2, key


@pytest.mark.parametrize(("game", "opponents"), [("scientific", 7), ("casino", 4), ("casino", 6)])
def test_nothing_overlaps_at_a_seat(tab: Tab, game: str, opponents: int) -> None:
    table(tab, game, heard=False, opponents=opponents)
    for laid_cards in (False, True):
        if laid_cards:
            tab.press("Enter")
            tab.wait("document.querySelector('#scene .seat .card')", seconds=40)
        for width in (320, 390, 1280):
            tab.page.set_viewport_size({"width": width, "height": 844})
            assert tab.page.evaluate(OVERLAPS) == [], (width, laid_cards)


LEADER = """async ([gain]) => {
  const { drawTable } = await import("./draw_table.js");
  const one = { name: "Alice", owned: "13", state: "chosen", laid_cards: [["4S", 1]], gain: "" };
  const leader = { ...one, owned: "29", is_leader: true, has_gained: true, gain };
  const seats = [one, one, one, leader, one, one, one, one];
  drawTable(document.querySelector("#scene"),
            { title: "", reversed: false, notes: [], pot: null, house: null, hand: [], seats });
}"""
"""Draws eight seats, of which the leader took the last trick."""


def test_the_crown_of_whoever_took_a_trick_covers_nothing(tab: Tab) -> None:
    table(tab, opponents=7)
    for width, gain in ((390, "+8"), (390, "+16"), (320, "+8"), (1280, "+16")):
        tab.page.set_viewport_size({"width": width, "height": 844})
        tab.page.evaluate(LEADER, [gain])
        assert tab.page.evaluate(OVERLAPS) == [], (width, gain)


def test_a_wide_screen_has_two_columns(tab: Tab) -> None:
    tab.page.set_viewport_size({"width": 1280, "height": 800})
    seen = tricks(tab).page.evaluate(BOXES)
    assert seen["scene"]["right"] <= seen["list"]["left"]
    assert seen["captions"]["top"] >= seen["scene"]["bottom"]
    assert seen["lines"] >= 10 and seen["main"]["bottom"] <= 800


def test_each_line_has_its_drawn_card_of_which_readers_get_nothing(tab: Tab) -> None:
    lines = table(tab).lines
    drawn = tab.page.evaluate(
        "[...document.querySelectorAll('#place > :first-child [role=option]')]"
        ".map(one => one.dataset.card)"
    )
    assert len(drawn) == len(lines) == 14 and len(set(drawn)) == 14
    for text, code in zip(lines, drawn, strict=True):
        suits = {"H": "hearts", "S": "spades", "D": "diamonds", "C": "clubs"}
        assert text == "Joker" if code == "JOKER" else text.endswith(suits[code[1]])
    seen = [(node.role, node.name) for node in tree(tab.page)]
    assert [name for role, name in seen if role == "option"] == lines
    assert not [name for role, name in seen if role in ("img", "image", "graphics-document")]
    hidden = "document.querySelectorAll('#place .card:not([aria-hidden=true])').length"
    assert tab.page.evaluate(hidden) == 0
    tab.press("ArrowRight", "ArrowRight")
    assert tab.lines == lines and len(tab.page.evaluate(CARDS)) == 14


def test_one_button_stands_out(tab: Tab) -> None:
    table(tab)
    look = (
        "[...document.querySelectorAll('#buttons > button')].map(one => {"
        " const style = getComputedStyle(one);"
        " return [one.dataset.command, style.backgroundColor, one.offsetHeight]; })"
    )
    first, *others = tab.page.evaluate(look)
    assert first[0] == "play" and first[2] >= 56
    assert all(colour != first[1] for _, colour, _ in others)


def test_the_table_can_be_left_to_words(tab: Tab) -> None:
    tab.fill(language="en", name="Ana", pace=0, table="words").open().play()
    tab.page.locator("[role=option]", has_text="New game").first.click()
    tab.press("Enter", "Enter", "Enter")
    tab.wait("document.querySelectorAll('#place > :first-child [role=option]').length > 10")
    assert tab.page.evaluate("document.querySelector('#scene').hidden")
    assert tab.page.evaluate(CARDS) == []


def test_everything_stands_out_in_every_theme(tab: Tab) -> None:
    tab.fill(language="en", suit_colours="two").open().play()
    assert tab.page.evaluate(LOOK)["suits"] == "two"
    for theme, faces, suits in product(*(SETTINGS[name].values for name in LOOK_SETTINGS)):
        tab.page.evaluate(CHANGE_LOOK, {"theme": theme, "faces": faces, "suits": suits})
        found: dict[str, Colour] = {
            name: tuple(parts[:3]) for name, parts in tab.page.evaluate(COLOURS).items()
        }
        assert all(contrast(found[suit], found["face"]) >= 7 for suit in "HSDC")
        assert contrast(found["ink"], found["felt"]) >= 7
        for ground in (found["paper"], found["felt"]):
            assert contrast(found["edge"], ground) >= 3 and contrast(found["focus"], ground) >= 3
        assert len({found[suit] for suit in "HSDC"}) == (4 if suits == "four" else 2)


def test_the_first_screen_shows_what_this_is(tab: Tab) -> None:
    tab.page.set_viewport_size({"width": 390, "height": 844})
    tab.fill(language="en").open()
    box = tab.page.locator("#cards").bounding_box()
    assert box is not None and box["height"] > 40 and box["x"] + box["width"] <= 390
    assert tab.page.locator("#cards .card").count() == 5
    assert tab.page.locator("#about").is_visible()
