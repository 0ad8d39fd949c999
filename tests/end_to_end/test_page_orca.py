"""A real Orca reads the page in Chromium: focus mode by itself, every result whole, four languages.

`AUDIOWAR_TRICKS=200` plays so many tricks, each as soon as the result before it has had time to be
begun; usually it is fewer, as that takes a second and a half for each.
"""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from audiowar.generate_manual import get_html_language_tag
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.discover_locales import discover_locales
from audiowar.speech.utterance_queue import UNKNOWN_PACES

from ..web.browser import ANSWERED, BUILT, FILL, HEARD, serving, url
from .rig import chromium, orca, screen, speech_server
from .rig.chromium import Chromium
from .rig.missing_programs import skip_without
from .rig.orca import Orca
from .rig.screen import Screen
from .rig.session import PlayingSeat, name_in_x
from .rig.speech_server import SpeechServer

playwright = pytest.importorskip("playwright.sync_api")
pytestmark = [
    skip_without(chromium, orca, screen, speech_server),
    *BUILT,
]
TRICKS = int(os.environ.get("AUDIOWAR_TRICKS", "20"))
TEMPO = 1.4
"""Seconds from one trick to the next: a key before that means that the result was not heard."""
LONGEST = 8.0
"""Seconds in which the result of a trick must have been told and heard."""
BUSY = 20.0
"""Seconds that an answer may take on a busy machine."""
SILENT = 3
"""Keys one after another of which nothing is told: the page is dead."""
BURSTS = 3
TRIES = 12
"""So many bursts are tried where games are won on the way."""
LONGEST_TEXT = 300
"""The most characters that are given to a reader at once."""
FIRST = 60.0
"""Seconds until the first text of a browser that has just started is read, on a busy machine."""
SAY = Catalogue("en").format_message
LANGUAGES = """
import json, pyatspi
def walk(node, found):
    if node is None:
        return found
    try:
        text = node.queryText()
        if node.getRoleName() in ("list item", "static", "section") and text.characterCount:
            parts = (one.strip() for one in text.getAttributes(0)[0].split(";"))
            said = dict(one.split(":", 1) for one in parts if one)
            found.append([node.getRoleName(), text.getText(0, -1), said.get("language", "")])
    except NotImplementedError:
        pass
    for child in node:
        walk(child, found)
    return found
print(json.dumps([one for app in pyatspi.Registry.getDesktop(0) for one in walk(app, [])]))
"""
"""Prints what each text of the accessibility tree says of its language."""
SEEN = """() => ({
  focus: document.activeElement.outerHTML.slice(0, 200),
  has: document.hasFocus(),
  place: document.querySelector("#place").innerText.slice(0, 300),
  told: [...document.querySelectorAll("#log li")].slice(0, 5).map(one => one.textContent),
})"""


class Reading:
    """A player who hears the page through Orca."""

    def __init__(
        self,
        display: Screen,
        server: SpeechServer,
        page: Any,
        place: str,
        environment: Mapping[str, str],
    ) -> None:
        self.display = display
        self.environment = dict(environment)
        self.server = server
        self.page = page
        self.place = place

    def open(self, **settings: Any) -> None:
        """Open the page with these settings and press the first button by keyboard."""
        self.page.goto(f"{self.place}words.json")
        usual = {"language": "en", "name": "Ana", "pace": 0, "opponents": 2}
        self.page.evaluate(FILL, {"settings.json": json.dumps({**usual, **settings})})
        self.page.goto(self.place)
        self.page.wait_for_selector("body[data-ready]", timeout=90_000)
        self.display.focus("audiowar")
        self.quiet(1.5)
        self.page.evaluate(HEARD)
        before = self.count()
        self.press("Tab")
        # Of a browser that has just started, Orca reads nothing at first.
        self.until(before, self.page.inner_text(":focus"), FIRST)
        self.quiet(0.5)
        self.press("enter")
        self.page.wait_for_selector("#place > *")
        self.quiet(1)

    def sit_down(self, **settings: Any) -> None:
        """Open the page and begin a game, through the menus."""
        self.open(**settings)
        for _ in range(4):
            since = self.page.evaluate("performance.now()")
            self.press("enter")
            self.page.evaluate(ANSWERED, since)
        self.quiet(1.5)

    def seen(self) -> Any:
        """What the page shows, and where the keyboard is: for who reads of a test that failed."""
        return self.page.evaluate(SEEN)

    def languages(self) -> list[list[str]]:
        """Role, text and language of the texts that the system's tree gives to readers."""
        ran = subprocess.run(
            ["/usr/bin/python3", "-c", LANGUAGES],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        return list(json.loads(ran.stdout))

    def press(self, *keys: str, after: float = 0.0) -> None:
        """Press keys, each so many seconds after the one before."""
        for key in keys:
            self.display.keys(name_in_x(key))
            time.sleep(after)

    @property
    def line(self) -> str:
        """The line of the list that is chosen."""
        return str(self.page.inner_text("[aria-selected=true]"))

    def count(self) -> int:
        """How much has been said."""
        return len(self.server.get_spoken_sentences())

    def since(self, count: int) -> str:
        """What was said since, with a bar before each utterance."""
        texts = [one.text for one in self.server.get_spoken_sentences()[count:]]
        # The server gives long texts in sentences; all but the first begin with a blank.
        return "".join(text if text.startswith(" ") else f"|{text}" for text in texts)

    def quiet(self, seconds: float, longest: float = 90) -> None:
        """Wait until nothing has been said for so long."""
        end, last, since = time.monotonic() + longest, -1, time.monotonic()
        while time.monotonic() < end and time.monotonic() - since < seconds:
            if (now := self.count()) != last:
                last, since = now, time.monotonic()
            time.sleep(0.1)

    def hear(self, *keys: str, until: str = "", rest: float = 1.2) -> str:
        """Press keys one after another and listen until this was said, and then nothing more."""
        before = self.count()
        for key in keys:
            self.press(key)
        self.until(before, until)
        self.quiet(rest)
        return self.since(before)

    def until(self, count: int, text: str, seconds: float = BUSY) -> str:
        """Wait until this was said since, or time is over; what was said."""
        end = time.monotonic() + seconds
        while text not in self.since(count) and time.monotonic() < end:
            time.sleep(0.05)
        return self.since(count)

    def told(self, count: int, before: str) -> tuple[list[str], str]:
        """The results told since the one before, and what was said, once it held all of them."""
        end = time.monotonic() + LONGEST
        while True:
            # Of one that a key may have cut off after all a few words are told again.
            short = before.startswith
            told = [one for one in self.log() if one == before or not short(one.removesuffix("."))]
            heard = self.since(count)
            if (told and all(whole(one, heard) for one in told)) or time.monotonic() > end:
                return told, heard
            time.sleep(0.05)

    def newest_or_all(self, count: int) -> str:
        """Wait until the newest result was said; what was said, all of it where that never comes.

        It comes after the line of what was not heard before, however short that takes.
        """
        longest = LONGEST_TEXT / UNKNOWN_PACES.fastest + 1.5
        last, since = -1, time.monotonic()
        while time.monotonic() - since < longest:
            newest = f"|{self.log()[-1]}"
            if newest in self.since(count):
                self.quiet(1.5)
                if newest == f"|{self.log()[-1]}":
                    break
            if (now := self.count()) != last:
                last, since = now, time.monotonic()
            time.sleep(0.1)
        return self.since(count)

    def log(self) -> list[str]:
        """What the page says that it told, oldest first."""
        told = self.page.evaluate(
            "[...document.querySelectorAll('#log li')].map(one => one.textContent).reverse()"
        )
        return [str(text).strip() for text in told]


def whole(text: str, heard: str) -> bool:
    """Tell whether a text was said to its end, alone or after what was owed of the one before."""
    return f"|{text}" in heard or f". {text}" in heard


@pytest.fixture(scope="module")
def reading(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reading]:
    """Orca and a browser."""
    with serving() as running, reads(tmp_path_factory.mktemp("w"), url(running)) as found:
        yield found


@contextmanager
def reads(short_folder: Path, place: str) -> Iterator[Reading]:
    """Orca and a browser with the page at a place."""
    (short_folder / "s").mkdir()
    with ExitStack() as all_along:
        display = all_along.enter_context(Screen())
        server = all_along.enter_context(SpeechServer(short_folder / "s", seconds=0.02))
        driver = all_along.enter_context(playwright.sync_playwright())
        display.layout("us")
        yield begin(all_along, short_folder, display, server, driver, place)


def begin(
    all_along: ExitStack,
    folder: Path,
    display: Screen,
    server: SpeechServer,
    driver: Any,
    place: str,
) -> Reading:
    """Start Orca and the browser."""
    seat = PlayingSeat(display, server, folder)
    reader = Orca(server, seat.environment, folder / "orca", display.display)
    all_along.enter_context(reader)
    browser = Chromium(display, reader.environment, folder / "chromium", f"{place}manual-en.html")
    all_along.enter_context(browser)
    connected = driver.chromium.connect_over_cdp(browser.place, timeout=1000 * FIRST)
    return Reading(display, server, connected.contexts[0].pages[0], place, reader.environment)


def test_orca_goes_to_focus_mode_by_itself_and_reads_menus_hand_results_and_each_language(
    reading: Reading,
) -> None:
    before = reading.count()
    reading.open()
    begun = reading.until(before, "|Focus mode", FIRST)
    menu = reading.page.locator("#place > :first-child [role=option]").all_inner_texts()
    assert f"|audiowar. Main menu. List with {len(menu)} items|New game." in begun
    assert "|Focus mode" in begun
    for key, title, expected in (
        ("down", "", f"|{menu[1]}"),
        ("up", "", "|New game."),
        ("enter", "|Which game? List with ", " items|Scientific War, 2 to 8 players"),
        ("enter", "|How many opponents? List with ", " items|Two opponents."),
        ("enter", "", " items|"),
    ):
        heard = reading.hear(key, until=expected, rest=0.5)
        assert title in heard and expected in heard
    heard = reading.hear("enter", until="The cards are dealt", rest=2.5)
    assert "|Table. List with 14 items|" in heard
    assert heard.count("The cards are dealt") == 1
    answer, *again = reading.hear("right", until="King").split("|")[1:]
    # Who listens slowly may not have heard yet what the key has cut off: it is told once more.
    assert answer == "King of hearts."
    assert again in ([], ["The cards are dealt, fourteen cards each."])
    for _ in range(2):
        heard = reading.hear("t", until="Still choosing")
        assert heard.count("Still choosing: you.") == 1
    before = len(reading.log())
    heard = reading.hear("enter", until="You play", rest=2.5)
    (result,) = reading.log()[before:]
    assert heard.count(result) == 1
    heard = reading.hear("escape", until="|Back to the table.")
    assert "|Game menu. List with " in heard and "items|Back to the table." in heard
    expected = "|Table. List with 13 items|"
    assert expected in reading.hear("escape", until=expected)
    for tag in [*list(discover_locales())[1:], "en"]:
        change_language(reading, tag)


def test_every_result_of_fast_tricks_and_the_newest_of_a_burst_are_heard_whole(
    reading: Reading,
) -> None:
    # A remark may be cut off by a key for good; here it would be taken for a result.
    reading.sit_down(game="razboi", detail="brief", remarks="off")
    tricks = repeated = silent = 0
    lost: list[tuple[int, str, str]] = []
    newest = ""
    while tricks < TRICKS:
        assert silent < SILENT, (tricks, silent, newest, reading.seen())
        reading.page.evaluate("document.querySelector('#log').replaceChildren()")
        before, pressed = reading.count(), time.monotonic()
        reading.press("enter")
        impatient = tricks % 5 == 0
        if impatient:
            # A key before the voice has begun: the program says the result once more.
            reading.press("right", after=0.1)
        told, heard = reading.told(before, newest)
        repeated += impatient
        tricks += bool(told)
        silent = 0 if told else silent + 1
        lost += [(tricks, one, heard) for one in told if not whole(one, heard)]
        newest = told[-1] if told else newest
        if SAY("game-menu-over") in heard:
            # The game was won on the way, and all of it was told.
            reading.sit_down(game="razboi", detail="brief", remarks="off")
            silent, newest = 0, ""
        time.sleep(max(0.0, pressed + TEMPO - time.monotonic()))
    assert lost == []
    assert repeated >= TRICKS // 5
    bursts = 0
    for _ in range(TRIES):
        before = reading.count()
        reading.press(*["enter"] * 8, after=0.25)
        heard = reading.newest_or_all(before)
        if SAY("game-menu-over") in heard:
            # The game was won on the way: the next key has led on from its result.
            reading.sit_down(game="razboi", detail="brief", remarks="off")
            continue
        assert f"|{reading.log()[-1]}" in heard, (bursts, reading.log(), heard)
        bursts += 1
        if bursts == BURSTS:
            return
    raise AssertionError(f"{TRIES - bursts} games were won in {TRIES} bursts of eight keys")


def change_language(reading: Reading, tag: str) -> None:
    """Change to the next language, and hear its words from the table and the hand."""
    reading.hear("f2", until=discover_locales()[tag].own_name.split()[0], rest=0.5)
    you = Catalogue(tag).format_message("you", form="nom")
    heard = reading.hear("t", until=you, rest=0.8)
    assert heard.count(you) == 1, (tag, heard)
    hand = reading.page.locator("#place > :first-child [role=option]").all_inner_texts()
    if tag in ("sr-Cyrl", "en"):
        # Orca 43 has one voice for all; readers that change theirs go by this.
        said = [(text, lang) for _, text, lang in reading.languages()]
        lang = get_html_language_tag(discover_locales()[tag])
        assert {(line, lang) for line in hand} <= set(said), (tag, said)
        assert any(you in text and one == lang for text, one in said), (tag, said)
    following = hand[hand.index(reading.line) + 1]
    moved = reading.hear("right", until=following, rest=0.8)
    assert following in moved and reading.line == following, (tag, moved, reading.seen())
