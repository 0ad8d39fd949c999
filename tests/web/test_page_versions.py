"""What the browser keeps of the page: one version, whole again when lost, renewed on demand."""

from __future__ import annotations

import json
import re
import shutil
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from audiowar.l10n.catalogue import Catalogue

from ..end_to_end.rig import chromium
from ..end_to_end.rig.missing_programs import skip_without
from .browser import BUILT, SITE_FOLDER, Tab, serving, url

pytestmark = [
    skip_without(chromium),
    *BUILT,
]
SAY = Catalogue("en").format_message
MARK = "\n// another version\n"
OTHER = "feedfacefeedface"
KEPT = """(async () => {
  const names = (await caches.keys()).filter(name => name.startsWith("audiowar-site-"));
  return names.length === 1 && (await (await caches.open(names[0])).keys()).length;
})()"""
"""How many files are kept, where that is one version alone."""
EMPTIED = """async () => {
  for (const name of await caches.keys())
    if (name.startsWith("audiowar-site-")) await caches.delete(name);
}"""
SETTLED = """(async () => {
  const found = await navigator.serviceWorker.getRegistration();
  return found && !found.installing;
})()"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A page of the test's own."""
    folder = tmp_path / "site"
    shutil.copytree(SITE_FOLDER, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    return folder


@pytest.fixture
def visited(chromium: Any, site: Path) -> Iterator[Tab]:
    """That page in a browser of its own, which has kept it."""
    with serving(site) as running:
        context = chromium.new_context(locale="en-GB")
        tab = Tab(context, url(running)).fill(language="en", name="Ana").open()
        tab.wait("document.body.dataset.kept", seconds=60)
        tab.wait(KEPT, seconds=60)
        yield tab
        context.close()


def put_other_version(site: Path) -> None:
    """Put a newer version in the place of a page."""
    version = json.loads((site / "site.json").read_text(encoding="utf-8"))["version"]
    with (site / "page.js").open("a", encoding="utf-8") as file:
        file.write(MARK)
    found = b64encode(sha256((site / "page.js").read_bytes()).digest()).decode()
    for name in ("site.json", "service_worker.js"):
        text = (site / name).read_text(encoding="utf-8").replace(version, OTHER)
        text = re.sub(r'"page\.js": "[^"]*"', f'"page.js": "sha256-{found}"', text)
        (site / name).write_text(text, encoding="utf-8")


def marked(tab: Tab) -> bool:
    """Whether the page is given in the other version."""
    return MARK.strip() in tab.page.evaluate("fetch('page.js').then(one => one.text())")


def test_what_the_browser_has_thrown_away_is_kept_again(visited: Tab) -> None:
    count = visited.page.evaluate(KEPT)
    assert count > 20
    visited.page.evaluate(EMPTIED)
    visited.open()
    visited.wait(f"(await {KEPT}) === value", count, seconds=60)
    visited.page.context.set_offline(True)
    visited.open().play()
    assert SAY("menu-new-game") in visited.lines


def test_two_versions_are_never_kept_as_one(chromium: Any, site: Path) -> None:
    # A server in the middle of an update: one file is already another.
    with (site / "hand_or_menu.js").open("a", encoding="utf-8") as file:
        file.write(MARK)
    with serving(site) as running:
        context = chromium.new_context(locale="en-GB")
        tab = Tab(context, url(running)).fill(language="en").open()
        tab.wait(f"!(await navigator.serviceWorker.getRegistration()) || {SETTLED}", seconds=60)
        assert tab.page.evaluate("document.body.dataset.kept ?? ''") == ""
        assert tab.page.evaluate("!navigator.serviceWorker.controller")
        # Nothing is lost by it: the page plays.
        tab.play()
        assert SAY("menu-new-game") in tab.lines
        context.close()


def test_what_was_thrown_away_comes_all_of_the_version_that_the_server_has(
    visited: Tab, site: Path
) -> None:
    put_other_version(site)
    visited.page.evaluate(EMPTIED)
    visited.open()
    assert marked(visited)
    assert visited.page.evaluate("fetch('site.json').then(one => one.json())")["version"] == OTHER
    visited.play()
    assert SAY("menu-new-game") in visited.lines


def test_a_part_that_is_lost_is_not_filled_from_another_version(visited: Tab, site: Path) -> None:
    put_other_version(site)
    visited.page.evaluate(
        "async () => { for (const name of await caches.keys())"
        " await (await caches.open(name)).delete('page.js'); }"
    )
    with pytest.raises(Exception, match="fetch"):
        visited.page.evaluate("fetch('page.js').then(one => one.text())")
    visited.open()
    assert marked(visited)


def test_a_new_version_is_offered_in_the_main_menu_and_loaded_by_it(
    visited: Tab, site: Path
) -> None:
    put_other_version(site)
    visited.open()
    assert not marked(visited)
    visited.wait("(await navigator.serviceWorker.getRegistration()).waiting", seconds=60)
    visited.play()
    told = "[...document.querySelectorAll('#log li')].some(one => one.textContent === value)"
    visited.wait(told, SAY("page-newer"))
    assert visited.lines[-2:] == [SAY("menu-renew"), SAY("menu-quit")]
    assert visited.line == visited.lines[0]
    visited.press("End", "ArrowUp")
    assert visited.line == SAY("menu-renew")
    with visited.page.expect_navigation():
        visited.page.keyboard.press("Enter")
    visited.page.wait_for_selector("body[data-ready]", timeout=60_000)
    assert marked(visited)
    visited.wait(KEPT)
    visited.play()
    assert SAY("menu-renew") not in visited.lines
