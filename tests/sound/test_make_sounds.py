"""The program that makes the pack."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from instruments import get_pitch
from make_sounds import make_pack, master
from score import SCORE

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


def test_a_word_that_is_no_note_is_refused() -> None:
    with pytest.raises(ValueError, match="H4"):
        get_pitch("H4")


def test_a_sound_too_pointed_for_its_level_is_refused() -> None:
    click = np.zeros(2000)
    click[100:104] = 1.0
    with pytest.raises(ValueError, match="peak"):
        master(click, "strong")
