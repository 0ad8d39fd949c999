"""What fits into the window, counted in letters of one width."""

from __future__ import annotations

import pytest

from audiowar.frontends.window_layout import MORE, Column, arrange

TEN = Column(10, len)
CARDS = [f"card {n}" for n in range(20)]


def test_texts_break_at_blanks() -> None:
    assert TEN.wrap("Alice: king of spades.") == ["Alice:", "king of", "spades."]


def test_a_word_wider_than_a_row_is_broken_inside() -> None:
    assert TEN.wrap("a revolutionary trick") == ["a", "revolution", "ary trick"]


def test_no_row_is_empty_but_that_of_an_empty_text() -> None:
    assert TEN.wrap("") == [""]
    assert Column(0, len).wrap("ab c") == ["a", "b", "c"]


def test_what_is_cut_says_so_within_its_width() -> None:
    assert TEN.cut(["0123456789", "more"], 1) == ["012345678" + MORE]
    assert TEN.cut(["short", "more"], 1) == ["short" + MORE]
    assert TEN.cut(["both", "fit"], 2) == ["both", "fit"]


@pytest.mark.parametrize("current", range(20))
@pytest.mark.parametrize("room", [1, 2, 3, 5, 9])
def test_the_current_line_is_always_shown(current: int, room: int) -> None:
    picture = arrange(["one two three four five six"], CARDS, current, room, TEN, TEN)
    assert [picture.listed[n] for n in picture.marked] == [CARDS[current]]


@pytest.mark.parametrize("room", [1, 2, 3, 5, 9, 40])
def test_nothing_is_drawn_outside_the_window(room: int) -> None:
    picture = arrange(["many words " * 9] * 30, ["a long line " * 4] * 9, 4, room, TEN, TEN)
    assert len(picture.told) + len(picture.listed) <= room
    assert all(len(row) <= 10 for row in picture.told + picture.listed)


def test_the_current_line_lies_among_its_neighbours() -> None:
    picture = arrange([], CARDS, 7, 5, TEN, TEN)
    assert picture.listed == tuple(CARDS[5:10])


def test_at_an_end_of_the_list_all_rows_go_to_the_other_side() -> None:
    assert arrange([], CARDS, 0, 5, TEN, TEN).listed == tuple(CARDS[:5])
    assert arrange([], CARDS, 19, 5, TEN, TEN).listed == tuple(CARDS[15:])


def test_a_current_line_of_several_rows_is_marked_whole() -> None:
    picture = arrange([], ["a", "queen of diamonds", "b"], 1, 9, TEN, TEN)
    assert [picture.listed[n] for n in picture.marked] == ["queen of", "diamonds"]


def test_a_list_without_a_current_line_is_not_marked() -> None:
    assert not arrange([], CARDS, -1, 5, TEN, TEN).marked


def test_the_newest_caption_comes_before_older_ones_and_before_far_lines() -> None:
    picture = arrange(["old old old", "new words here"], CARDS, 0, 5, TEN, TEN)
    assert picture.told == ("new words", "here")
    assert len(picture.listed) == 3


def test_captions_get_what_a_short_list_leaves() -> None:
    picture = arrange(["one", "two", "three"], ["only"], 0, 4, TEN, TEN)
    assert picture.told == ("one", "two", "three")


@pytest.mark.parametrize("current", [20, 21, 99, -2, -99])
def test_a_place_outside_the_list_shows_the_list_all_the_same(current: int) -> None:
    picture = arrange(["told"], CARDS, current, 6, TEN, TEN)
    assert len(picture.listed) == 5
    assert set(picture.listed) <= set(CARDS)
    assert not arrange(["told"], [], current, 6, TEN, TEN).listed
