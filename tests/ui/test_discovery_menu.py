"""The list of servers nearby grows as servers are found."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.announce.announcement import AnnouncementKind
from audiowar.client.discovery import FoundServer
from audiowar.ui.first_screens import open_main_menu
from audiowar.ui.online import discovery_menu
from audiowar.ui.online.discovery_menu import DiscoveryMenu
from tests.client.carried import Carrying

from .front import Play


class Searching:
    """A search for servers that finds what the test sets."""

    def __init__(self) -> None:
        self.found: list[FoundServer] = []
        self.closed = False

    def take_found_servers(self) -> list[FoundServer]:
        found, self.found = self.found, []
        return found

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> Searching:
    made = Searching()
    monkeypatch.setattr(discovery_menu, "ServerSearch", lambda: made)
    return made


def test_nothing_is_said_of_it_under_another_screen(tmp_path: Path, search: Searching) -> None:
    play = Play(tmp_path, "en")
    screen = DiscoveryMenu(play.app, lambda address: None)
    play.app.open_screen(screen)
    screen.run_due(1.0)
    play.press("f1")
    above, said = play.app.top, play.said()
    assert above is not screen
    search.found = [FoundServer("attic 1", "10.0.0.2:1")]
    screen.run_due(20.0)
    assert play.said() == said
    play.app.close_screen(above)
    screen.run_due(20.1)
    assert play.said()[-1] == "Found: attic 1, 10.0.0.2:1"


def test_a_server_that_was_found_is_asked_at_once_for_its_open_tables(
    tmp_path: Path, search: Searching
) -> None:
    carrying = Carrying()
    play = Play(tmp_path, "en", open_transport=carrying)
    open_main_menu(play.app)
    play.press("down", "enter", "enter")
    search.found = [FoundServer("attic 1", "10.0.0.2:1")]
    assert play.wait(0.1) == ["Found: attic 1, 10.0.0.2:1"]
    assert play.press("enter") == ["Connecting."]
    carrying.welcome()
    assert play.wait(0.1)[-1].startswith("With others. ")
    assert [frame["type"] for frame in carrying.now.sent] == ["hello", "tables"]
    assert carrying.now.url == "ws://10.0.0.2:1/ws"
    assert play.app.settings.get("server", "") == "10.0.0.2:1"
    carrying.now.hear(type="tables", tables=[])
    assert play.wait(0.1) == ["There are no open tables."]


def test_the_search_is_looked_at_ten_times_a_second_and_missed_once_in_fifty_seconds(
    tmp_path: Path, search: Searching
) -> None:
    play = Play(tmp_path, "en")
    play.app.open_main_menu()
    play.app.open_screen(DiscoveryMenu(play.app, lambda address: None))
    assert play.said()[-1] == "Nearby. Looking for tables nearby"
    assert play.app.run_due_screens() == pytest.approx(0.1)
    assert play.wait(4.9) == []
    assert play.wait(0.2) == ["None found yet. Still looking."]
    assert play.front.said[-1][1] is AnnouncementKind.SYSTEM
    assert play.wait(54) == [] and play.wait(2) == ["None found yet. Still looking."]
    play.press("f1")
    assert play.app.run_due_screens() == pytest.approx(0.1)
    play.app.close_all_screens()
    assert search.closed


def test_after_a_server_was_found_nothing_is_missed(tmp_path: Path, search: Searching) -> None:
    play = Play(tmp_path, "en")
    play.app.open_main_menu()
    play.app.open_screen(DiscoveryMenu(play.app, lambda address: None))
    for number, name in enumerate(("attic", "kitchen", "cellar"), 1):
        search.found = [FoundServer(name, f"10.0.0.{number}:1")]
        assert play.wait(0.1) == [f"Found: {name}, 10.0.0.{number}:1"]
        assert play.front.said[-1][1] is AnnouncementKind.SYSTEM
    assert play.wait(60) == []
    rows = play.rows()
    assert rows == ["attic, 10.0.0.1:1", "kitchen, 10.0.0.2:1", "cellar, 10.0.0.3:1"]
