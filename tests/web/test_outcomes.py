"""Whoever plays fast on the page is given every outcome, whatever key follows it at once."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ..end_to_end.rig import chromium
from ..end_to_end.rig.missing_programs import skip_without
from .browser import BUILT, Tab
from .outcomes import BURST, KEYS, WATCH, Heard, judged, sit_down

pytestmark = [
    skip_without(chromium),
    *BUILT,
]
PAIRS = 8
OWN = "You are out"
SIX = "Bo takes six"
GIVEN = 60
"""Seconds in which all that is owed must have been given."""

GIVEN_ALL = "performance.now() - given.at(-1)[0] > 1000"
CALM = """performance.now() - Math.max(...[...given, ...listed].map(one => one[0])) > 6000"""
"""Whether nothing has happened and nothing was given for so long that nothing waits any more."""


def play(tab: Tab) -> None:
    """Press Enter until something has happened: what nobody has heard, it tells before it plays."""
    before = tab.page.evaluate("listed.length")
    for _ in range(30):
        tab.press("Enter")
        # A card that was told just now is not played yet.
        tab.page.wait_for_timeout(400)
        if tab.page.evaluate("listed.length") > before:
            return
    raise AssertionError(f"nothing happens any more: {tab.line!r} has the focus")


@pytest.mark.parametrize("game, players", [("scientific", 3), ("scientific", 5), ("razboi", 3)])
def test_a_key_right_after_an_outcome_takes_it_from_nobody(
    tab: Tab, game: str, players: int
) -> None:
    chance = random.Random(game)
    sit_down(tab, game, players).page.evaluate(WATCH)
    heard = Heard(0, [])
    for pair in range(4 * PAIRS):
        # A trick that ends in a war has no outcome yet.
        if pair >= PAIRS and heard.outcomes >= 2:
            break
        play(tab)
        tab.page.keyboard.press(chance.choice(KEYS))
        # Of more than three older outcomes, the oldest are left to the list of messages.
        tab.wait(GIVEN_ALL)
        heard = judged(*tab.page.evaluate("() => [listed, given]"))
    tab.wait(CALM, seconds=GIVEN)
    heard = judged(*tab.page.evaluate("() => [listed, given]"))
    assert heard.outcomes >= 2
    assert heard.lost == []


QUEUED = """async ([said, hushed]) => {
  const { Speech } = await import("./speech.js");
  const made = () => document.createElement("div");
  const speech = new Speech([made(), made(), made()], made(), made());
  speech.readyAt = Infinity;
  for (const [k, x] of said) speech.say({ k, x, s: x }, "en", false);
  if (hushed) speech.onHush();
  const given = [];
  while (speech.queue.length) {
    speech.readyAt = 0;
    speech.fillLiveRegion();
    given.push(speech.regions.at(-1).textContent);
  }
  return given;
}"""
"""What the regions are given, one after the other, of texts that have waited: kind and text."""
TWO, FOUR = ("result", "Bo takes two."), ("result", "Al takes four.")
KING, PAGE = ("navigation", "King"), ("page", "No connection.")


@pytest.mark.parametrize(
    "said, hushed, given",
    [
        ([TWO, FOUR], False, [TWO[1], FOUR[1]]),
        ([TWO, ("navigation", "Queen"), KING], False, [KING[1], TWO[1]]),
        # The engine sends again what a key cut off, but knows nothing of the texts of the page.
        ([TWO, KING, PAGE], True, [PAGE[1]]),
    ],
)
def test_texts_that_wait_are_given_one_by_one(
    tab: Tab, said: list[tuple[str, str]], hushed: bool, given: list[str]
) -> None:
    tab.page.goto(f"{tab.url}words.json")
    assert tab.page.evaluate(QUEUED, [said, hushed]) == given


@pytest.mark.parametrize(
    "listed, given, lost",
    [
        (["Ana takes two."], ["ana takes two."], []),
        (["Ana takes two."], ["Ana"], ["Ana takes two"]),
        (["Ana takes two.", "Ana takes two."], ["Ana takes two."], ["Ana takes two"]),
        (["Bo takes two. You are out.", "Bo takes six."], ["Bo takes two."], [OWN, SIX]),
        (["You are out.", *[SIX] * 9], ["You are out."], [SIX] * BURST),
        (["You are out.", *[SIX] * 9], [f"{SIX}. " * BURST], [OWN]),
        (["You are out. Bo wins the game."], ["You are out."], ["Bo wins the game"]),
        (["You are out. Bo wins the game.", *[SIX] * 9], [OWN], ["Bo wins the game", *[SIX] * 9]),
        ([SIX] * 9, [], [SIX] * 9),
    ],
)
def test_what_counts_as_lost(listed: list[str], given: list[str], lost: list[str]) -> None:
    def timed(texts: list[str]) -> list[list[Any]]:
        return [[float(n), text] for n, text in enumerate(texts)]

    assert judged(timed(listed), timed(given)).lost == lost
