"""Settings of voice, sounds and look: announced and applied at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.l10n.catalogue import DETAILS
from audiowar.storage.setting_definitions import SETTINGS
from audiowar.ui.settings.opponent_choice import ConfiguredPace
from audiowar.ui.settings.output_settings import (
    change_number_setting_by,
    get_number_settings,
)
from audiowar.ui.settings.settings_menu import SettingsMenu

from .front import Play


@pytest.fixture
def player(home: Path) -> Play:
    made = Play(home)
    made.app.open_screen(SettingsMenu(made.app))
    return made


def test_a_changed_volume_of_sounds_is_heard_with_such_a_sound(player: Play) -> None:
    player.go_to("Sounds of wars")
    player.press("left")
    assert "war" in player.cued()[-2:]


def test_a_screen_reader_keeps_its_own_voice(home: Path) -> None:
    player = Play(home)
    player.front.own_voices = None
    player.app.open_screen(SettingsMenu(player.app))
    labels = [row.label().message for row in player.app.top.list_searchable_rows()]  # type: ignore[attr-defined]
    assert not {"setting-rate", "setting-speech-volume", "setting-voice"} & set(labels)
    assert player.press("f8") == ["Speed, volume and voice are not set in the game here."]
    assert "rate" not in player.app.settings.stored_values
    assert player.press("f9") == ["Volume of the sounds: 70"]


def test_a_terminal_has_no_settings_of_voice_and_look(home: Path) -> None:
    player = Play(home)
    player.front.has_voice = False
    player.app.open_screen(SettingsMenu(player.app))
    labels = {row.label().message for row in player.app.top.list_searchable_rows()}  # type: ignore[attr-defined]
    assert "setting-language" in labels
    assert not {"setting-theme", "setting-sound-volume", "setting-braille"} & labels


def test_a_pack_of_the_players_own_can_be_chosen(home: Path) -> None:
    (home / "sounds" / "mine").mkdir(parents=True)
    (home / "sounds" / "mine" / "pack.ini").write_text("[pack]\nname = Mine\n")
    player = Play(home)
    player.app.open_screen(SettingsMenu(player.app))
    player.go_to("Sound set: standard")
    assert player.press("right") == ["Sound set: mine"]


@pytest.mark.parametrize(
    ("name", "step", "values"),
    [
        ("rate", 20, [220, 240]),
        ("rate", 1000, [450, 450]),
        ("rate", -1000, [80, 80]),
        ("sound_volume", 10, [90, 100]),
        ("sound_volume", -50, [30, 0]),
        ("spread", 10, [100, 100]),
    ],
)
def test_a_number_changes_by_steps_within_its_range(
    player: Play, name: str, step: int, values: list[int]
) -> None:
    before = get_number_settings(player.app.settings)[name]
    for value in values:
        assert change_number_setting_by(player.app, name, step) is (value != before)
        assert player.app.settings.get(name, -1) == value
        assert player.front.applied[name] == value
        before = value


def test_a_page_has_the_colours_of_its_browser_by_default(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = {}
    for has_buttons in (False, True):
        play = Play(home)
        monkeypatch.setattr(play.front, "has_buttons", has_buttons)
        play.app.open_screen(SettingsMenu(play.app))
        told[has_buttons] = play.go_to("Colours: ").rpartition(". ")[0]
    assert told[False] != told[True]


def test_bots_think_as_long_as_the_player_wants(home: Path) -> None:
    play = Play(home)
    pace = ConfiguredPace(play.app)
    assert (pace.get_thinking_factor(), pace.get_turning_speed_percent()) == (1.0, 100)
    play.app.settings.set(pace=50, auto_pace=400)
    assert (pace.get_thinking_factor(), pace.get_turning_speed_percent()) == (0.5, 400)
    play.app.launch_options.fast = True
    assert (pace.get_thinking_factor(), pace.get_turning_speed_percent()) == (0.0, 400)


def test_values_of_settings_are_those_that_the_program_knows() -> None:
    assert SETTINGS["detail"].values == DETAILS


def test_a_value_that_the_table_does_not_allow_is_the_default(home: Path) -> None:
    home.mkdir()
    (home / "settings.json").write_text('{"order": "x", "rate": 451, "pace": 150, "theme": "dark"}')
    settings = Play(home).app.settings
    assert [settings.get(name) for name in ("order", "rate", "pace", "theme", "size")] == [
        *("players", 200, 150, "dark", 0)
    ]
