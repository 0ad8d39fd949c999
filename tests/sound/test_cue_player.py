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


def test_every_cue_is_heard_at_once_and_words_wait_150_ms_at_most(room: Room) -> None:
    leads = {}
    for number, cue in enumerate(CUES, 1):
        leads[cue] = room.cue_player.play_cue_at(cue, rank="Q")
        assert len(room.heard) == number and room.heard[-1].startswith(cue)
        room.wait(1)
    assert max(leads.values()) <= 0.15
    assert leads["war"] > leads["bet"] > leads["menu-move"] == 0


def test_variations_take_turns(room: Room) -> None:
    for _ in range(5):
        room.cue_player.play_cue_at("menu-move")
    assert room.heard == [f"menu-move-{n}" for n in (1, 2, 3, 4, 1)]


def test_a_card_sounds_its_rank_which_a_revolution_turns(room: Room) -> None:
    for cue, rank, low_wins, file in (
        ("revealed", "2", False, "revealed-2-1"),
        ("revealed", "2", True, "revealed-a-1"),
        ("card-pick", "JOKER", True, "card-pick-joker-1"),
        ("war", "7", False, "war-1"),  # A rank means nothing to other cues.
    ):
        room.cue_player.play_cue_at(cue, rank=rank, low_wins=low_wins)
        room.wait(1)
        assert room.heard[-1] == file


def test_the_place_is_handed_on_but_with_one_ear_all_seats_are_in_the_middle(room: Room) -> None:
    for room.cue_player.stereo_width, pan in ((1, -1), (0, 0)):
        room.cue_player.play_cue_at("bet", SoundPlace(-1, 0.5))
        room.wait(1)
        assert room.backend.played[-1].place == SoundPlace(pan, 0.5)


def test_a_cue_that_the_pack_does_not_have_is_silent(room: Room, tmp_path: Path) -> None:
    for place, cue in ((room, "trumpets"), (Room(Pack("none", tmp_path)), "war")):
        assert place.cue_player.play_cue_at(cue) == 0
        assert place.heard == []


@pytest.mark.parametrize("which", VOLUME_CLASSES)
def test_a_class_at_nothing_is_not_played_and_the_others_are(room: Room, which: str) -> None:
    room.cue_player.set_volume(which, 0)
    leads = {cue: room.cue_player.play_cue_at(cue) for cue in ("menu-move", "bet", "war")}
    room.wait(1)
    assert len(room.heard) == 2
    assert all(lead == 0 for cue, lead in leads.items() if CUES[cue] == which)


@pytest.mark.parametrize("which", ["table", "all"])
def test_half_the_volume_is_a_quarter_of_the_gain(room: Room, which: str) -> None:
    # 12 dB down: heard as about half as loud.
    room.cue_player.set_volume(which, 0.5)
    room.cue_player.play_cue_at("bet")
    assert room.backend.played[0].gain == pytest.approx(0.25)


def test_a_volume_stays_between_0_and_1(room: Room) -> None:
    for volume, gain in ((7, 1), (-7, 0)):
        room.cue_player.set_volume("drama", volume)
        assert room.cue_player.get_gain(CueSound({}, "drama")) == gain


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
    for number in (1, 2, 3):
        assert room.heard == ["revealed-7-1", "revealed-q-1", "revealed-k-1"][:number]
        room.wait(MIN_GAP_SECONDS["table"])


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


def test_all_is_softer_while_words_are_spoken(room: Room) -> None:
    room.cue_player.play_cue_at("game-won")
    room.cue_player.lower_volume_for(2)
    assert room.backend.factor == VOLUME_FACTOR_DURING_SPEECH < 0.5
    room.wait(1.9)
    room.cue_player.play_cue_at("war")
    assert room.backend.played[1].ducked == VOLUME_FACTOR_DURING_SPEECH
    assert room.cue_player.get_next_due_time() == pytest.approx(room.clock.now + 0.1)
    room.wait(0.2)
    assert room.backend.factor == 1 and room.cue_player.get_next_due_time() is None
    # Words that are cut off end at once.
    room.cue_player.lower_volume_for(2)
    room.cue_player.lower_volume_for(0)
    assert room.backend.factor == 1


def test_silence_also_forgets_what_waits_and_the_next_cue_comes_at_once(room: Room) -> None:
    for rank in "7QK":
        room.cue_player.play_cue_at("revealed", rank=rank)
    room.cue_player.stop_all()
    room.cue_player.play_cue_at("bet")
    room.wait(5)
    assert (room.heard, room.backend.stops) == (["revealed-7-1", "bet-1"], 1)


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
