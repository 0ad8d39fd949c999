"""Measure the page in Chromium: bytes per visit, start time, and time from a key to its answer.

    python -m benchmarks.page [--keys 300]

Start: processor seconds of the whole browser until the first button can be used. A cold start has
an empty store, a warm start has everything stored. Key: the time, by the page's own clock, from a
key to the first change of the list or the live regions, with three and with eight players, while
bots think. Long tasks are tasks that keep the page busy for more than 50 ms.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from audiowar.web.built_page import SITE_FOLDER
from tests.end_to_end.rig.chromium import launch_windowless_browser
from tests.web.browser import STARTS, Tab, serving, url
from tests.web.test_page import table

KEYS = (
    "ArrowRight", "ArrowLeft", "Enter", "ArrowDown", "e", "t", "ArrowRight", "Enter", "p",
)  # fmt: skip
MEASURING_SCRIPT = """() => {
  window.times = [];
  let at = null;
  addEventListener("keydown", event => { at = event.timeStamp; }, true);
  window.busy = [];
  new PerformanceObserver(list => window.busy.push(...list.getEntries().map(one => one.duration)))
    .observe({ entryTypes: ["longtask"] });
  const seen = () => { if (at !== null) { window.times.push(performance.now() - at); at = null; } };
  for (const one of document.querySelectorAll("#place, [aria-live]"))
    new MutationObserver(seen).observe(one, {
      subtree: true, childList: true, characterData: true, attributes: true,
    });
}"""


def measure_size(site: Path, packed: bool) -> int:
    """Return how many bytes a server sends for a whole visit with one format of sounds."""
    total = 0
    for path in site.rglob("*"):
        if path.is_file() and path.suffix not in (".br", ".gz") and path.name != "sounds.mp3.pack":
            small = path.with_name(path.name + ".br")
            total += (small if packed and small.exists() else path).stat().st_size
    return total


def measure_processor_time(browser: Any) -> float:
    """Return the processor seconds of the browser's processes so far."""
    session = browser.new_browser_cdp_session()
    return float(
        sum(one["cpuTime"] for one in session.send("SystemInfo.getProcessInfo")["processInfo"])
    )


def time_start(browser: Any, context: Any, place: str) -> tuple[str, float, float]:
    """Start the page.

    Return how it started ("cold", "warm" or "plain"), the processor seconds, and the seconds by the
    clock.
    """
    tab = Tab(context, place)
    before = measure_processor_time(browser)
    opened = tab.page.evaluate("Date.now()")
    tab.open()
    taken = tab.page.evaluate("Date.now()") - opened
    result = tab.how, measure_processor_time(browser) - before, taken / 1000
    tab.wait(STARTS, seconds=90)
    tab.close()
    return result


def time_keys(tab: Tab, count: int) -> list[float]:
    """Press `count` keys. Return the milliseconds from each key to the page's response, sorted."""
    tab.page.evaluate(MEASURING_SCRIPT)
    for number in range(count):
        tab.page.keyboard.press(KEYS[number % len(KEYS)])
        tab.page.wait_for_timeout(150)
    return sorted(tab.page.evaluate("window.times"))


def print_key_times(browser: Any, place: str, opponents: int, count: int) -> None:
    """Press keys at a table, and print how long the responses took."""
    context = browser.new_context(locale="en-GB")
    tab = table(Tab(context, place), heard=False, opponents=opponents)
    found = time_keys(tab, count)
    at = [found[int(len(found) * part)] for part in (0.5, 0.95)]
    print(
        f"key to page, {opponents + 1} players: p50 {at[0]:.1f} ms, p95 {at[1]:.1f} ms, "
        f"{len(found)} keys; long tasks: {tab.page.evaluate('window.busy')}"
    )
    context.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--keys", type=int, default=300)
    wanted = parser.parse_args()
    packed, plain = (measure_size(SITE_FOLDER, brotli) for brotli in (True, False))
    print(f"bytes to load: {packed} with brotli, {plain} without")
    with launch_windowless_browser() as browser, serving() as running:
        context = browser.new_context(locale="en-GB")
        for _ in range(4):
            how, seconds, clock = time_start(browser, context, url(running))
            print(f"start, {how}: {seconds:.1f} processor seconds, {clock:.1f} s by the clock")
        for opponents in (2, 7):
            print_key_times(browser, url(running), opponents, wanted.keys)


if __name__ == "__main__":
    main()
