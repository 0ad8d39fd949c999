"""Keys that work on every screen, such as the one of the manual, and what they refuse."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from audiowar.announce.line import Line
from audiowar.l10n.discover_locales import discover_locales
from audiowar.storage.settings import Settings
from audiowar.ui import global_commands
from audiowar.ui.core.key_help import KeyDescriber, KeyHelp
from audiowar.ui.core.menu import Menu, fixed_item
from audiowar.ui.first_screens import open_first_screen, open_main_menu
from tests.ui.front import Play


@pytest.fixture
def play(home: Path) -> Play:
    made = Play(home)
    open_main_menu(made.app)
    return made


@pytest.mark.parametrize(
    ("full", "told", "cues"),
    [
        (True, "Full screen.", []),
        (False, "Window.", []),
        (None, "There is no window here.", ["refusal"]),
    ],
)
def test_f11_says_what_the_window_is_now(
    play: Play, monkeypatch: pytest.MonkeyPatch, full: bool | None, told: str, cues: list[str]
) -> None:
    monkeypatch.setattr(play.front, "toggle_full_screen", lambda: full)
    assert play.press("f11") == [told]
    assert play.cued() == cues


@pytest.mark.parametrize("key", ["f7", "f8", "f9", "f10", "ctrl+f9", "ctrl+f10"])
def test_without_a_voice_or_sounds_its_keys_say_so(play: Play, key: str) -> None:
    play.front.has_voice = False
    assert play.press(key) == [play.app.catalogue.format_message("no-voice-here")]
    assert play.cued() == ["refusal"]


@pytest.mark.parametrize(
    ("keys", "told", "cue"),
    [
        (["f7"], "Speed of the voice: 180", "menu-move"),
        (["f8"], "Speed of the voice: 220", "menu-move"),
        (["f9"], "Volume of the sounds: 70", "menu-move"),
        (["f10"], "Volume of the sounds: 90", "menu-move"),
        (["f10"] * 3, "Volume of the sounds: 100", "edge"),
        (["ctrl+f9"], "Volume of the voice: 90", "menu-move"),
        (["ctrl+f10"], "Volume of the voice: 100", "edge"),
        (["ctrl+f9", "ctrl+f10"], "Volume of the voice: 100", "menu-move"),
        (["ctrl+f9", "ctrl+f9", "ctrl+f10"], "Volume of the voice: 90", "menu-move"),
    ],
)
def test_the_voice_and_the_sounds_change_with_a_key(
    play: Play, keys: list[str], told: str, cue: str
) -> None:
    assert play.press(*keys)[-1] == told
    assert play.cued()[-1] == cue
    assert play.front.applied


def test_f1_in_the_list_of_keys_describes_them_instead(play: Play) -> None:
    play.press("f1")
    assert isinstance(play.app.top, KeyHelp)
    told = play.press("f1")[-1]
    assert told.startswith("Every key says what it does. Press Escape twice to stop.")
    assert isinstance(play.app.top, KeyDescriber) and len(play.app.screens) == 2
    assert play.press("down") == ["Down arrow: next item."]
    assert play.press("f4") == ["F4: does nothing here."]
    assert play.press("escape", "escape")[-1].startswith("audiowar. Main menu.")


def test_a_key_that_is_nothing_here_says_so_with_its_name(play: Play) -> None:
    assert play.press("f4") == ["F4 does nothing here. F1 lists the keys."]
    assert play.press("delete") == ["Delete does nothing here. F1 lists the keys."]
    assert play.cued() == ["refusal", "refusal"]


def test_f2_goes_through_all_languages_and_f3_through_all_levels(play: Play) -> None:
    said = [play.press("f2")[0].split()[0] for _ in range(5)]
    assert len(set(said)) == 5 and play.app.catalogue.language == "en"
    assert [play.press("f3")[0] for _ in range(3)] == [
        "Detail: full.", "Detail: brief.", "Detail: normal.",
    ]  # fmt: skip
    assert play.app.settings.get("language", "") == "en"


def test_escape_leaves_the_lowest_menu_by_its_own_way(play: Play) -> None:
    play.app.replace_screens(
        Menu(
            play.app, Line("begin-title"), [fixed_item("menu-quit")], on_back=play.app.request_quit
        )
    )
    play.press("escape")
    assert not play.app.running and play.cued()[-1] == "menu-back"


def test_f2_goes_from_a_language_that_is_gone_to_the_first(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    others = {tag: one for tag, one in discover_locales().items() if tag != "en"}
    monkeypatch.setattr(global_commands, "discover_locales", lambda: others)
    play.press("f2")
    assert play.app.catalogue.language == next(iter(others))


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
