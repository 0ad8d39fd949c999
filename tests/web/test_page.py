"""The page in Chromium, by keyboard and by touch: what is shown, focused and given to readers."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.generate_manual import get_html_language_tag
from audiowar.input.commands import COMMANDS
from audiowar.input.keymap import load_keymap
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.discover_locales import discover_locales
from audiowar.web.player_engine import BROWSER_KEYS_FILE

from ..end_to_end.rig import chromium
from ..end_to_end.rig.missing_programs import skip_without
from ..end_to_end.test_manual_browser import tree
from .browser import AT_TABLE, BUILT, HEARD, Tab, faultless

pytest.importorskip("axe_playwright_python.sync_playwright")
pytestmark = [
    skip_without(chromium),
    *BUILT,
]
SAY = Catalogue("en").format_message


def table(tab: Tab, game: str = "scientific", **settings: Any) -> Tab:
    """Sit down at a new table, through the menus."""
    usual = {"language": "en", "name": "Ana", "pace": 0, "game": game, "opponents": 2}
    tab.fill(**{**usual, **settings}).open().play()
    tab.page.locator("[role=option]", has_text=Catalogue(str(settings.get("language", "en")))
                     .format_message("menu-new-game")).first.click()  # fmt: skip
    tab.press("Enter", "Enter", "Enter")
    tab.wait(AT_TABLE)
    return tab


def test_from_the_first_button_to_the_first_trick_by_keyboard(tab: Tab) -> None:
    tab.fill().open()
    assert tab.page.evaluate("document.activeElement.tagName") == "BODY"
    tab.page.keyboard.press("Tab")
    assert tab.page.evaluate("document.activeElement.id") == "start"
    tab.page.evaluate(HEARD)
    tab.page.keyboard.press("Enter")
    tab.wait("document.activeElement.getAttribute('role') === 'listbox'")
    # Who begins by keyboard is told of keys, though the screen can be touched.
    assert (tab.label, tab.line) == (discover_locales()["en"].language_request, "English")
    tab.press("Enter")
    assert tab.page.evaluate("document.activeElement.labels[0].textContent") == "Your name?"
    tab.page.keyboard.type("Živa")
    tab.press("Enter")
    assert tab.label == Catalogue("en").format_message("begin-title")
    tab.press("Enter")
    tab.wait("document.querySelectorAll('#scene .seat').length > 1")
    assert tab.label == "Table." and tab.line == tab.lines[0]
    hand = tab.lines
    tab.press("ArrowRight", "Enter")
    tab.wait("document.querySelectorAll('.card').length > 14")
    assert "Živa" in tab.page.inner_text("#scene")
    tab.wait("window.heard?.length || document.querySelectorAll('#log li').length > 1")
    assert hand[1] not in tab.lines and len(tab.lines) >= len(hand) - 1


def test_the_focus_is_in_the_list_wherever_the_player_goes(tab: Tab) -> None:
    table(tab)
    for key in ("Escape", "Escape", "F1", "Escape", "Control+F1", "q", "Escape", "Escape", "Enter"):
        tab.press(key)
        assert tab.page.evaluate("document.activeElement.getAttribute('role')") == "listbox"
        assert tab.line in tab.lines


def test_each_result_is_given_once_and_whole_and_moves_by_the_focus_alone(tab: Tab) -> None:
    table(tab, detail="brief")
    tab.press("Home")
    # What a slow voice may not have begun is repeated after the next key: let it be through.
    tab.rest(7)
    before = len(tab.heard)
    for _ in range(5):
        tab.press("ArrowRight")
        assert tab.line not in "".join(tab.heard[before:])
    tab.rest(4)
    log = len(tab.log)
    hand = [line.casefold() for line in tab.lines]
    for number in range(3):
        # Enter plays what was told under the arrows.
        tab.press("ArrowRight", "Enter")
        tab.wait("document.querySelectorAll('#log li').length > value", log + number).rest(6)
    told = tab.log[log:]
    assert len(told) >= 3
    heard = tab.heard[before:]
    assert [one for one in heard if one in told] == told
    # The own card may be said apart, while the others choose; beside it there is nothing.
    apart = [one.strip(".").casefold() for one in heard if one not in told]
    assert len(apart) <= 3, heard
    assert all(any(line.startswith(one) for line in hand) for one in apart), (hand, apart)


def test_the_same_answer_twice_is_given_twice(tab: Tab) -> None:
    table(tab)
    tab.rest(2.5)
    before = len(tab.heard)
    tab.press("t", "t", "t")
    tab.wait("heard.length >= value", before + 3).rest(0.6)
    given = [text for text, _ in tab.page.evaluate("window.heard")][before:]
    assert len(given) == 3 and len(set(tab.heard[before:])) == 1
    assert given[0] != given[1] != given[2]


@pytest.mark.parametrize("language", ["en", "sr-Cyrl"])
def test_every_text_says_its_language_and_the_buttons_speak_it(tab: Tab, language: str) -> None:
    table(tab, language=language)
    tag = get_html_language_tag(discover_locales()[language])
    tab.press("Enter")
    tab.wait("window.heard.length")
    wrong = tab.page.evaluate(
        "tag => [...document.querySelectorAll("
        "'h2, button, p, li, label, a, [role=option], [role=listbox]')]"
        ".filter(one => one.textContent && !one.closest('[hidden]')"
        " && one.closest('[lang]').lang !== tag).map(one => one.outerHTML)",
        tag,
    )
    assert wrong == []
    # A browser that translates the page would name other cards.
    assert tab.page.evaluate("document.documentElement.translate") is False
    assert {lang for _, lang in tab.page.evaluate("window.heard")} == {tag}
    say = Catalogue(language).format_message
    assert tab.page.locator("#buttons button").first.inner_text() == say("page-button-play")
    assert tab.page.locator("#manual").get_attribute("href") == f"manual-{language}.html"


def faultless_in_every_theme(tab: Tab) -> None:
    """Find no fault that axe knows in what the page shows, in the colours of any theme."""
    for theme in ("", "light", "yellow"):
        tab.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        faultless(tab)


def test_axe_finds_no_violation_from_the_welcome_to_the_name(tab: Tab) -> None:
    faultless_in_every_theme(tab.fill().open())
    faultless_in_every_theme(tab.play())
    faultless_in_every_theme(tab.press("Enter"))


@pytest.mark.parametrize("game", ["scientific", "casino"])
def test_axe_finds_no_violation_at_a_table_or_in_its_menu(tab: Tab, game: str) -> None:
    table(tab, game)
    if game == "casino":
        tab.wait("document.querySelectorAll('input[type=number]').length === 2")
    else:
        tab.press("Enter")
    faultless_in_every_theme(tab)
    faultless_in_every_theme(tab.press("Escape"))


def test_axe_finds_no_violation_where_another_tab_has_the_game(
    tab: Tab, profile: Any, place: str
) -> None:
    other = Tab(profile, place).fill().open()
    tab.page.goto(place)
    tab.wait("document.querySelector('#status').textContent.includes('another tab')")
    faultless_in_every_theme(tab)
    other.close()


def test_a_reader_is_given_headings_a_list_and_no_table_twice(tab: Tab) -> None:
    table(tab)
    seen = [(node.role, node.name) for node in tree(tab.page)]
    say = Catalogue("en").format_message
    assert [name for role, name in seen if role == "heading"] == ["audiowar"] + [
        say(f"page-{name}") for name in ("game", "buttons", "more", "messages", "files", "help")
    ]
    assert ("listbox", "Table.") in seen
    assert [name for role, name in seen if role == "option"] == tab.lines
    assert not any("♥" in name or "♠" in name or "★" in name for _, name in seen)
    drawn = tab.page.evaluate(
        "[...document.querySelectorAll('#scene .title, #scene .name, #scene .line')]"
        ".map(one => one.textContent)"
    )
    assert len(drawn) > 3
    assert not [name for _, name in seen if any(text.strip("▶✓ ") in name for text in drawn)]
    assert all(name for role, name in seen if role in ("button", "checkbox", "link"))


def test_by_touch_alone_with_buttons_for_thumbs(tab: Tab) -> None:
    tab.page.set_viewport_size({"width": 390, "height": 780})
    tab.fill(pace=0).open()
    tab.page.evaluate(
        "addEventListener('keydown', () => { throw new Error('a key was needed'); }, true)"
    )
    tab.page.evaluate(HEARD)
    tab.page.locator("#start").tap()
    tab.page.locator("[role=option]", has_text="English").first.wait_for()
    assert tab.label == "Choose your language"
    tab.page.locator("[role=option]", has_text="English").first.tap()
    tab.page.locator("#place input").fill("Mia")
    tab.page.locator("[data-command=enter]").tap()
    tab.wait("document.querySelector('#place > :first-child').ariaLabel === value",
             SAY("begin-title"))  # fmt: skip
    tab.tap(tab.page.locator("#place > :first-child [role=option]").first)
    tab.wait(AT_TABLE)
    assert "Mia" in tab.page.inner_text("#scene")
    count, third = len(tab.lines), tab.lines[2]
    tab.page.locator("#place > :first-child [role=option]").nth(2).tap()
    tab.wait("document.querySelector('[aria-selected=true]').id.endsWith('-2')")
    assert len(tab.lines) == count
    tab.page.locator("[data-command=play]").tap()
    tab.wait("![...document.querySelectorAll('#place > :first-child [role=option]')]"
             ".some(one => one.textContent === value)", third)  # fmt: skip
    for command in ("last-trick", "rules-now", "who-chooses", "owned", "power", "menu"):
        tab.tap(tab.page.locator(f"[data-command={command}]"))
    assert tab.label == "Game menu."
    assert tab.page.locator("#buttons button").all_inner_texts() == [
        "Choose",
        "Back",
        "Less",
        "More",
    ]


def test_a_touched_card_is_told_in_words_as_its_focus_may_not_be_read(tab: Tab) -> None:
    # What a slow voice may not have begun is repeated after the next key: let it be through.
    table(tab).rest(7)
    before = len(tab.heard)
    tab.page.locator("#place > :first-child [role=option]").nth(3).tap()
    tab.wait("heard.length > value", before).rest(0.9)
    assert tab.heard[before:] == [f"{tab.lines[3]}. 4 of {len(tab.lines)}"]


def middle(tab: Tab, selector: str) -> dict[str, float]:
    """Where the middle of an element is on the screen, once it has scrolled there."""
    element = tab.page.locator(selector).first
    element.scroll_into_view_if_needed()
    box = element.bounding_box()
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def test_a_touched_card_counts_also_if_a_text_above_it_moves_the_cards(tab: Tab) -> None:
    tab.page.set_viewport_size({"width": 390, "height": 780})
    table(tab).rest(7)
    before = len(tab.heard)
    finger = middle(tab, "#place > :first-child [role=option]:nth-child(3)")
    hand = tab.page.context.new_cdp_session(tab.page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    tab.page.evaluate("() => { document.querySelector('#captions').style.minHeight = '14em'; }")
    assert middle(tab, "#place > :first-child [role=option]:nth-child(3)") != finger
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    tab.wait("heard.length > value", before).rest(0.9)
    assert tab.heard[before:] == [f"{tab.lines[2]}. 3 of {len(tab.lines)}"]


def test_a_button_held_while_another_screen_opens_is_pressed(tab: Tab) -> None:
    tab.page.set_viewport_size({"width": 1000, "height": 1400})
    table(tab).press("Escape")
    tab.page.evaluate("addEventListener('click', ({ target }) => (window.clicked = target))")
    at = middle(tab, "[data-command=repeat]")
    tab.page.mouse.move(at["x"], at["y"])
    tab.page.mouse.down()
    tab.press("Escape")
    tab.wait("document.querySelector('#buttons [data-command=play]')")
    assert middle(tab, "[data-command=repeat]") != at
    tab.page.mouse.up()
    assert tab.page.evaluate("clicked.dataset.command") == "repeat"
    # The mouse that leaves the button before it is released does not press it.
    at = middle(tab, "[data-command=menu]")
    tab.page.mouse.move(at["x"], at["y"])
    tab.page.mouse.down()
    tab.page.mouse.move(at["x"], at["y"] - 300)
    tab.page.mouse.up()
    tab.press("r")
    assert tab.label != "Game menu."


def test_a_line_held_while_another_menu_opens_chooses_nothing_there(tab: Tab) -> None:
    tab.fill(language="en", name="Ana").open().play()
    # The old list is removed late, so that the line is still there when the mouse is released.
    tab.page.evaluate(
        "() => { const later = setTimeout;"
        " window.setTimeout = (run, ms) => (ms === 250 ? 0 : later(run, ms)); }"
    )
    tab.page.evaluate("addEventListener('click', ({ target }) => (window.clicked = target.role))")
    first = tab.label
    at = middle(tab, "#place > :first-child [role=option]:nth-child(2)")
    tab.page.mouse.move(at["x"], at["y"])
    tab.page.mouse.down()
    tab.press("Enter")
    tab.wait("document.querySelector('#place > .gone')")
    opened = tab.label
    assert opened != first
    tab.page.mouse.up()
    tab.wait("window.clicked === 'option'")
    tab.press("End")
    assert tab.label == opened


@pytest.mark.parametrize("size", [(320, 640), (640, 320), (320, 256)])
def test_nothing_is_cut_off_on_small_screens_and_at_400_percent(
    tab: Tab, size: tuple[int, int]
) -> None:
    tab.page.set_viewport_size({"width": size[0], "height": size[1]})
    table(tab, size=28).press("Enter")
    for key in ("", "Escape"):
        if key:
            tab.press(key)
        assert tab.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        boxes = tab.page.evaluate(
            "[...document.querySelectorAll('button, a, [role=option]')]"
            ".filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect().toJSON())"
        )
        assert len(boxes) > 10
        assert all(box["height"] >= 48 and box["width"] >= 48 for box in boxes)
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= size[0] for box in boxes)


def test_the_order_on_the_page_is_that_of_the_thumb(tab: Tab) -> None:
    table(tab)
    commands = tab.page.evaluate(
        "[...document.querySelectorAll('[role=listbox], [data-command]')]"
        ".map(one => one.dataset.command ?? 'hand')"
    )
    assert commands[:8] == ["hand", "play", "last-trick", "rules-now", "who-chooses", "owned",
                            "power", "menu"]  # fmt: skip


def test_buttons_that_do_nothing_at_this_table_are_not_there(tab: Tab) -> None:
    table(tab, "casino")
    named = (
        "Object.fromEntries([...document.querySelectorAll('[data-command]')]"
        ".map(one => [one.dataset.command, one.textContent]))"
    )
    here = tab.page.evaluate(named)
    assert list(here)[:5] == ["play", "last-trick", "rules-now", "who-chooses", "owned"]
    assert here["play"] == "Place the bet" and here["owned"] == "How much money each player has"
    assert not here.keys() & {"power", "hand", "auto", "skip", "stop-timer", "chat"}
    tab.press("Escape")
    assert list(tab.page.evaluate(named))[:2] == ["enter", "back"]
    tab.press("Escape")
    assert tab.page.evaluate(named) == here


def test_forced_colours_and_reduced_motion_are_heeded(tab: Tab) -> None:
    tab.page.emulate_media(forced_colors="active", reduced_motion="reduce")
    table(tab).press("Enter")
    tab.wait("document.querySelector('#place .card')")
    style = tab.page.evaluate(
        "(() => { const here = getComputedStyle(document.querySelector('[aria-selected=true]'));"
        " const other = getComputedStyle(document.querySelector('[aria-selected=false]'));"
        " return [here.backgroundColor !== other.backgroundColor,"
        " getComputedStyle(document.querySelector('#place .card')).animationName]; })()"
    )
    assert style == [True, "none"]


def test_keys_that_the_browser_keeps_stay_the_browsers(tab: Tab) -> None:
    table(tab)
    tab.page.evaluate(
        "() => { window.taken = []; addEventListener('keydown', event => {"
        " window.taken.push([event.key, event.ctrlKey, event.defaultPrevented]);"
        " event.preventDefault(); }); }"
    )
    for key in (
        "F1",
        "F3",
        "F5",
        "F6",
        "F11",
        "F12",
        "Control+f",
        "Control+t",
        "Control+l",
        "F2",
        "Tab",
    ):
        tab.page.keyboard.press(key)
        tab.wait("taken.some(one => one[0] === value)", key.removeprefix("Control+"))
    taken = {key: prevented for key, control, prevented in tab.page.evaluate("taken")}
    assert taken == {"Control": False, "F1": True, "F3": False, "F5": False, "F6": False,
                     "F11": False, "F12": False, "f": False, "t": False, "l": False, "F2": True,
                     "Tab": False}  # fmt: skip


NAMED = {"left": "ArrowLeft", "right": "ArrowRight", "up": "ArrowUp", "down": "ArrowDown",
         "pageup": "PageUp", "pagedown": "PageDown", "space": " "}  # fmt: skip


def test_every_key_of_a_command_has_its_name_in_the_page(tab: Tab) -> None:
    keymap = load_keymap([BROWSER_KEYS_FILE])[0]
    keys = {key for command in COMMANDS for key in keymap.get_keys(command)} - {"ctrl"}
    events = {}
    for key in keys:
        *modifiers, base = key.split("+")
        typed = NAMED.get(base, base.capitalize() if len(base) > 1 else base)
        typed = typed.upper() if "shift" in modifiers and len(base) == 1 else typed
        events[key] = {"key": typed, **{f"{one}Key": True for one in modifiers}}
    tab.fill().open()
    names = tab.page.evaluate(
        "async events => { const { getKeyName } = await import('./keys.js');"
        " return Object.entries(events).map(([key, how]) =>"
        " [key, getKeyName(new KeyboardEvent('keydown', how))]); }",
        events,
    )
    assert len(names) > 50
    assert [(key, name) for key, name in names if name != key] == []


def test_a_capital_letter_stops_the_timer_and_goes_to_a_line(tab: Tab) -> None:
    table(tab).rest(2)
    tab.press("Shift+T")
    tab.wait("window.heard.some(([text]) => text.startsWith(value))", SAY("timer-none"))
    tab.press("Escape", "Shift+S")
    assert tab.line == SAY("menu-settings")


def test_a_bet_is_typed_in_fields_of_the_browser(tab: Tab) -> None:
    table(tab, "casino")
    tab.wait("document.activeElement.type === 'number'")
    assert tab.page.locator(".fields label").all_inner_texts() == ["Bet", "Tie bet"]
    button = tab.page.locator("#buttons button").first
    assert button.inner_text() == SAY("page-button-bet")
    tab.page.keyboard.type("37")
    tab.press("t")
    assert tab.page.evaluate("document.activeElement.value") == "37"
    tab.wait("window.heard.some(([text]) => text.includes('choosing'))").press("Enter")
    tab.wait(
        "[...document.querySelectorAll('#log li')].some(one => one.textContent.includes('37'))"
    )
    table(tab, "razboi")
    assert button.inner_text() == SAY("page-button-on")


LISTENING = """
window.contexts = []; window.pans = [];
window.AudioContext = class extends AudioContext {
  constructor(...given) { super(...given); window.contexts.push(this); }
  createStereoPanner() {
    const made = super.createStereoPanner();
    setTimeout(() => window.pans.push(made.pan.value));
    return made;
  }
};
"""
"""Notes every way to the loudspeakers, and from where each sound comes."""


def test_opponents_sound_from_their_sides_and_again_after_a_locked_phone(tab: Tab) -> None:
    tab.page.add_init_script(LISTENING)
    tab.fill(language="en").open()
    assert tab.page.evaluate("contexts.length") == 0
    table(tab).press("ArrowRight", "Enter")
    tab.wait("pans.some(pan => pan < -0.2) && pans.some(pan => pan > 0.2)")
    tab.page.evaluate("contexts[0].suspend()")
    tab.wait("contexts[0].state === 'suspended'")
    tab.rest(1.5)
    before = tab.page.evaluate("Number(document.body.dataset.sounds)")
    tab.press("ArrowLeft", "ArrowRight")
    tab.wait("Number(document.body.dataset.sounds) > value", before)
    assert tab.page.evaluate("contexts.map(one => one.state)") == ["running"]


VOICE = """() => {
  const said = window.said = [];
  const named = [["Ivo", "hr-HR"], ["Ann", "en-GB"], ["Bea", "en-US"]];
  const fake = {
    getVoices: () => named.map(([name, lang]) => ({ name, lang })),
    speak: one => said.push([one.text, one.lang, one.rate]),
    cancel: () => said.push("cancel"),
  };
  Object.defineProperty(window, "speechSynthesis", { value: fake });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
}"""


def test_the_browser_speaks_only_when_it_is_asked_to_and_in_sentences(tab: Tab) -> None:
    tab.page.add_init_script(f"({VOICE})()")
    table(tab)
    assert tab.page.evaluate("said") == []
    tab.page.locator("#voice").check()
    tab.wait("said.some(one => one[0] === 'The browser speaks.')")
    before = len(tab.heard)
    tab.page.evaluate("said.length = 0")
    tab.page.locator("[role=listbox]").focus()
    tab.press("h")
    tab.wait("said.length > 1")
    said = tab.page.evaluate("said")
    assert said[0] == "cancel" and all(len(one[0]) <= 180 for one in said[1:])
    assert {one[1] for one in said[1:]} == {"en-GB"}
    assert tab.heard[before:] == []


SPLIT = "async text => (await import('./speech.js')).splitLongText(text)"


def test_the_browsers_voice_pauses_in_no_date_and_between_sentences_of_long_texts(tab: Tab) -> None:
    tab.fill().open()
    date = "Deljenje dana, 28. novembra 2026. Svi dobijaju iste karte."
    hand = ", ".join(["the queen of diamonds"] * 13)
    for text, pieces in (
        (date, [date]),
        ("http://192.168.1.5:7470/#627019", ["http://192.168.1.5:7470/#627019"]),
        (f"{date} {date} {date} {date}", [f"{date} {date} {date}", date]),
        (hand, [hand[:160], hand[161:]]),
        ("a" * 200, ["a" * 180, "a" * 20]),
    ):
        assert tab.page.evaluate(SPLIT, text) == pieces


def test_the_manual_is_there_in_the_language_of_now(tab: Tab) -> None:
    table(tab, language="sr")
    with tab.page.context.expect_page() as opened:
        tab.press("Shift+F1")
    opened.value.wait_for_load_state()
    assert opened.value.title() == Catalogue("sr").format_message("manual-title")
    opened.value.close()
