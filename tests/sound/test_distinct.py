"""No cue is taken for another: not in noise, not at a wrong pitch, not from a laptop."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from measure import find_pitch
from score import PITCHES
from take import Take

from audiowar.sound.cue_names import RANKS, get_rank_sounding_when_reversed
from audiowar.sound.packs import Pack
from tests.sound.recogniser import RATE, Samples, count_confusions, get_share, hear


@pytest.mark.parametrize("laptop", [False, True], ids=["full", "300-6000 Hz"])
def test_cues_are_recognised_in_noise_and_at_a_wrong_pitch(pack: Pack, laptop: bool) -> None:
    table = count_confusions(pack, laptop)
    assert get_share(table) >= 0.95, {pair: n for pair, n in table.items() if pair[0] != pair[1]}
    assert [cue for cue in pack.sounds_by_cue if get_share(table, cue) < 0.75] == []


def test_one_sound_under_two_names_is_not_told_apart(pack: Pack) -> None:
    # The recogniser can fail: what it says of the pack is not said of any pack.
    twins = dict.fromkeys(("one", "other"), pack.sounds_by_cue["edge"])
    others = {name: pack.sounds_by_cue[name] for name in ("menu-move", "bet", "war")}
    table = count_confusions(replace(pack, sounds_by_cue={**twins, **others}), laptop=False)
    assert get_share(table, "one") + get_share(table, "other") <= 1.25
    assert all(get_share(table, name) == 1 for name in others)


@pytest.mark.parametrize("cue", ["card-pick", "revealed"])
def test_a_rank_sounds_at_its_pitch(cue: str, sounds: dict[str, Samples]) -> None:
    for rank, wanted in zip(RANKS[:-1], PITCHES, strict=True):
        for take in (1, 2):
            found = find_pitch(sounds[f"{cue}-{rank.lower()}-{take}"], RATE)
            assert abs(12 * np.log2(found / wanted)) < 0.3, (rank, take)


@pytest.mark.parametrize("laptop", [False, True], ids=["full", "300-6000 Hz"])
def test_the_rank_is_heard_in_noise(laptop: bool, sounds: dict[str, Samples]) -> None:
    random = np.random.default_rng(3)
    for rank, wanted in zip(RANKS[:-1], PITCHES, strict=True):
        clip = hear(sounds[f"revealed-{rank.lower()}-1"], random, 0, laptop)
        found = find_pitch(clip[: RATE // 4], RATE)
        assert np.argmin(np.abs(np.log(np.array(PITCHES) / found))) == PITCHES.index(wanted)


def test_ranks_lie_at_least_a_whole_tone_apart() -> None:
    steps = 12 * np.log2(np.array(PITCHES[1:]) / np.array(PITCHES[:-1]))
    assert steps.min() > 1.99


def test_the_turned_scale_begins_with_the_ace() -> None:
    assert [get_rank_sounding_when_reversed(rank) for rank in RANKS] == [*"AKQJT98765432", "JOKER"]


def test_a_take_is_the_same_each_time_and_another_is_not() -> None:
    same = [Take("war-1").vary_pitch(440) for _ in range(2)]
    assert same[0] == same[1] != Take("war-2").vary_pitch(440)
