"""Sounds come from the seats of the players, seen from the own seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.announce.line import Cue
from audiowar.sound.seat_places import LISTENER_PLACE, get_seat_place
from audiowar.ui.core.announcer import renumber_cue_and_seats
from tests.ui.front import Play

LISTENER = 0
"""The seat at which every frontend places the listener."""


@pytest.mark.parametrize("players", range(1, 9))
def test_the_others_sit_round_the_player(players: int) -> None:
    for own in (None, *range(players)):
        for seat in range(players):
            cue, seats = renumber_cue_and_seats(Cue("revealed", seat, "QH"), players, own)
            assert cue.seat is not None
            assert (cue.name, cue.card) == ("revealed", "QH")
            assert get_seat_place(cue.seat, seats, LISTENER) == get_seat_place(seat, players, own)


def test_a_sound_without_a_seat_stays_where_it_is() -> None:
    assert renumber_cue_and_seats(Cue("war"), 4, 2) == (Cue("war"), 4)


def test_a_front_hears_the_player_near(home: Path) -> None:
    play = Play(home)
    play.app.set_seats_for_sounds(4, 2)
    play.app.play_cue(Cue("chosen-own", 2))
    play.app.play_cue(Cue("chosen-other", 1))
    assert [cue.seat for cue in play.front.cues] == [0, 3]
    assert get_seat_place(0, 4, LISTENER) == LISTENER_PLACE
