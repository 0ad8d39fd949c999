"""The page in a real browser: a server, tabs, and what a player's folder holds there."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from audiowar.command_line.serve_page import make_page_application
from audiowar.l10n.catalogue import Catalogue
from audiowar.web.built_page import SITE_FOLDER

BUILT = (pytest.mark.usefixtures("page"), pytest.mark.timeout(900))
"""For tests of the page, of which the first may have to build it."""
START = 60_000
"""Milliseconds that a first start may take on a busy machine."""
FILL = """files => new Promise((good, bad) => {
  localStorage.clear();
  const asked = indexedDB.open("audiowar", 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore("files");
  asked.onerror = () => bad(asked.error);
  asked.onsuccess = () => {
    const change = asked.result.transaction("files", "readwrite");
    change.objectStore("files").clear();
    for (const [name, text] of Object.entries(files))
      change.objectStore("files").put({ bytes: new TextEncoder().encode(text), time: 0 }, name);
    change.oncomplete = () => { asked.result.close(); good(); };
  };
})"""
HEARD = """() => {
  window.heard = [];
  for (const region of document.querySelectorAll("[aria-live]"))
    new MutationObserver(() => {
      if (region.textContent) window.heard.push([region.textContent, region.lang]);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  window.changed = 0;
  new MutationObserver(() => { window.changed = performance.now(); }).observe(document.body, {
    childList: true, characterData: true, subtree: true, attributes: true,
  });
}"""
"""Notes what a reader would be given by the live regions, and when the page changed last."""
ANSWERED = """async since => {
  const end = performance.now() + 2000;
  const rests = () => changed > since && performance.now() - changed > 80;
  while (performance.now() < end && !rests())
    await new Promise(resolve => setTimeout(resolve, 20));
}"""
"""Waits until the page has changed and rests, or long enough for nothing to change."""
OLD_GONE = "!document.querySelector('.gone')"
"""Whether the page has removed the content before the present one."""
STARTS = (
    "(async () => (await (await caches.open('audiowar-start')).keys()).length"
    " && document.body.dataset.kept)()"
)
"""Whether the browser has kept the page and a quick start."""
ELSEWHERE = "friend.test"
"""A name of this machine that the browser does not trust as it trusts this machine's own."""
AT_TABLE = f"document.querySelector('#scene .seat') && {OLD_GONE}"
"""Whether the page shows a table, and nothing of what it showed before."""
STATE = """() => ({
  status: document.querySelector("#status").textContent,
  list: document.querySelector("#place > *")?.textContent.slice(0, 400),
  focus: document.activeElement.outerHTML.slice(0, 200),
  buttons: [...document.querySelectorAll(".buttons > button")].map((one) => one.textContent),
  heard: window.heard?.slice(-8),
  told: [...document.querySelectorAll("#log li")].slice(0, 8).map((one) => one.textContent),
})"""
"""What the page shows and said last."""


@contextmanager
def serving(site: Path = SITE_FOLDER) -> Iterator[int]:
    """A server of the page, as `audiowar web` starts it; yields its port."""
    loop = asyncio.new_event_loop()
    runner = web.AppRunner(make_page_application(Catalogue("en"), str(site)), shutdown_timeout=0.1)

    async def start() -> int:
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        return int(runner.addresses[0][1])

    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield asyncio.run_coroutine_threadsafe(start(), loop).result()
    finally:
        asyncio.run_coroutine_threadsafe(runner.cleanup(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


class Tab:
    """The page in a tab."""

    def __init__(self, context: Any, url: str) -> None:
        self.page = context.new_page()
        self.url = url
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self._console(said))

    def _console(self, said: Any) -> None:
        # A browser looks for an icon of a bare file, in vain.
        if said.type in ("error", "warning") and "favicon" not in said.location["url"]:
            self.faults.append(said.text)

    def fill(self, files: Mapping[str, str] | None = None, **settings: Any) -> Tab:
        """Put a player's folder into the browser before the page opens."""
        self.page.goto(f"{self.url}words.json")
        content = {"settings.json": json.dumps(settings), **(files or {})}
        self.page.evaluate(FILL, content)
        return self

    def open(self) -> Tab:
        """Open the page and wait until the first button would start at once."""
        self.page.goto(self.url)
        self.page.wait_for_selector("body[data-ready]", timeout=START)
        return self

    def play(self) -> Tab:
        """Press the first button."""
        self.page.evaluate(HEARD)
        self.page.locator("#start").click()
        self.page.wait_for_selector("#place > *")
        return self

    def press(self, *keys: str) -> Tab:
        """Press keys, and wait until the page has answered each."""
        for key in keys:
            since = self.page.evaluate("performance.now()")
            self.page.keyboard.press(key)
            self.page.evaluate(ANSWERED, since)
        return self

    def tap(self, what: Any) -> Tab:
        """Tap something, and wait until the page has answered."""
        since = self.page.evaluate("performance.now()")
        what.tap()
        self.page.evaluate(ANSWERED, since)
        return self

    def wait(self, what: str, value: Any = None, seconds: float = 20) -> Tab:
        """Wait until a script's expression, with this `value`, is true.

        The driver's own way to wait wants to evaluate texts, which the page's policy forbids.
        """
        end = time.monotonic() + seconds
        while not self.page.evaluate(f"async value => !!(await ({what}))", value):
            assert time.monotonic() < end, f"never: {what} ({value!r}); {self.state}"
            self.page.wait_for_timeout(50)
        return self

    def rest(self, seconds: float, longest: float = 60) -> Tab:
        """Wait until the page, once it was played on, has not changed for so long."""
        return self.wait(f"performance.now() - changed > {1000 * seconds}", seconds=longest)

    @property
    def how(self) -> str:
        """How it started: cold, warm or plain."""
        return str(self.page.get_attribute("body", "data-ready"))

    @property
    def label(self) -> str:
        """The name of the list."""
        return str(self.page.get_attribute("#place > :first-child", "aria-label"))

    @property
    def lines(self) -> list[str]:
        """The lines of the list."""
        return list(self.page.locator("#place > :first-child [role=option]").all_inner_texts())

    @property
    def line(self) -> str:
        """The line that has the focus, as the tree gives it to a reader."""
        found = self.page.evaluate(
            "() => { const box = document.activeElement;"
            " return document.getElementById(box.getAttribute('aria-activedescendant'))"
            "?.textContent ?? box.tagName; }"
        )
        return str(found)

    @property
    def state(self) -> str:
        """What the page shows and said last, for the message of a failed test."""
        return str(self.page.evaluate(STATE))

    @property
    def heard(self) -> list[str]:
        """What the live regions gave so far, without the blank that makes it new."""
        return [text.rstrip("\u00a0") for text, _ in self.page.evaluate("() => window.heard")]

    @property
    def log(self) -> list[str]:
        """What was told, oldest first."""
        return list(reversed(self.page.locator("#log li").all_inner_texts()))

    def close(self) -> None:
        """Close the tab without a word."""
        self.page.close()


def find_violations(tab: Tab) -> list[tuple[str, Any]]:
    """Return what axe objects to in what the page shows: names of its rules, and elements."""
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(tab.page).response["violations"]
    return [(one["id"], one["nodes"]) for one in found]


def faultless(tab: Tab) -> None:
    """Find no fault that axe knows in what the page shows."""
    assert find_violations(tab) == []


def url(port: int) -> str:
    """Where a server is."""
    return f"http://localhost:{port}/"
