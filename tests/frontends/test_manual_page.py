"""The manual's page is written where a browser may read it, and opened in one that has a window."""

from __future__ import annotations

import sys
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path

import pytest

from audiowar import generate_manual
from audiowar.frontends import display_check, open_manual
from audiowar.generate_manual import get_manual_file_name
from audiowar.l10n.discover_locales import discover_locales


class Browser:
    """A browser that remembers what it was to open."""

    def __init__(self) -> None:
        self.urls: list[str] = []

    def open(self, url: str) -> bool:
        self.urls.append(url)
        return True


@pytest.fixture(autouse=True)
def short_manual(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write short pages, because the manual of a language takes a fifth of a second."""
    monkeypatch.setattr(generate_manual, "render_manual_html", lambda tag: f"<p>{tag}</p>")


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Browser:
    """A browser, and a display to show it on."""
    found = Browser()
    monkeypatch.setattr(webbrowser, "get", lambda: found)
    monkeypatch.setattr(display_check, "find_display_problem_id", lambda: None)
    return found


def test_it_opens_in_the_language_asked_for_and_those_that_it_links_to_are_written(
    browser: Browser, home: Path
) -> None:
    assert open_manual.open_manual_or_get_file("sr") is None
    page = home / "manual" / "manual-sr.html"
    assert browser.urls == [page.as_uri()]
    assert page.read_text(encoding="utf-8") == "<p>sr</p>"
    end = time.monotonic() + 20
    wanted = {get_manual_file_name(tag) for tag in discover_locales()}
    while {path.name for path in page.parent.iterdir()} != wanted:
        assert time.monotonic() < end, "the other languages were not written"
        time.sleep(0.02)


def test_without_a_display_the_file_is_named(
    browser: Browser, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(display_check, "find_display_problem_id", lambda: "text-no-display")
    assert open_manual.open_manual_or_get_file("en") == home / "manual" / "manual-en.html"
    assert browser.urls == []


def find_none() -> None:
    raise webbrowser.Error("could not locate runnable browser")


@pytest.mark.parametrize("get", [find_none, lambda: webbrowser.GenericBrowser("lynx")])
def test_without_a_browser_that_leaves_the_keys_to_the_game_the_file_is_named(
    get: Callable[[], object], browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webbrowser, "get", get)
    assert open_manual.open_manual_or_get_file("en") is not None


def test_browsers_from_snaps_are_given_a_folder_that_is_not_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(open_manual, "SNAP_FOLDER", tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("AUDIOWAR_HOME", str(tmp_path / ".local" / "audiowar"))
    assert open_manual.find_manual_folder() == tmp_path / "audiowar" / "manual"
    monkeypatch.setenv("AUDIOWAR_HOME", str(tmp_path / "stick"))
    assert open_manual.find_manual_folder() == tmp_path / "stick" / "manual"


def test_a_folder_that_cannot_be_written_is_named(
    browser: Browser, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.parent.mkdir(exist_ok=True)
    home.write_text("a file where the folder should be", encoding="utf-8")
    with pytest.raises(OSError) as error:
        open_manual.open_manual_or_get_file("en")
    assert error.value.filename
