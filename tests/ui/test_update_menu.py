"""The menu of a newer version: what is new, and the way of its installer to the player."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from audiowar import __version__
from audiowar.announce.announcement import AnnouncementKind
from audiowar.client.check_for_newer_release import Release, ReleaseFile
from audiowar.client.update_download import get_installers_folder
from audiowar.publisher_info import PublisherInfo
from audiowar.ui.first_screens import open_main_menu, start_default_match
from audiowar.ui.menus import update_menu
from audiowar.ui.menus.update_menu import UpdateMenu
from tests.ui.front import Play

PLACE = PublisherInfo("https://example.org/a/", "key")
SETUP = ReleaseFile("setup.exe", 12_400_000, "0" * 64)
CHANGES = {"en": ("Cards are rounder.", "A bug is gone."), "sr": ("Novo.",)}
RELEASE = Release("99.1", "2026-11-20", CHANGES, {"setup": SETUP})


class Look:
    """A search for a newer version that ends when the test says so."""

    def __init__(self, *args: Any) -> None:
        self.args = args
        self.is_done = False
        self.newer_release: Release | None = None

    def find(self, release: Release | None) -> None:
        self.is_done, self.newer_release = True, release


class Download:
    """A download whose progress the test sets."""

    def __init__(self, folder_url: str, download: ReleaseFile, folder: Path) -> None:
        self.args = folder_url, download, folder
        self.path = folder / download.name
        self.percent = 0
        self.failure_reason = ""
        self.is_done = self.stopped = False

    def stop(self) -> None:
        self.stopped = True


class Updating:
    """The open menu, with its search and its downloads."""

    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch, language: str = "en") -> None:
        self.looks: list[Look] = []
        self.downloads: list[Download] = []
        self.installed: list[Path] = []

        def look(*args: Any) -> Look:
            self.looks.append(Look(*args))
            return self.looks[-1]

        def load(*args: Any) -> Download:
            self.downloads.append(Download(*args))
            return self.downloads[-1]

        monkeypatch.setattr(update_menu, "load_publisher_info", lambda: PLACE)
        monkeypatch.setattr(update_menu, "BackgroundVersionCheck", look)
        monkeypatch.setattr(update_menu, "UpdateDownload", load)
        self.play = Play(home, language)
        self.play.app.launch_options.services.install_update = self.installed.append
        open_main_menu(self.play.app)

    def open(self) -> list[str]:
        """Open the menu; return what is said."""
        before = len(self.play.said())
        self.play.app.open_screen(UpdateMenu(self.play.app))
        return self.play.said(before)

    def find(self, release: Release | None = RELEASE) -> list[str]:
        """Open the menu and let its search end; return what is said then."""
        self.open()
        self.looks[-1].find(release)
        return self.play.wait(0.1)

    def begin(self) -> Download:
        """Begin the download."""
        self.find()
        self.play.press("enter")
        return self.downloads[-1]

    def end(self, failed: str = "") -> list[str]:
        """Let the download end; return what is said."""
        self.downloads[-1].is_done, self.downloads[-1].failure_reason = True, failed
        return self.play.wait(0.1)


@pytest.fixture
def updating(home: Path, monkeypatch: pytest.MonkeyPatch) -> Updating:
    return Updating(home, monkeypatch)


def test_the_menu_looks_for_the_version_and_says_so(updating: Updating) -> None:
    assert updating.open() == ["Looking for the newer version. One moment."]
    assert updating.play.wait(0.05) == [] and updating.looks[0].args == (PLACE, __version__)
    assert updating.play.app.run_due_screens() == pytest.approx(0.1)
    updating.looks[0].find(RELEASE)
    said = updating.play.wait(0.1)
    assert said == [
        "Version 99.1 of November 20, 2026. Install it and go on with your game. 1 of 4"
    ]
    assert updating.play.front.said[-1][1] is AnnouncementKind.EVENT
    # Nothing is left to wait for.
    assert updating.play.app.run_due_screens() is None
    assert updating.play.rows() == [
        "Install it and go on with your game",
        "Open the download page",
        "Cards are rounder.",
        "A bug is gone.",
    ]
    assert updating.play.press("down", "down")[-1] == "Cards are rounder. 3 of 4"
    assert updating.play.press("escape")[-1].startswith("audiowar. Main menu.")


def test_what_is_new_is_told_in_the_players_language(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    updating = Updating(home, monkeypatch, "sr")
    updating.find()
    assert updating.play.rows()[2:] == ["Novo."]
    other = Updating(home, monkeypatch, "es")
    other.find()
    assert len(other.play.rows()) == 2


def test_where_no_version_is_found_the_page_is_offered(updating: Updating) -> None:
    told = "The newer version cannot be reached right now. Try again later."
    assert updating.find(None) == [f"{told} Open the download page"]
    assert updating.play.rows() == ["Open the download page"]


def test_a_copy_without_an_installer_offers_only_the_page(updating: Updating) -> None:
    updating.play.app.launch_options.services.install_update = None
    assert updating.find()[-1].endswith("Open the download page. 1 of 3")
    updating.play.press("escape")
    updating.play.app.launch_options.services.install_update = updating.installed.append
    updating.find(Release("99.1", "2026-11-20", CHANGES, {"zip": SETUP}))
    assert updating.play.rows()[0] == "Open the download page"


def test_the_page_is_opened_or_its_address_said(updating: Updating) -> None:
    updating.find(None)
    assert updating.play.press("enter") == ["The download page is https://example.org/a/"]
    opened: list[str] = []
    updating.play.app.launch_options.services.open_web_page = lambda page: not opened.append(page)
    assert updating.play.press("enter") == ["The page is open in your browser."]
    assert opened == ["https://example.org/a/"]


def test_each_quarter_of_the_download_is_told_once(updating: Updating) -> None:
    updating.find()
    assert updating.play.press("enter") == ["Downloading, 12 MB. Leave this list to stop."]
    download = updating.downloads[0]
    assert download.args == (PLACE.downloads_url, SETUP, get_installers_folder())
    told = []
    for percent in (0, 24, 25, 26, 49, 50, 60, 99):
        download.percent = percent
        told.append(updating.play.wait(0.1))
    assert told == [[], [], ["25 %."], [], [], ["50 %."], [], ["75 %."]]
    assert updating.play.front.said[-1][1] is AnnouncementKind.EVENT
    assert updating.play.front.topics[-1] == "update"
    assert updating.play.app.run_due_screens() == pytest.approx(0.1)
    # Enter says how far it is, and begins no second one.
    assert updating.play.press("enter") == ["99 %."] and len(updating.downloads) == 1


def test_a_small_download_has_a_megabyte_at_least(updating: Updating) -> None:
    small = ReleaseFile("setup.exe", 100, "0" * 64)
    updating.find(Release("99.1", "2026-11-20", {}, {"setup": small}))
    assert updating.play.press("enter") == ["Downloading, 1 MB. Leave this list to stop."]


def test_the_installer_starts_and_the_program_quits(updating: Updating) -> None:
    download = updating.begin()
    assert updating.end() == ["Installing. The game closes and starts again by itself."]
    assert updating.play.front.said[-1][1] is AnnouncementKind.SYSTEM
    assert updating.installed == [download.path] and not updating.play.app.running
    settings = updating.play.app.settings
    assert settings.get("update_installing", "") == "99.1"
    assert settings.get("update_resume", True) is False


def test_an_unfinished_match_goes_on_in_the_new_version(updating: Updating) -> None:
    start_default_match(updating.play.app)
    updating.play.press("enter", "enter")
    updating.play.app.open_main_menu()
    updating.begin()
    updating.end()
    assert updating.play.app.settings.get("update_resume", False) is True


@pytest.mark.parametrize(
    ("failed", "told"),
    [
        ("network", "The download was interrupted. Nothing has changed. Try again later."),
        ("disk", "The file cannot be saved. Nothing has changed. Is the disk full?"),
        (
            "wrong",
            "The downloaded file is not the one we published, so it was deleted. "
            "Nothing has changed.",
        ),
    ],
)
def test_a_download_that_failed_says_why_and_can_begin_again(
    updating: Updating, failed: str, told: str
) -> None:
    updating.begin().percent = 80
    updating.play.wait(0.1)
    assert updating.end(failed) == [told] and updating.play.cued()[-1] == "refusal"
    assert updating.installed == [] and updating.play.app.running
    assert updating.play.app.run_due_screens() is None
    assert updating.play.press("enter")[-1].startswith("Downloading, 12 MB.")
    assert len(updating.downloads) == 2
    updating.downloads[1].percent = 30
    assert updating.play.wait(0.1) == ["25 %."]


def test_an_installer_that_does_not_start_leaves_all_as_it_was(updating: Updating) -> None:
    def refuse(installer: Path) -> None:
        raise PermissionError(installer)

    updating.play.app.launch_options.services.install_update = refuse
    updating.begin()
    told = "The installer cannot be started. Nothing has changed."
    assert updating.end()[-1].startswith(told) and updating.play.cued()[-1] == "refusal"
    assert updating.play.app.running
    assert updating.play.app.settings.get("update_installing", "") == ""


def test_leaving_the_menu_stops_the_download(updating: Updating) -> None:
    updating.open()
    updating.play.press("escape")
    assert updating.downloads == []
    download = updating.begin()
    updating.play.press("escape")
    assert download.stopped and updating.installed == []
