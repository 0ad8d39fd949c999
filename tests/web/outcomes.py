"""Enter and another key, again and again: which outcomes of a game no reader was ever given.

`python -m tests.web.outcomes [--pairs N] [--seed S] [--game GAME] [--players N]
[--pace PERCENT] [--orca]` plays so on the built page and prints what was lost. With `--orca` real
keys are pressed beside a running Orca, and what counts is what its voice has said to the end.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ..end_to_end.rig.chromium import launch_windowless_browser
from ..end_to_end.rig.paced import CHARACTERS, PacedServer
from ..end_to_end.rig.screen import Screen
from .browser import Tab, serving, url

KEYS: Final = ("ArrowRight", "ArrowLeft", "Home", "t")
LEAST: Final = 0.1
MOST: Final = 1.5
"""Seconds from one key to the next."""
OUT: Final = "ou are out"
ENDS: Final = "wins the game"
OUTCOME: Final = re.compile(rf"[^.!?]*\b(?:takes?|wins?|draw|y{OUT}|Y{OUT})\b[^.!?]*")
BURST: Final = 4
RUSH: Final = 3000.0
"""So many others so soon after a trick, in milliseconds, and nobody could hear it."""
READER_KEYS: Final = ("right", "left", "home", "t")
"""The same, by our names for keys."""
CALM: Final = 30.0
"""Seconds in which a voice says something to its end, if it says anything."""
FAST: Final = 900.0
"""Characters in a second until the game begins: a key would stop Orca, which reads the page from
its top, and the focus would be where it stopped."""
RESTS: Final = 12.0
"""Seconds without a key after which everything has been given that ever will be."""
WATCH: Final = """() => {
  window.given = []; window.listed = [];
  for (const region of document.querySelectorAll("[aria-live]"))
    new MutationObserver(() => {
      if (region.textContent) window.given.push([performance.now(), region.textContent]);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  new MutationObserver(changes => {
    const now = performance.now();
    for (const change of changes) for (const item of change.addedNodes)
      window.listed.push([now, item.textContent]);
  }).observe(document.querySelector("#log"), { childList: true });
}"""
"""Notes when something is given to readers, and when something happens."""


@dataclass(frozen=True)
class Heard:
    """What came of it."""

    outcomes: int
    lost: list[str]


def hammer(tab: Tab, pairs: int, chance: random.Random) -> Heard:
    """Press Enter and another key so often, at random intervals; what was lost of what happened."""
    tab.page.evaluate(WATCH)
    for _ in range(pairs):
        for key in ("Enter", chance.choice(KEYS)):
            tab.page.keyboard.press(key)
            tab.page.wait_for_timeout(1000 * chance.uniform(LEAST, MOST))
    tab.page.wait_for_timeout(1000 * RESTS)
    return judged(*tab.page.evaluate("() => [listed, given]"))


def hammer_beside_orca(asked: argparse.Namespace) -> Heard:
    """Do the same with real keys and a real reader; return what its voice has not said."""
    from playwright.sync_api import sync_playwright

    from ..end_to_end.test_page_orca import begin

    chance, ended = random.Random(asked.seed), threading.Event()
    given: list[list[Any]] = []
    with ExitStack() as opened:
        # The path of a socket may have 107 characters.
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory(prefix="p", dir="/tmp")))
        (folder / "s").mkdir()
        place = url(opened.enter_context(serving()))
        display = opened.enter_context(Screen())
        server = opened.enter_context(PacedServer(folder / "s", FAST))
        driver = opened.enter_context(sync_playwright())
        display.layout("us")
        reading = begin(opened, folder, display, server, driver, place)
        reading.sit_down(**settings(asked.game, asked.players, asked.pace))
        server.set_pace(CHARACTERS)
        reading.page.evaluate(WATCH)
        offset = reading.page.evaluate("performance.now()") - 1000 * time.monotonic()

        def note() -> None:
            while not ended.wait(0.1):
                said = server.get_finished_sentences()[len(given) :]
                given.extend([1000 * time.monotonic() + offset, text] for text in said)

        opened.callback(ended.set)
        threading.Thread(target=note, daemon=True).start()
        for _ in range(asked.pairs):
            for key in ("enter", chance.choice(READER_KEYS)):
                reading.press(key, after=chance.uniform(LEAST, MOST))
        last = -1
        while last < len(given):
            last = len(given)
            time.sleep(CALM)
        return judged(reading.page.evaluate("listed"), given)


def hammer_without_window(asked: argparse.Namespace) -> Heard:
    """Do it in a browser without a window."""
    with serving() as running, launch_windowless_browser() as browser:
        tab = Tab(browser.new_context(locale="en-GB"), url(running))
        sat = sit_down(tab, asked.game, asked.players, asked.pace)
        return hammer(sat, asked.pairs, random.Random(asked.seed))


def settings(game: str, players: int, pace: int) -> dict[str, Any]:
    """Return the settings of a game."""
    brief = {"detail": "brief", "remarks": "off"}
    return {"game": game, "pace": pace, "opponents": players - 1, **brief}


def judged(listed: list[list[Any]], given: list[list[Any]]) -> Heard:
    """Find each outcome that happened in what was given since; each giving counts for one.

    Whoever is out is told that, and who wins: without a pause the others play the rest of the game
    in a second or two, dozens of tricks, of which nobody could hear more than the last.
    """
    free = [[when, plain(text)] for when, text in given]
    lost, outcomes, out = [], 0, False
    for n, (when, text) in enumerate(listed):
        out = out or OUT in text
        rushed = out and n + BURST < len(listed) and listed[n + BURST][0] < when + RUSH
        for sentence in OUTCOME.findall(text):
            if rushed and ENDS not in sentence and OUT not in sentence:
                continue
            outcomes += 1
            wanted = plain(sentence)
            found = next((one for one in free if one[0] >= when - 500 and wanted in one[1]), None)
            if found is None:
                lost.append(sentence.strip())
            else:
                found[1] = found[1].replace(wanted, "", 1)
        out = out and ENDS not in text
    return Heard(outcomes, lost)


def plain(text: str) -> str:
    """Return a text without what only begins or ends a sentence."""
    return text.strip().casefold()


def main() -> int:
    """Play as the arguments say; return 1 where something was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="razboi")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--pace", type=int, default=100, help="per cent; 0: bots do not think")
    parser.add_argument("--orca", action="store_true", help="by what Orca reads")
    asked = parser.parse_args()
    heard = hammer_beside_orca(asked) if asked.orca else hammer_without_window(asked)
    played = f"{asked.game} {asked.players}, pace {asked.pace}: {asked.pairs} pairs"
    print(f"{played}, {heard.outcomes} outcomes, never given: {len(heard.lost)}")
    print("\n".join(heard.lost[:20]))
    return 1 if heard.lost else 0


def sit_down(tab: Tab, game: str, players: int = 3, pace: int = 0) -> Tab:
    """Begin a game through the menus."""
    tab.fill(language="en", name="Ana", **settings(game, players, pace)).open()
    tab.play().press("Enter", "Enter", "Enter", "Enter")
    return tab.wait("document.querySelectorAll('#scene .seat').length > 1")


if __name__ == "__main__":
    sys.exit(main())
