"""The program that makes the pack."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from instruments import get_pitch, strike
from make_sounds import make_pack, master
from measure import measure_loudness
from score import LEVELS, SCORE

from audiowar.resources import find_data_folder
from audiowar.sound.cue_names import CUES, RANKED_CUES


def test_made_again_the_pack_has_the_same_bytes(tmp_path: Path) -> None:
    make_pack(tmp_path)
    shipped = find_data_folder("sounds") / "standard"
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in shipped.iterdir()}
    changed = [
        path.name
        for path in tmp_path.iterdir()
        if path.read_bytes() != (shipped / path.name).read_bytes()
    ]
    assert changed == []


def test_the_score_has_every_cue() -> None:
    assert list(SCORE) == list(CUES)
    assert {cue for cue, part in SCORE.items() if part.ranked} == set(RANKED_CUES)


@pytest.mark.parametrize(("name", "hertz"), [("A4", 440), ("D5", 587.33), ("Bb3", 233.08)])
def test_notes_have_their_pitches(name: str, hertz: float) -> None:
    assert get_pitch(name) == pytest.approx(hertz, abs=0.01)


def test_a_word_that_is_no_note_is_refused() -> None:
    with pytest.raises(ValueError, match="H4"):
        get_pitch("H4")


def test_mastering_sets_the_level_whatever_came_in() -> None:
    for size in (0.01, 3.0):
        sound = master(size * strike(440, 0.3), "plain")
        assert measure_loudness(sound, 44100) == pytest.approx(LEVELS["plain"], abs=0.01)


def test_a_sound_too_pointed_for_its_level_is_refused() -> None:
    click = np.zeros(2000)
    click[100:104] = 1.0
    with pytest.raises(ValueError, match="peak"):
        master(click, "strong")
