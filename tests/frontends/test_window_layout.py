"""What fits into the window, counted in letters of one width; what does not comes page by page."""

from __future__ import annotations

from itertools import pairwise

import pytest

from audiowar.frontends.window_text_layout import (
    MIN_PAGE_SECONDS,
    READING_CHARACTERS_PER_SECOND,
    TextColumn,
    WindowContent,
    WindowTextLayout,
    lay_out_texts_in_rows,
)

TEN = TextColumn(10, len)
CARDS = [f"card {n}" for n in range(20)]
RESULT = "Alice takes three cards: king of hearts, ten of spades, two of clubs."


def arranged(step: WindowContent, room: int, since: float = 0.0) -> WindowTextLayout:
    return lay_out_texts_in_rows(step, room, TEN, TEN, since)


def pages(step: WindowContent, room: int) -> list[WindowTextLayout]:
    """Return the pictures until one stays."""
    found, now = [arranged(step, room)], 0.0
    while found[-1].seconds_left is not None and len(found) < 40:
        now += found[-1].seconds_left + 0.001
        found.append(arranged(step, room, now))
    assert found[-1].seconds_left is None
    return found


def test_texts_break_at_blanks_and_inside_words_that_are_wider_than_a_row() -> None:
    assert TEN.wrap("Alice: king of spades.") == ["Alice:", "king of", "spades."]
    assert TEN.wrap("a revolutionary trick") == ["a", "revolution", "ary trick"]
    assert TEN.wrap("") == [""]
    assert TextColumn(0, len).wrap("ab c") == ["a", "b", "c"]


def test_the_current_line_is_always_shown() -> None:
    for room in (1, 2, 3, 5, 9):
        for current in range(20):
            picture = arranged(WindowContent(["one two three four five six"], CARDS, current), room)
            assert [picture.list_rows[n] for n in picture.current_row_range] == [CARDS[current]]


def test_nothing_is_drawn_outside_the_window() -> None:
    told, beside = ["many words " * 9] * 3, ["Bruno: eight"] * 5
    scene = WindowContent(told, ["a long line " * 4] * 9, 4, "A heading", beside, ["earlier"] * 30)
    for room in (1, 2, 3, 5, 9, 40):
        for picture in pages(scene, room):
            drawn = picture.messages + picture.heading + picture.list_rows
            assert len(drawn) <= room
            assert all(len(row) <= 10 for row in drawn)


@pytest.mark.parametrize("room", [2, 4, 7, 40])
def test_every_word_that_is_told_comes_into_sight(room: int) -> None:
    long = "a rule that goes on and on over many rows"
    scene = WindowContent(
        [RESULT], [*CARDS, long], 20, "Your hand", ["Bruno: eight cards, has chosen"]
    )
    rows = " ".join(row for one in pages(scene, room) for row in (*one.messages, *one.list_rows))
    for text in (RESULT, long, "Bruno: eight cards, has chosen"):
        assert all(word in rows.split() for word in " ".join(TEN.wrap(text)).split()), room


def test_each_page_is_shown_once_as_long_as_it_takes_to_read_and_the_newest_stays() -> None:
    scene = WindowContent(["word " * 40], ["card"], 0)
    first, *others = pages(scene, 4)
    assert first.seconds_left is not None
    assert first.seconds_left >= max(
        MIN_PAGE_SECONDS, sum(map(len, first.messages)) / READING_CHARACTERS_PER_SECOND
    )
    assert len(others) == len(TEN.wrap("word " * 40)) // 3 + 1
    assert [one.messages for one in (first, *others)].count(first.messages) == 2
    whole = sum(one.seconds_left or 0.0 for one in (first, *others))
    for later in (whole + 0.01, whole * 2 - 0.5, whole * 100):
        resting = arranged(scene, 4, later)
        assert (resting.messages, resting.seconds_left) == (first.messages, None)


def test_a_line_of_the_list_that_is_too_long_stops_turning_as_well() -> None:
    scene = WindowContent([], ["a rule that goes on and on over many rows"], 0)
    first, *others = pages(scene, 2)
    assert first.seconds_left is not None and len(others) >= 2
    resting = arranged(scene, 2, 1000.0)
    assert (resting.list_rows, resting.seconds_left) == (first.list_rows, None)


def test_pages_break_between_sentences() -> None:
    said = "Ana takes two. Marko is out of it. Your turn now."
    shown = [one.messages for one in pages(WindowContent([said, "Before."], ["card"], 0), 4)]
    assert shown == [
        ("Ana takes", "two."),
        ("Marko is", "out of it."),
        ("Your turn", "now.", "Before."),
        ("Ana takes", "two."),
    ]


def test_a_sentence_longer_than_a_page_leaves_no_single_word_for_the_next() -> None:
    scene = WindowContent(["Soon. " + "letters " * 7 + "end."], ["card"], 0)
    shown = [one.messages for one in pages(scene, 4)]
    assert shown == [("Soon.",), ("letters",) * 2, ("letters",) * 3, ("letters",) * 2 + ("end.",),
                     ("Soon.",)]  # fmt: skip


def test_what_is_said_at_the_start_of_a_game_stands_there_at_once() -> None:
    start = ["Voice: none.", "one two three", "Cards are dealt."]
    picture = arranged(WindowContent(start, CARDS, 0, "Your hand"), 12)
    assert picture.seconds_left is None
    assert picture.messages == tuple(row for text in start for row in TEN.wrap(text))
    assert len(picture.list_rows) >= 3


def test_how_far_the_pages_are_is_shown() -> None:
    *parts, resting = [
        one.visible_fraction_range for one in pages(WindowContent(["word " * 40], ["card"], 0), 4)
    ]
    assert resting == parts[0]
    assert parts[0][0] == 0.0 and parts[-1][1] == 1.0
    assert all(before[1] == after[0] for before, after in pairwise(parts))
    assert arranged(WindowContent(["word"], ["card"], 0), 4).visible_fraction_range == (0.0, 1.0)


@pytest.mark.parametrize("current", [0, 7, 19])
def test_the_result_stays_in_sight_wherever_the_arrows_are(current: int) -> None:
    scene = WindowContent(
        ["Alice takes three."], CARDS, current, "Your hand", ["Bruno: eight"], ["old"]
    )
    assert arranged(scene, 5).messages[:2] == ("Alice", "takes")
    assert arranged(scene, 8).messages[:3] == ("Alice", "takes", "three.")


def test_the_heading_stands_over_the_hand_and_the_others_over_it() -> None:
    picture = arranged(
        WindowContent(["Result."], CARDS[:2], 0, "Your hand", ["Bruno: 8"], ["old"]), 9
    )
    assert picture.heading == ("Your hand",)
    assert picture.messages == ("Result.", "Bruno: 8", "old")
    assert picture.list_rows == tuple(CARDS[:2])


def test_the_others_stand_beside_a_narrow_list_where_both_have_place() -> None:
    wide = TextColumn(40, len)
    scene = WindowContent(
        ["Result."], CARDS, 3, "Your hand", ["Bruno: eight", "On the table: two cards"]
    )
    picture = lay_out_texts_in_rows(scene, 9, wide, wide)
    assert picture.side_rows == ("Bruno: eight", "On the table: two", "cards")
    assert picture.messages == ("Result.",)
    assert len(picture.list_rows) == 7
    assert not lay_out_texts_in_rows(scene, 4, wide, wide).side_rows
    assert not lay_out_texts_in_rows(
        WindowContent(["x"], ["a line that is wide"], 0, "", ["y"]), 9, wide, wide
    ).side_rows


def test_what_stands_beside_is_never_lost_when_the_list_is_short() -> None:
    wide = TextColumn(40, len)
    for room in range(1, 12):
        scene = WindowContent(
            ["Result " * 9], ["card"], 0, "Your hand", [f"seat {n}" for n in range(5)]
        )
        shown = [lay_out_texts_in_rows(scene, room, wide, wide, since) for since in range(60)]
        seen = {row for one in shown for row in (*one.messages, *one.side_rows)}
        assert {f"seat {n}" for n in range(5)} <= seen or room == 1
        for one in shown:
            assert (
                len(one.messages) + len(one.heading) + max(len(one.list_rows), len(one.side_rows))
                <= room
            )


def test_the_current_line_lies_among_its_neighbours_and_is_marked_whole() -> None:
    for current, first in ((7, 5), (0, 0), (19, 15), (-1, 0), (20, 15), (99, 15)):
        picture = arranged(WindowContent([], CARDS, current), 5)
        assert picture.list_rows == tuple(CARDS[first : first + 5]), current
        assert bool(picture.current_row_range) == (current >= 0)
    picture = arranged(WindowContent([], ["a", "queen of diamonds", "b"], 1), 9)
    assert [picture.list_rows[n] for n in picture.current_row_range] == ["queen of", "diamonds"]


def test_earlier_messages_get_what_is_left() -> None:
    content = WindowContent(["three"], ["only"], 0, earlier_messages=["two", "one"])
    for rows, messages in ((4, ("three", "two", "one")), (3, ("three", "two"))):
        assert arranged(content, rows).messages == messages
