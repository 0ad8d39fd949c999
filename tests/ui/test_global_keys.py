"""Keys that work on every screen, and what they say where a frontend cannot do it."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.announce.line import Line
from audiowar.l10n.discover_locales import discover_locales
from audiowar.ui import global_commands
from audiowar.ui.core.key_help import KeyDescriber, KeyHelp
from audiowar.ui.core.menu import Menu, fixed_item
from audiowar.ui.first_screens import open_main_menu
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
