"""Where the seats of a table sound."""

from __future__ import annotations

from audiowar.sound.pyglet_backend import get_pyglet_coordinates
from audiowar.sound.seat_places import LISTENER_PLACE, SoundPlace, get_seat_place


def test_every_seat_has_a_place_of_its_own_within_bounds() -> None:
    for players in range(1, 9):
        for me in (None, *range(players)):
            places = [get_seat_place(seat, players, me) for seat in range(players)]
            assert len(set(places)) == players
            assert all(-1 <= place.pan <= 1 and 0 <= place.distance <= 1 for place in places)


def test_the_own_seat_is_near_and_in_the_middle() -> None:
    assert get_seat_place(2, 4, 2) == LISTENER_PLACE


def test_the_next_to_play_sits_left_and_the_last_right() -> None:
    assert [get_seat_place(seat, 4, 1).pan for seat in (2, 3, 0)] == [-1, 0, 1]


def test_neighbours_are_nearer_than_who_sits_opposite() -> None:
    left, opposite = get_seat_place(1, 4, 0), get_seat_place(2, 4, 0)
    assert left.distance < opposite.distance


def test_a_lone_opponent_is_not_where_i_am() -> None:
    assert get_seat_place(1, 2, 0).pan == 0.5


def test_a_spectator_hears_the_seats_in_a_row() -> None:
    assert [get_seat_place(seat, 3).pan for seat in range(3)] == [-1, 0, 1]


def test_left_is_minus_x_and_the_table_lies_ahead() -> None:
    x, _, z = get_pyglet_coordinates(SoundPlace(-1.0, 0.5))
    assert x < 0 > z


def test_far_is_twice_as_far_as_near() -> None:
    assert (
        get_pyglet_coordinates(SoundPlace(0.0, 1.0))[2]
        == 2 * get_pyglet_coordinates(LISTENER_PLACE)[2]
        == -2
    )
