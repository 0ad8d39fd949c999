"""The sounds that the engine chooses and the page plays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from audiowar.resources import find_data_folder
from audiowar.sound.cue_names import CUES
from audiowar.sound.packs import STANDARD_PACK_NAME, load_pack
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.web.page_sound_backend import INDEX_FILE, load_sound_index, make_sound_index_dict

from .recorder import RecorderPage

pytestmark = pytest.mark.usefixtures("home")
PACK = find_data_folder("sounds") / STANDARD_PACK_NAME


def test_the_index_tells_all_that_the_files_do(tmp_path: Path) -> None:
    (tmp_path / INDEX_FILE).write_text(
        json.dumps(make_sound_index_dict(load_pack(PACK)[0])), encoding="utf-8"
    )
    there, here = load_sound_index(tmp_path), load_sound_index(PACK)
    assert there.pack.sounds_by_cue.keys() == here.pack.sounds_by_cue.keys() == CUES.keys()
    for name, sound in here.pack.sounds_by_cue.items():
        other = there.pack.sounds_by_cue[name]
        assert (sound.volume_class, sound.gain_decibels) == (
            other.volume_class,
            other.gain_decibels,
        )
        for rank, paths in sound.files.items():
            assert [path.stem for path in paths] == [path.stem for path in other.files[rank]]
            for path in paths:
                assert here.get_duration_seconds(path) == there.get_duration_seconds(path) > 0
    assert here.get_duration_seconds(Path("nothing.wav")) == 0


def test_sounds_come_from_where_their_players_sit_and_in_their_order() -> None:
    page = RecorderPage(
        LaunchOptions(language="en", game="scientific", players=3, seed=7, fast=True)
    )
    page.start()
    page.wait(5)
    page.press("enter")
    sounds = [one for one in page.wait(3) if one["t"] == "play"]
    turned = [one["p"] for one in sounds if one["f"].startswith("revealed")]
    assert turned == [-1.0, 1.0]
    names = [one["f"].rsplit("-", 1)[0] for one in sounds]
    last = max(n for n, name in enumerate(names) if name.startswith("revealed"))
    assert any(name.startswith(("trick-won", "war", "queens")) for name in names[last:])


def test_volume_and_spread_are_those_of_the_settings() -> None:
    page = RecorderPage(
        LaunchOptions(language="en", game="scientific", players=3, seed=7, fast=True)
    )
    page.start()
    page.wait(5)
    loud = next(one["g"] for one in page.press("right") if one["t"] == "play")
    page.press("f9", "f9")
    assert next(one["g"] for one in page.press("right") if one["t"] == "play") < loud
    page.engine._app.settings.set(spread=0)
    page.engine._app.frontend.apply_settings(page.engine._app.settings)
    page.press("enter")
    assert {one["p"] for one in page.wait(3) if one["t"] == "play"} == {0.0}
