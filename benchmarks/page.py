"""Measure the page in Chromium: bytes per visit, start time, and time from a key to its answer.

    python benchmarks/page.py [--keys 300]

Start: processor seconds of the whole browser, until the first button would start at once; cold
with nothing kept, warm with all of it. Key: from the key to the first change of the list or the
live regions, in the page's own clock.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from audiowar.web.static_server import SITE_FOLDER
from tests.end_to_end.rig.chromium import windowless
from tests.web.browser import Tab, serving, url
from tests.web.test_page import STARTS, table

ANSWERED = """() => {
  window.times = [];
  let at = null;
  addEventListener("keydown", event => { at = event.timeStamp; }, true);
  const seen = () => { if (at !== null) { window.times.push(performance.now() - at); at = null; } };
  for (const one of document.querySelectorAll("#place, [aria-live]"))
    new MutationObserver(seen).observe(one, {
      subtree: true, childList: true, characterData: true, attributes: true,
    });
}"""


def size(site: Path, packed: bool) -> int:
    """Bytes of a whole visit with one format of sounds, as a server sends them."""
    total = 0
    for path in site.rglob("*"):
        if path.is_file() and path.suffix not in (".br", ".gz") and path.name != "sounds.mp3.pack":
            small = path.with_name(path.name + ".br")
            total += (small if packed and small.exists() else path).stat().st_size
    return total


def processor(browser: Any) -> float:
    """Processor seconds of the browser's processes so far."""
    session = browser.new_browser_cdp_session()
    return float(
        sum(one["cpuTime"] for one in session.send("SystemInfo.getProcessInfo")["processInfo"])
    )


def start(browser: Any, context: Any, place: str) -> tuple[str, float, float]:
    """How it started, in how many processor seconds, and by the clock."""
    tab = Tab(context, place)
    before = processor(browser)
    opened = tab.page.evaluate("Date.now()")
    tab.open()
    taken = tab.page.evaluate("Date.now()") - opened
    result = tab.how, processor(browser) - before, taken / 1000
    tab.wait(STARTS, seconds=90)
    tab.close()
    return result


def keys(tab: Tab, count: int) -> list[float]:
    """Milliseconds from a key to the page's answer, for moves in the hand and questions."""
    tab.page.evaluate(ANSWERED)
    for number in range(count):
        tab.page.keyboard.press(("ArrowRight", "ArrowLeft", "t", "ArrowDown", "e")[number % 5])
        tab.page.wait_for_timeout(150)
    return sorted(tab.page.evaluate("window.times"))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--keys", type=int, default=300)
    wanted = parser.parse_args()
    print(
        f"bytes to load: {size(SITE_FOLDER, True)} with brotli, {size(SITE_FOLDER, False)} without"
    )
    with windowless() as browser, serving() as running:
        context = browser.new_context(locale="en-GB")
        for _ in range(4):
            how, seconds, clock = start(browser, context, url(running))
            print(f"start, {how}: {seconds:.1f} processor seconds, {clock:.1f} s by the clock")
        tab = table(Tab(context, url(running)))
        found = keys(tab, wanted.keys)
        at = [found[int(len(found) * part)] for part in (0.5, 0.95)]
        print(f"key to page: p50 {at[0]:.1f} ms, p95 {at[1]:.1f} ms, {len(found)} keys")


if __name__ == "__main__":
    main()
