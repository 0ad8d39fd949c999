"""What the engine lists of what happened, and how it goes on where a page has lost its server."""

from __future__ import annotations

import pytest

from audiowar.l10n.catalogue import Catalogue
from audiowar.storage.settings import Settings
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.ui.table.table_screen import TableScreen

from .recorder import RecorderPage
from .test_others import Others

pytestmark = pytest.mark.usefixtures("home")
SAY = Catalogue("en").format_message


def listed(page: RecorderPage) -> list[str]:
    """What the page lists."""
    return [item["x"] for one in page.told if one["t"] == "log" for item in one["items"]]


def test_what_happens_is_listed_once_however_fast_the_keys_are() -> None:
    launch = LaunchOptions(language="en", game="razboi", players=3, seed=7, fast=True)
    page = RecorderPage(launch)
    page.start()
    page.wait(5)
    before = len(listed(page))
    for _ in range(6):
        page.send({"t": "key", "k": "enter"}, {"t": "key", "k": "right"})
    page.wait(10)
    assert page.engine._app is not None
    history = page.engine._app.history
    told = [
        page.engine._app.render_in_one_language(one.lines)[0] for one in history.get_newest(100)
    ]
    assert [one for one in listed(page) if one in told] == told
    assert len(listed(page)) - before >= 6


def test_every_line_of_a_chat_is_listed() -> None:
    others = Others()
    others.choose("menu-together")
    others.arrive()
    others.sit()
    others.begin()
    lines = [f"line {number}" for number in range(12)]
    for line in lines:
        others.carrying.now.hear(type="chat", seat=1, name="Bo", text=line)
    others.rouse()
    found = " ".join(listed(others.page))
    assert [line for line in lines if line not in found] == []


def test_a_language_that_was_chosen_is_not_asked_again() -> None:
    page = RecorderPage()
    page.send({"t": "start", "v": 1, "langs": ["en"], "lang": "ro"})
    assert Catalogue("ro").format_message("menu-new-game") in page.place["items"]
    assert page.state["words"]["chosen"] is True
    other = RecorderPage()
    Settings().set(language="")
    other.send({"t": "start", "v": 1, "langs": ["en"], "lang": "xx"})
    assert "chosen" not in other.state["words"] and "English" in other.place["items"]


def test_a_newer_page_is_offered_in_the_main_menu_only() -> None:
    Settings().set(language="en", name="Ana")
    page = RecorderPage()
    page.start()
    page.wait(2)
    page.send({"t": "newer"})
    assert SAY("page-newer") in page.said("system", page.wait(3)) or SAY("page-newer") in listed(
        page
    )
    items = page.place["items"]
    assert items[-2:] == [SAY("menu-renew"), SAY("menu-quit")]
    told = page.send({"t": "pick", "i": len(items) - 2, "go": True})
    assert {"t": "renew"} in told


def test_who_sat_among_others_goes_back_to_the_seat_without_being_asked_for_a_name() -> None:
    others = Others("123456")
    others.page.send({"t": "type", "x": "Ana"})
    others.arrive()
    others.sit()
    again = Others()
    again.page.engine.close()
    page = RecorderPage(None, "en", carry=again.carrying)
    start = {"t": "start", "v": 1, "langs": ["en"], "code": "123456", "again": True}
    page.send({**start, "shared": True})
    assert page.place["t"] != "entry"
    again.carrying.welcome(page="192.168.0.5:7470")
    page.due = page.engine.run_due_screens()
    page.wait(1)
    sent = [frame["type"] for frame in again.carrying.now.sent]
    assert "resume" in sent and page.place["t"] != "entry"


def test_at_the_end_the_first_key_opens_the_menu_and_the_winner_follows() -> None:
    launch = LaunchOptions(language="en", game="razboi", players=2, seed=7, fast=True)
    page = RecorderPage(launch)
    page.start()
    for _ in range(3000):
        page.send({"t": "key", "k": "enter"})
        page.wait(0.1)
        assert page.engine._app is not None
        table = page.engine._app.top
        if isinstance(table, TableScreen) and table.view().over:
            break
    assert page.place["where"] == "table"
    page.send({"t": "key", "k": "enter"})
    assert page.place["label"] == SAY("game-menu-over")
    assert "win" in page.said("result", page.wait(9))[-1]
