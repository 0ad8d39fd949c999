"""A recorded match is listened to again on a page of a phone's size, by its buttons alone."""

from __future__ import annotations

import pytest

from audiowar.storage.match_transcript import format_transcript
from audiowar.storage.replay_transcript import TranscriptReplayer
from tests.golden.told.cases import record_match

from ..end_to_end.rig.chromium import name_missing_programs
from .browser import BUILT, Tab, faultless
from .test_page import place, profile, tab

__all__ = ["place", "profile", "tab"]
pytestmark = [
    pytest.mark.skipif(
        bool(name_missing_programs()), reason=f"not installed: {name_missing_programs()}"
    ),
    *BUILT,
    pytest.mark.xdist_group("page"),
]
FILE = "games/finished/20260301-120000-000000-scientific.jsonl"


def recorded() -> str:
    """Return the transcript of a match of three."""
    header, records = record_match("scientific", 3, 1, {}, "random")
    return format_transcript(
        header, [event for step in TranscriptReplayer(header, records) for event in step]
    )


def button(tab: Tab, words: str) -> None:
    """Press a button."""
    since = tab.page.evaluate("performance.now()")
    tab.page.get_by_role("button", name=words, exact=True).click()
    tab.wait("changed > value", since)


def hears(tab: Tab, words: str) -> None:
    """Wait until a reader is given these words."""
    tab.wait("heard.some(one => one[0].includes(value))", words)


def test_a_match_is_heard_again_by_buttons_on_a_phone(tab: Tab) -> None:
    tab.page.set_viewport_size({"width": 390, "height": 844})
    tab.fill({FILE: recorded()}, language="en", name="Mira", first_steps=True).open().play()
    tab.press("m", "Enter", "Enter")
    tab.press("l", "Enter")
    hears(tab, "Listen again.")
    button(tab, "Next")
    hears(tab, "You play")
    button(tab, "Next trick")
    hears(tab, "Trick 1.")
    button(tab, "Next trick")
    hears(tab, "Trick 2.")
    button(tab, "Next war")
    tab.wait("heard.some(one => /war[!:]/i.test(one[0]))")
    button(tab, "Whose knowledge")
    hears(tab, "You hear everything open.")
    button(tab, "My hand")
    hears(tab, "Ana, hand:")
    seen = tab.page.evaluate("[innerWidth, document.documentElement.scrollWidth]")
    assert seen[1] <= seen[0]
    faultless(tab)
    assert tab.page.locator("#scene .seat").count()
    button(tab, "Stop listening")
    tab.wait("!document.querySelector('#scene .seat')")
