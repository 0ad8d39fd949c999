"""The manual opens by a key and by items of two menus, and the program always says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from audiowar.announce.announcement import Buffer
from audiowar.announce.line import Line
from audiowar.storage.settings import Settings
from audiowar.ui.first_screens import open_first_screen

from .front import Play


class Reader:
    """Replaces the function that opens the manual. It records languages and returns what is set."""

    def __init__(self, answer: Path | OSError | None = None) -> None:
        self.answer = answer
        self.languages: list[str] = []

    def __call__(self, language: str) -> Path | None:
        self.languages.append(language)
        if isinstance(self.answer, OSError):
            raise self.answer
        return self.answer


def begun(home: Path, reader: Reader, language: str = "en", **launch: Any) -> Play:
    Settings(home).set(language=language, name="Ana")
    play = Play(home, language, open_manual_or_get_file=reader, **launch)
    open_first_screen(play.app)
    return play


def test_its_key_works_at_the_table_and_in_menus(home: Path) -> None:
    reader = Reader()
    play = begun(home, reader, game="scientific", seed=1, fast=True)
    assert play.press("shift+f1") == ["Opening the manual in your browser."]
    assert play.press("escape", "shift+f1")[-1] == "Opening the manual in your browser."
    assert reader.languages == ["en", "en"]


@pytest.mark.parametrize("launch", [{}, {"game": "scientific", "seed": 1, "fast": True}])
def test_it_is_an_item_of_the_main_menu_and_of_the_game_menu(
    home: Path, launch: dict[str, Any]
) -> None:
    reader = Reader()
    play = begun(home, reader, **launch)
    if launch:
        play.press("escape")
    items = [play.press("down")[-1] for _ in range(11)]
    at = next(number for number, item in enumerate(items) if item.startswith("Manual"))
    play.press("home", *["down"] * (at + 1))
    assert play.press("enter") == ["Opening the manual in your browser."]
    assert reader.languages == ["en"]


def test_it_is_in_the_language_of_now(home: Path) -> None:
    reader = Reader()
    play = begun(home, reader, "sr")
    assert play.press("shift+f1") == ["Otvara se uputstvo u pregledaču."]
    play.press("f2", "shift+f1")
    assert reader.languages == ["sr", play.app.catalogue.language]
    assert reader.languages[1] != "sr"


def test_without_a_browser_the_file_is_told_and_kept_to_be_copied(home: Path) -> None:
    play = begun(home, Reader(Path("/data/manual-en.html")))
    told = "No browser can be opened here. The manual is the file /data/manual-en.html."
    assert play.press("shift+f1")[-1] == told
    play.press("ctrl+c")
    assert play.front.copied == [told]


def test_a_page_that_cannot_be_written_is_told(home: Path) -> None:
    play = begun(home, Reader(PermissionError(13, "denied", "/data/manual-en.html")))
    assert play.press("shift+f1")[-1] == "The manual could not be written: manual-en.html."


def test_a_message_that_is_silent_at_this_detail_is_not_copied(home: Path) -> None:
    play = begun(home, Reader(None))
    play.app.say(Line("copied"), buffer=Buffer.SYSTEM)
    play.app.say(buffer=Buffer.SYSTEM)
    play.press("ctrl+c")
    assert play.front.copied == ["Copied."]
