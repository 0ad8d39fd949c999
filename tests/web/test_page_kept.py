"""What a browser keeps: with no network, in two tabs, with no room, damaged, closed at any time."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.discover_locales import discover_locales

from ..end_to_end.rig import chromium
from ..end_to_end.rig.missing_programs import skip_without
from .browser import BUILT, HEARD, SITE_FOLDER, STARTS, Tab, serving, url
from .test_page import table

pytestmark = [
    skip_without(chromium),
    *BUILT,
]
SAY = Catalogue("en").format_message


def again(opened: Tab) -> Tab:
    """Open the page once more and go on with the game."""
    opened.open().play()
    assert opened.line == SAY("menu-continue", game=SAY("game-scientific"))
    opened.press("Enter")
    return opened.wait("document.querySelector('#scene .seat')")


def test_after_the_first_visit_it_plays_with_the_server_dead(chromium: Any) -> None:
    context = chromium.new_context(locale="en-GB")
    with serving() as running:
        opened = table(Tab(context, url(running)), game="scientific").press("Enter")
        opened.wait("document.body.dataset.kept", seconds=60)
        opened.wait(STARTS, seconds=60)
        opened.rest(1.5)
        hand = opened.lines
    for _ in range(2):
        again(opened)
        assert opened.lines == hand and opened.how == "warm"
    opened.press("Enter").wait("window.heard.length > 0")
    opened.press("ArrowRight").wait("Number(document.body.dataset.sounds) > 0")
    with context.expect_page() as manual:
        opened.press("Shift+F1")
    manual.value.wait_for_load_state()
    assert manual.value.title() == SAY("manual-title")
    context.close()
    assert [one for one in opened.faults if "ERR_CONNECTION" not in one] == []


class Silent(SimpleHTTPRequestHandler):
    """A server that knows nothing of this page."""

    def log_message(self, format: str, *args: object) -> None:
        """Stay silent."""


def test_any_server_of_files_will_do_and_a_phone_may_install_it(
    chromium: Any, tmp_path: Path
) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True)
    (tmp_path / "a" / "b" / "game").symlink_to(SITE_FOLDER)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=tmp_path)) as plain:
        thread = threading.Thread(target=plain.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        context = chromium.new_context(locale="en-GB")
        place = f"http://localhost:{plain.server_port}/a/b/game/"
        opened = table(Tab(context, place), game="scientific").press("Enter")
        opened.wait("document.body.dataset.kept", seconds=60)
        browser = context.new_cdp_session(opened.page)
        found = browser.send("Page.getAppManifest")
        assert found["errors"] == [] and found["manifest"]["display"] == "kStandalone"
        assert found["manifest"]["name"] and found["manifest"]["startUrl"] == place
        icons = found["manifest"]["icons"]
        assert {one["sizes"] for one in icons} == {"192x192", "512x512"}
        assert all(opened.page.request.get(one["url"]).ok for one in icons)
        context.close()
        plain.shutdown()
        thread.join()
    assert opened.faults == []


def test_a_tab_closed_at_any_moment_goes_on_at_the_same_question(
    tab: Tab, profile: Any, place: str
) -> None:
    table(tab, pace=50)
    for moment in (0, 40, 250, 900):
        tab.rest(2.5)
        tab.press("Home")
        card = tab.line
        tab.page.keyboard.press("Enter")
        # How long the tab stays open is what is tried.
        tab.page.wait_for_timeout(moment)
        told = card not in tab.lines
        tab.close()
        tab.page, tab.faults = Tab(profile, place).page, []
        again(tab)
        # What was shown as played is played; what was not may be either.
        assert not (told and card in tab.lines)
        tab.wait("document.querySelectorAll('#log li').length > 0")


def test_the_second_tab_says_so_and_may_take_over(tab: Tab, profile: Any, place: str) -> None:
    table(tab).press("Enter").rest(1.5)
    hand = tab.lines
    other = Tab(profile, place)
    other.page.goto(place)
    other.wait("document.querySelector('#status').textContent !== ''")
    seen = [tab.page.evaluate("navigator.locks.query()"), tab.page.inner_text("body"), tab.faults]
    assert other.page.inner_text("#status") == SAY("page-elsewhere"), seen
    assert other.page.locator("#game").is_hidden()
    tab.press("ArrowRight")
    other.page.evaluate(HEARD)
    other.page.locator("#start").click()
    tab.wait(f"document.querySelector('#status').textContent === {SAY('page-moved')!r}")
    assert tab.page.locator("#game").is_hidden()
    other.wait("document.querySelector('[role=listbox]')")
    assert other.line == SAY("menu-continue", game=SAY("game-scientific"))
    other.press("Enter")
    other.wait("document.querySelector('#scene .seat')")
    assert other.lines == hand
    # One press leads back here as well.
    tab.page.locator("#start").click()
    other.wait(f"document.querySelector('#status').textContent === {SAY('page-moved')!r}")
    tab.wait("document.querySelector('[role=listbox]')")
    tab.press("Enter")
    tab.wait("document.querySelector('#scene .seat')")
    assert tab.lines == hand
    other.close()


DEAF = """
window.BroadcastChannel = class extends BroadcastChannel {
  set onmessage(hear) { super.onmessage = message => window.deaf || hear(message); }
};
"""
"""Lets a tab, once it is told so, answer no other one, as on a machine that is busy."""


def test_a_tab_that_does_not_answer_leaves_the_game_where_it_was_taken(
    tab: Tab, profile: Any, place: str
) -> None:
    tab.page.add_init_script(DEAF)
    table(tab)
    other = Tab(profile, place)
    other.page.goto(place)
    other.wait("document.querySelector('#status').textContent !== ''")
    # Each has taken it from the other once.
    for here, there in ((tab, other), (other, tab)):
        there.page.locator("#start").click()
        here.wait(f"document.querySelector('#status').textContent === {SAY('page-moved')!r}")
        there.wait("document.querySelector('[role=listbox]')")
    tab.page.evaluate("window.deaf = true")
    other.page.locator("#start").click()
    other.wait("document.querySelector('[role=listbox]')", seconds=60)
    tab.wait(f"document.querySelector('#status').textContent === {SAY('page-moved')!r}", seconds=60)
    other.page.wait_for_timeout(3000)
    assert other.page.locator("#game").is_visible()
    assert len(other.page.evaluate("navigator.locks.query()")["held"]) == 1
    assert tab.page.locator("#game").is_hidden()
    other.close()


@pytest.fixture
def bare(chromium: Any, place: str) -> Iterator[Tab]:
    """A browser of a test's own, whose store it may break."""
    context = chromium.new_context(locale="en-GB")
    yield Tab(context, place)
    context.close()


FULL = """
IDBObjectStore.prototype.put = function () { this.transaction.abort(); };
"""
"""What a browser does that has no room left."""


def test_without_room_the_game_goes_on_and_says_once_that_it_is_not_kept(
    chromium: Any, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    shutil.copytree(SITE_FOLDER, site, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    script = (site / "database.js").read_text(encoding="utf-8")
    (site / "database.js").write_text(FULL + script, encoding="utf-8")
    context = chromium.new_context(locale="en-GB")
    with serving(site) as running:
        opened = table(Tab(context, url(running)))
        for _ in range(6):
            opened.press("Enter").rest(2.5)
        assert opened.log.count(SAY("page-unsaved")) == 1
        assert SAY("page-unsaved") in opened.heard
        assert len(opened.log) > 3
    context.close()


def test_a_store_that_cannot_be_read_is_begun_anew_and_told(bare: Tab) -> None:
    bare.page.goto(f"{bare.url}words.json")
    bare.page.evaluate(
        "() => new Promise(good => { const asked = indexedDB.open('audiowar', 7);"
        " asked.onsuccess = () => { asked.result.close(); good(); }; })"
    )
    bare.open().play()
    assert bare.label == discover_locales()["en"].language_request
    bare.wait("document.querySelectorAll('#log li').length > 0")
    assert bare.log == [SAY("page-store-damaged")]
    bare.press("Enter")
    bare.page.reload()
    bare.page.wait_for_selector("body[data-ready]", timeout=60_000)
    bare.play()
    assert bare.log == []


def test_files_that_are_damaged_are_told_as_at_the_desk(bare: Tab) -> None:
    bare.fill({"settings.json": "{", "games/20260101-000000-000000-scientific.jsonl": "{]\n"})
    bare.open().play()
    bare.wait("document.querySelectorAll('#log li').length > 0")
    assert any("settings.json" in one for one in bare.log)
    assert bare.line == "English"


@pytest.mark.parametrize("kept", ["nothing at all", ""])
def test_a_damaged_start_falls_back_to_a_slow_one(tab: Tab, kept: str) -> None:
    tab.fill(language="en")
    tab.page.evaluate(
        "async text => { const cache = await caches.open('audiowar-start');"
        " const [name] = await cache.keys(); await cache.put(name, new Response(text)); }",
        kept,
    )
    tab.open().play()
    assert (tab.how, tab.label) == ("cold", SAY("main-title"))
    # The next visit starts quickly again.
    tab.wait(
        "(async () => { const cache = await caches.open('audiowar-start');"
        " const [name] = await cache.keys();"
        " return name && (await (await cache.match(name)).blob()).size > 1e6; })()",
        seconds=60,
    )


def test_games_are_saved_to_a_file_and_taken_in_from_it(tab: Tab, tmp_path: Path) -> None:
    table(tab).press("Enter").rest(1.5)
    with tab.page.expect_download() as saved:
        tab.page.locator("#export").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    with ZipFile(file) as bundle:
        (name,) = (name for name in bundle.namelist() if name.endswith(".jsonl"))
        header, text = json.loads(bundle.read(name).splitlines()[0]), bundle.read(name)
    assert (header["format"], header["game"]) == ("audiowar.transcript", "scientific")
    plain = tmp_path / "games.jsonl"
    plain.write_bytes(text.replace(b'"seed": ', b'"seed": 1'))
    tab.fill(language="en").open().play()
    assert SAY("menu-continue", game=SAY("game-scientific")) not in tab.lines
    for chosen, count in ((file, 1), (plain, 1), (file, 0)):
        before = tab.page.locator("#log li").count()
        tab.page.locator("#file").set_input_files(chosen)
        tab.wait(f"document.querySelectorAll('#log li').length > {before}")
        assert f"New games: {count}." in " ".join(tab.log)
    again(tab)
    assert tab.lines


def test_it_asks_for_nothing_from_anywhere_else(tab: Tab) -> None:
    asked: list[str] = []
    tab.page.on("request", lambda request: asked.append(request.url))
    table(tab).press("Enter")
    foreign = [one for one in asked if not one.startswith((tab.url, f"blob:{tab.url}"))]
    assert asked and foreign == []
