"""What is played when: volumes, order, words, variations."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.sound.cue_names import CUES, VOLUME_CLASSES
from audiowar.sound.cue_player import (
    MAX_DELAY_SECONDS,
    MIN_GAP_SECONDS,
    VOLUME_FACTOR_DURING_SPEECH,
    CuePlayer,
)
from audiowar.sound.packs import CueSound, Pack
from audiowar.sound.seat_places import LISTENER_PLACE, SoundPlace, get_seat_place
from tests.sound.recorder import RecorderBackend


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Room:
    """A cue player with a recording backend and a clock."""

    def __init__(self, pack: Pack) -> None:
        self.clock = Clock()
        self.backend = RecorderBackend()
        self.cue_player = CuePlayer(pack, self.backend, self.clock)

    def wait(self, seconds: float) -> None:
        self.clock.now += seconds
        self.cue_player.run_due()

    @property
    def heard(self) -> list[str]:
        """The files that were begun, without endings."""
        return [sound.file.removesuffix(".wav") for sound in self.backend.played]


@pytest.fixture
def room(pack: Pack) -> Room:
    return Room(pack)


@pytest.mark.parametrize("cue", CUES)
def test_every_cue_is_heard_at_once(room: Room, cue: str) -> None:
    room.cue_player.play_cue_at(cue, rank="Q")
    assert len(room.heard) == 1
    assert room.heard[0].startswith(cue)


def test_variations_take_turns(room: Room) -> None:
    for _ in range(5):
        room.cue_player.play_cue_at("menu-move")
    assert room.heard == [f"menu-move-{n}" for n in (1, 2, 3, 4, 1)]


def test_a_card_sounds_its_rank(room: Room) -> None:
    room.cue_player.play_cue_at("revealed", rank="2")
    assert room.heard == ["revealed-2-1"]


def test_after_a_revolution_a_two_sounds_as_an_ace(room: Room) -> None:
    room.cue_player.play_cue_at("revealed", rank="2", low_wins=True)
    assert room.heard == ["revealed-a-1"]


def test_a_joker_sounds_as_a_joker_in_both_orders(room: Room) -> None:
    room.cue_player.play_cue_at("card-pick", rank="JOKER", low_wins=True)
    assert room.heard == ["card-pick-joker-1"]


def test_a_rank_means_nothing_to_other_cues(room: Room) -> None:
    room.cue_player.play_cue_at("war", rank="7")
    assert room.heard == ["war-1"]


def test_the_place_is_handed_on(room: Room) -> None:
    room.cue_player.play_cue_at("bet", SoundPlace(-1, 0.5))
    assert room.backend.played[0].place == SoundPlace(-1, 0.5)


def test_with_one_ear_all_seats_are_in_the_middle(room: Room) -> None:
    room.cue_player.stereo_width = 0
    room.cue_player.play_cue_at("bet", SoundPlace(-1, 0.5))
    assert room.backend.played[0].place == SoundPlace(0, 0.5)


def test_an_unknown_cue_is_silent(room: Room) -> None:
    assert room.cue_player.play_cue_at("trumpets") == 0
    assert room.heard == []


def test_without_a_pack_all_is_silent(tmp_path: Path) -> None:
    room = Room(Pack("none", tmp_path))
    assert room.cue_player.play_cue_at("war") == 0
    assert room.heard == []


@pytest.mark.parametrize("which", VOLUME_CLASSES)
def test_a_class_at_nothing_is_not_played_and_the_others_are(room: Room, which: str) -> None:
    room.cue_player.set_volume(which, 0)
    leads = {cue: room.cue_player.play_cue_at(cue) for cue in ("menu-move", "bet", "war")}
    room.wait(1)
    assert len(room.heard) == 2
    assert all(lead == 0 for cue, lead in leads.items() if CUES[cue] == which)


def test_half_the_volume_is_a_quarter_of_the_gain(room: Room) -> None:
    # 12 dB down: heard as about half as loud.
    room.cue_player.set_volume("table", 0.5)
    room.cue_player.play_cue_at("bet")
    assert room.backend.played[0].gain == pytest.approx(0.25)


def test_the_volume_of_all_multiplies(room: Room) -> None:
    room.cue_player.set_volume("all", 0.5)
    room.cue_player.play_cue_at("bet")
    assert room.backend.played[0].gain == pytest.approx(0.25)


def test_a_volume_stays_between_0_and_1(room: Room) -> None:
    room.cue_player.set_volume("drama", 7)
    assert room.cue_player.get_gain(CueSound({}, "drama")) == 1
    room.cue_player.set_volume("drama", -7)
    assert room.cue_player.get_gain(CueSound({}, "drama")) == 0


def test_there_is_no_other_class(room: Room) -> None:
    with pytest.raises(ValueError, match="music"):
        room.cue_player.set_volume("music", 1)


def test_the_gain_of_the_pack_counts(tmp_path: Path) -> None:
    cue = CueSound({None: (tmp_path / "a.wav",)}, "drama", gain_decibels=-20)
    room = Room(Pack("mine", tmp_path, {"war": cue}))
    room.cue_player.play_cue_at("war")
    assert room.backend.played[0].gain == pytest.approx(0.1)


def test_cues_of_one_trick_follow_one_another(room: Room) -> None:
    for rank in "7QK":
        room.cue_player.play_cue_at("revealed", rank=rank)
    assert room.heard == ["revealed-7-1"]
    room.wait(MIN_GAP_SECONDS["table"])
    assert room.heard == ["revealed-7-1", "revealed-q-1"]
    room.wait(MIN_GAP_SECONDS["table"])
    assert room.heard == ["revealed-7-1", "revealed-q-1", "revealed-k-1"]


def test_a_key_is_answered_while_the_table_waits(room: Room) -> None:
    room.cue_player.play_cue_at("revealed", rank="7")
    room.cue_player.play_cue_at("revealed", rank="Q")
    room.cue_player.play_cue_at("menu-move")
    assert room.heard == ["revealed-7-1", "menu-move-1"]


def test_the_order_holds_when_nobody_ticked_for_long(room: Room) -> None:
    for rank in "7QK":
        room.cue_player.play_cue_at("revealed", rank=rank)
    room.wait(10)
    assert room.heard == ["revealed-7-1", "revealed-q-1", "revealed-k-1"]


def test_what_would_come_too_late_is_left_out_but_no_drama(room: Room) -> None:
    for _ in range(100):
        room.cue_player.play_cue_at("bet")
    room.cue_player.play_cue_at("war")
    room.wait(2 * MAX_DELAY_SECONDS)
    assert len(room.heard) < 25
    assert room.heard[-1] == "war-1"


def test_words_wait_for_the_cue_of_their_event_150_ms_at_most(room: Room) -> None:
    leads = {}
    for cue in CUES:
        leads[cue] = room.cue_player.play_cue_at(cue, rank="Q")
        room.wait(1)
    assert max(leads.values()) <= 0.15
    assert leads["war"] > leads["bet"] > leads["menu-move"] == 0


def test_words_are_not_covered(room: Room) -> None:
    room.cue_player.lower_volume_for(2)
    room.cue_player.play_cue_at("war")
    assert room.backend.played[0].ducked == VOLUME_FACTOR_DURING_SPEECH < 0.5


def test_what_sounds_already_makes_way_for_words(room: Room) -> None:
    room.cue_player.play_cue_at("game-won")
    room.cue_player.lower_volume_for(2)
    assert room.backend.factor == VOLUME_FACTOR_DURING_SPEECH


def test_after_the_words_all_is_as_loud_as_before(room: Room) -> None:
    room.cue_player.lower_volume_for(2)
    room.wait(1.9)
    assert room.backend.factor == VOLUME_FACTOR_DURING_SPEECH
    room.wait(0.2)
    assert room.backend.factor == 1


def test_words_that_are_cut_off_end_at_once(room: Room) -> None:
    room.cue_player.lower_volume_for(2)
    room.cue_player.lower_volume_for(0)
    assert room.backend.factor == 1


def test_silence_also_forgets_what_waits(room: Room) -> None:
    for rank in "7QK":
        room.cue_player.play_cue_at("revealed", rank=rank)
    room.cue_player.stop_all()
    room.wait(5)
    assert (room.heard, room.backend.stops) == (["revealed-7-1"], 1)


def test_after_silence_the_next_cue_comes_at_once(room: Room) -> None:
    room.cue_player.play_cue_at("war", LISTENER_PLACE)
    room.cue_player.stop_all()
    room.cue_player.play_cue_at("bet")
    assert room.heard == ["war-1", "bet-1"]


def test_the_sound_of_a_card_comes_from_its_seat(room: Room) -> None:
    room.cue_player.play_at_seat("revealed", 1, 3, "QH", False)
    room.cue_player.play_at_seat("card-pick", None, 3, "2C", True)
    room.cue_player.play_at_seat("card-pick", None, 3, "JOKER", False)
    room.cue_player.play_at_seat("war", None, 3, None, False)
    room.wait(5)
    heard = {sound.file.removesuffix(".wav"): sound.place for sound in room.backend.played}
    assert heard == {
        "revealed-q-1": get_seat_place(1, 3, 0),
        "card-pick-a-1": LISTENER_PLACE,
        "card-pick-joker-1": LISTENER_PLACE,
        "war-1": LISTENER_PLACE,
    }


def test_the_lead_of_a_card_is_that_of_its_cue(room: Room) -> None:
    assert room.cue_player.play_at_seat("war", None, 3, None, False) == Room(
        room.cue_player.pack
    ).cue_player.play_cue_at("war")


def test_the_settings_name_every_volume_and_the_spread(room: Room) -> None:
    levels = {f"{name}_volume": 10 * n for n, name in enumerate(VOLUME_CLASSES, 1)}
    room.cue_player.set_output_levels({"sound_volume": 60, "spread": 25, **levels})
    gains = [room.cue_player.get_gain(CueSound({}, name)) for name in VOLUME_CLASSES]
    assert gains == pytest.approx([(0.6 * level) ** 2 for level in (0.1, 0.2, 0.3)])
    assert room.cue_player.stereo_width == 0.25


def test_drama_leaves_room_for_itself(room: Room) -> None:
    room.cue_player.play_cue_at("war")
    room.cue_player.play_cue_at("war")
    room.wait(0.39)
    assert room.heard == ["war-1"]
    room.wait(0.02)
    assert len(room.heard) == 2


def test_after_words_there_is_nothing_more_to_wait_for(room: Room) -> None:
    assert room.cue_player.get_next_due_time() is None
    room.cue_player.lower_volume_for(2)
    assert room.cue_player.get_next_due_time() == room.clock.now + 2
    room.wait(2)
    assert room.cue_player.get_next_due_time() is None
