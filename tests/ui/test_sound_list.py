"""The list of sounds: every cue has a name and is played at its position."""

from __future__ import annotations

from pathlib import Path

from audiowar.announce.line import Cue
from audiowar.sound.cue_names import CUES
from audiowar.ui.core.grouped_menu import SingleGroupMenu
from audiowar.ui.settings.sound_list import CUE_GROUPS, OTHER_SEAT_CUES, SoundList, open_sound_list
from tests.ui.front import Play


def begin(home: Path) -> Play:
    play = Play(home)
    open_sound_list(play.app)
    return play


def at(play: Play, name: str) -> Play:
    """Select the row of a cue."""
    sounds = play.app.top.outer_menu if isinstance(play.app.top, SingleGroupMenu) else play.app.top
    assert isinstance(sounds, SoundList)
    group = next(n for n, names in enumerate(CUE_GROUPS.values()) if name in names)
    sounds.open_group(group, list(CUE_GROUPS.values())[group].index(name))
    return play


def test_enter_plays_the_cue_and_nothing_else(tmp_path: Path) -> None:
    play = begin(tmp_path)
    for name in CUES:
        at(play, name)
        before = len(play.front.cues)
        assert play.press("enter") == []
        (cue,) = play.front.cues[before:]
        assert cue.name == name
        assert (cue.seat is not None) == (name in OTHER_SEAT_CUES)


def test_the_others_are_heard_from_each_seat_in_turn(tmp_path: Path) -> None:
    play = at(begin(tmp_path), "out-other")
    play.press("enter", "enter", "enter", "enter")
    assert [cue.seat for cue in play.front.cues[-4:]] == [1, 2, 3, 1]
    assert play.app.seat_count == 4


def test_left_and_right_change_the_rank_and_play_it(tmp_path: Path) -> None:
    play = at(begin(tmp_path), "card-pick")
    assert play.press("left") == ["The card you are on: king"]
    assert play.front.cues[-1] == Cue("card-pick", None, "KH")
    play.press("right", "right")
    assert play.front.cues[-1].card == "JOKER"
    assert play.press("right") == ["The card you are on: joker"]
    assert play.front.cues[-1] == Cue("edge")


def test_a_cue_without_ranks_has_nothing_to_change(tmp_path: Path) -> None:
    play = at(begin(tmp_path), "war")
    assert play.press("right") == ["There is nothing to change here."]
    assert play.cued()[-1] == "refusal"


def test_where_nothing_can_sound_it_says_so(tmp_path: Path) -> None:
    play = Play(tmp_path)
    play.front.has_voice = False
    open_sound_list(play.app)
    assert play.said() == ["There are no sounds here: only the window has them."]
    assert not play.app.screens
