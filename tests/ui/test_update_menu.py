"""A newer version: told once in the main menu, described, downloaded and installed by keys."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from audiowar import __version__
from audiowar.client import update_download
from audiowar.client.check_for_newer_release import Release, ReleaseFile
from audiowar.distribution import Distribution
from audiowar.ui.core import main_menu
from audiowar.ui.first_screens import open_main_menu
from audiowar.ui.menus import update_menu
from audiowar.ui.menus.update_menu import UpdateMenu

from .front import Play

NEWS = ("Cards are named faster.", "Two errors are mended.")
SETUP = ReleaseFile("audiowar-setup.exe", 41_600_000, "0" * 64)
RELEASE = Release("99.1.0", "2026-11-27", {"en": NEWS}, {"setup": SETUP})
PLACE = Distribution(downloads_url="https://example.org/downloads/")


@dataclass
class Search:
    """A search for a newer version, which ends when the test says so."""

    is_done: bool = False
    newer_release: Release | None = RELEASE


@dataclass
class Download:
    """A download whose progress is set by the test."""

    folder_url: str
    file: ReleaseFile
    folder: Path
    percent: int = 0
    failed: str = ""
    is_done: bool = False
    stopped: list[bool] = field(default_factory=list)
    path: Path = Path("setup.exe")

    def stop(self) -> None:
        self.stopped.append(True)


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> Search:
    """Let all searches be this one."""
    found = Search()
    for module in (main_menu, update_menu):
        monkeypatch.setattr(module, "load_distribution", lambda: PLACE)
        monkeypatch.setattr(module, "BackgroundVersionCheck", lambda place, version: found)
    monkeypatch.setattr(update_download, "remove_downloaded_installers", lambda: None)
    return found


@pytest.fixture
def downloads(monkeypatch: pytest.MonkeyPatch) -> list[Download]:
    """Return the downloads that are started."""
    started: list[Download] = []

    def start(folder_url: str, file: ReleaseFile, folder: Path) -> Download:
        started.append(Download(folder_url, file, folder))
        return started[-1]

    monkeypatch.setattr(update_menu, "UpdateDownload", start)
    return started


def at_main_menu(home: Path, **settings: object) -> Play:
    play = Play(home)
    play.app.settings.set(name="Mira", updates=True, **settings)
    open_main_menu(play.app)
    return play


def at_update_menu(home: Path, search: Search, **services: Any) -> Play:
    play = Play(home, **services)
    search.is_done = True
    play.app.open_screen(UpdateMenu(play.app))
    play.wait(0.2)
    return play


def texts(play: Play) -> list[str]:
    return [play.app.render(item.label()) for item in play.app.top.items]  # type: ignore[attr-defined]


def test_a_newer_version_is_told_once_and_stays_in_the_menu(home: Path, search: Search) -> None:
    play = at_main_menu(home)
    before = texts(play)
    assert play.wait(1) == []
    search.is_done = True
    told = "There is a newer version, 99.1.0. This menu has an item for it."
    assert play.wait(1) == [told]
    row = "Version 99.1.0: what is new"
    assert texts(play) == [*before[:-1], row, before[-1]]
    assert play.wait(2) == []
    play.go_to(row)
    assert play.press("enter")[-1].startswith("Version 99.1.0 of November 27, 2026.")
    again = at_main_menu(home, update_looked="")
    assert row in texts(again) and again.wait(1) == [] and texts(again).count(row) == 1


def test_a_version_after_one_that_was_told_takes_its_place(home: Path, search: Search) -> None:
    play = at_main_menu(home, update_known="99.0.0")
    assert "Version 99.0.0: what is new" in texts(play)
    search.is_done = True
    assert "99.1.0" in play.wait(1)[-1]
    assert [row for row in texts(play) if "what is new" in row] == ["Version 99.1.0: what is new"]


@pytest.mark.parametrize("settings", [{"updates": False}, {"updates": "yes"}])
def test_nobody_looks_who_was_not_allowed_to(
    home: Path, search: Search, settings: dict[str, object]
) -> None:
    play = Play(home)
    play.app.settings.set(name="Mira", update_known="99.0.0", **settings)
    search.is_done = True
    open_main_menu(play.app)
    assert play.wait(1) == [] and not any("what is new" in row for row in texts(play))


def test_a_search_without_a_newer_version_says_nothing(home: Path, search: Search) -> None:
    search.newer_release = None
    play = at_main_menu(home)
    search.is_done = True
    assert play.wait(1) == [] and play.app.settings.get("update_known", "") == ""


def test_it_is_looked_for_once_a_day_and_once_a_start(
    home: Path, search: Search, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []
    monkeypatch.setattr(
        main_menu, "BackgroundVersionCheck", lambda place, version: looked.append(version) or search
    )
    play = at_main_menu(home)
    assert looked == [__version__]
    open_main_menu(play.app)
    play.app.settings.set(update_looked="2020-01-01")
    open_main_menu(play.app)
    assert looked == [__version__] and play.app.launch.has_looked_for_updates
    at_main_menu(home)
    assert looked == [__version__] * 2
    at_main_menu(home)
    assert looked == [__version__] * 2


def test_what_is_new_is_listed_after_the_page(home: Path, search: Search) -> None:
    play = at_update_menu(home, search)
    assert play.said()[-1].startswith("Version 99.1.0 of November 27, 2026. Open the download page")
    assert texts(play) == ["Open the download page", *NEWS]
    assert play.press("enter") == ["The download page is https://example.org/downloads/"]
    opened: list[str] = []
    browsing = at_update_menu(home, search, open_web_page=lambda page: opened.append(page) or True)
    assert browsing.press("enter") == ["The page is open in your browser."]
    assert opened == ["https://example.org/downloads/"]


def test_a_version_that_cannot_be_reached_leaves_the_page(home: Path, search: Search) -> None:
    search.newer_release = None
    play = at_update_menu(home, search, install_update=lambda file: None)
    assert play.said()[-1].startswith("The newer version cannot be reached right now.")
    assert texts(play) == ["Open the download page"]


def test_it_is_downloaded_and_installed(
    home: Path, search: Search, downloads: list[Download]
) -> None:
    installed: list[Path] = []
    play = at_update_menu(home, search, install_update=installed.append)
    assert texts(play)[0] == "Install it and go on with your game"
    assert play.press("enter") == ["Downloading, 42 MB. Leave this list to stop."]
    (download,) = downloads
    assert (download.folder_url, download.file) == (PLACE.downloads_url, SETUP)
    for percent, told in ((24, []), (26, ["25 %."]), (49, []), (90, ["75 %."]), (99, [])):
        download.percent = percent
        assert play.wait(0.3) == told, percent
    assert play.press("enter") == ["99 %."] and len(downloads) == 1
    download.is_done = True
    assert play.wait(0.3)[0] == "Installing. The game closes and starts again by itself."
    assert installed == [download.path] and not play.app.running
    settings = play.app.settings
    assert (settings.get("update_installing", ""), settings.get("update_resume", None)) == (
        "99.1.0",
        False,
    )


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        ("network", "The download broke off."),
        ("disk", "The file cannot be saved."),
        ("wrong", "The file that came is not the one we published"),
    ],
)
def test_a_download_that_fails_says_why_and_can_be_tried_again(
    home: Path, search: Search, downloads: list[Download], reason: str, told: str
) -> None:
    play = at_update_menu(home, search, install_update=lambda file: None)
    play.press("enter")
    downloads[0].failed, downloads[0].is_done = reason, True
    assert play.wait(0.3)[-1].startswith(told) and play.app.running
    play.press("enter")
    assert len(downloads) == 2


def test_an_installer_that_does_not_start_leaves_the_game_open(
    home: Path, search: Search, downloads: list[Download]
) -> None:
    def refuse(file: Path) -> None:
        raise OSError("no rights")

    play = at_update_menu(home, search, install_update=refuse)
    play.press("enter")
    downloads[0].is_done = True
    assert play.wait(0.3)[-1].startswith("The installer cannot be started.")
    assert play.app.running and play.app.settings.get("update_installing", "") == ""


def test_leaving_the_list_stops_the_download(
    home: Path, search: Search, downloads: list[Download]
) -> None:
    play = at_main_menu(home)
    search.is_done = True
    play.app.launch.services.install_update = lambda file: None
    play.app.open_screen(UpdateMenu(play.app))
    play.wait(0.2)
    play.press("enter")
    play.press("escape")
    assert downloads[0].stopped == [True]
