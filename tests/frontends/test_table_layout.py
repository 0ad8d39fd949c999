"""Rectangles of a drawn table: nothing overlaps, is cut or leaves the window, at every size."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from audiowar.frontends.drawn_table_items import (
    Box,
    DrawnCard,
    TextMetrics,
    compute_rank_font_size,
    merge_older_cards,
)
from audiowar.frontends.table_hand_layout import TableArrangement
from audiowar.frontends.table_layout import arrange_table
from audiowar.frontends.window_text_layout import WindowContent
from audiowar.rules.registry import GAMES
from audiowar.ui.table.scene_to_draw import SceneCache, SeatScene, SharedCards, TableScene
from audiowar.ui.table.table_screen import TableScreen
from tests.drawn_boxes import is_inside, list_boxes, overlaps
from tests.ui.front import Play
from tests.ui.test_scene_to_draw import table

CODES = [rank + suit for rank in "23456789TJQKA" for suit in "HSDC"] + ["JOKER"] * 4
SIZES = [
    (320, 240), (800, 600), (900, 600), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160),
    (1080, 1920),
]  # fmt: skip
POINTS = [16, 20, 24, 28, 32, 40, 48, 60, 72, 96]
TOLD = "Alice takes three cards: king of hearts, ten of spades, two of clubs."


def letters(points: float) -> TextMetrics:
    """Return letters as wide as those of DejaVu Sans, bold ones a little wider."""
    return TextMetrics(points, lambda text, bold: (0.85 if bold else 0.75) * len(text), 1.6)


def invent_seat(chance: random.Random, me: bool) -> SeatScene:
    """Return a seat of any game."""
    laid = tuple(
        (None, chance.randint(1, 30)) if chance.random() < 0.3 else (chance.choice(CODES), 1)
        for _ in range(chance.choice([0, 1, 1, 1, 2, 7]))
    )
    some = chance.random
    return SeatScene(
        "Mm" * chance.randint(1, 9),
        str(chance.choice([0, 14, 9999])),
        chance.choice(["waiting", "chosen", "choosing", "out"]),
        me,
        is_leader=some() < 0.2,
        laid_cards=laid,
        gain=chance.choice(["", "+3", "−1000"]),
        packet_count=chance.choice([0, 26]),
        open_pile=(chance.choice(CODES), 9) if some() < 0.2 else None,
        prisoner=chance.choice(CODES) if some() < 0.2 else None,
        bet=chance.choice(["", "", "", "10 + 5"]),
        spied_card=chance.choice(CODES) if some() < 0.1 else None,
        is_spy=some() < 0.2,
    )


def show(
    told: tuple[str, ...], scene: TableScene, rows: tuple[str, ...], heading: str = "Your hand"
) -> WindowContent:
    """Return the content of a window with a table."""
    return WindowContent(told, rows, heading=heading, table=scene, own_seat_heading="You")


def invent(chance: random.Random) -> WindowContent:
    """Return a table of any game."""
    players = chance.randint(2, 8)
    seats = tuple(invent_seat(chance, n == 0) for n in range(players))
    count = chance.choice([0, 1, 2, 14, 56])
    hand: tuple[str | None, ...] = tuple(chance.choice(CODES) for _ in range(count))
    if count and chance.random() < 0.1:
        hand = (*hand[:-1], None)
    shared = SharedCards("On the table", ((None, 23),), "23")
    pot, house = ([None, one][chance.randint(0, 1)] for one in (shared, replace(shared, count="")))
    order = chance.choice([None, True, False])
    scene = TableScene(
        "", "Order: reversed" if order is not None else "", order, (), seats, pot, house, hand
    )
    told = (" ".join(["sentence"] * chance.randint(1, 20)), "Before that.")
    return show(told, scene, ("King of hearts",) * count)


def check(placed: TableArrangement, width: int, height: int, here: int) -> None:
    """Check all rectangles of a table."""
    hand = placed.lay_out_hand(here)
    whole = Box(0, 0, width, height)
    seen = list(list_boxes(placed.table_drawing, hand))
    assert all(is_inside(box, whole) for box in seen)
    for n, one in enumerate(seen):
        for other in seen[n + 1 :]:
            assert not overlaps(one, other), (one, other)
    frames = [box for box, _ in placed.table_drawing.seat_frames]
    assert all(not overlaps(a, b) for n, a in enumerate(frames) for b in frames[n + 1 :])
    assert placed.table_drawing.felt is not None
    assert all(is_inside(box, placed.table_drawing.felt) for box in frames)
    content, points = placed.content, placed.metrics.points
    told = [words for words in placed.table_drawing.text_rows if words.role == "message"]
    assert " ".join(words.text for words in told) == " ".join(content.messages), "nothing is cut"
    assert all(words.points == points for words in told), "the words keep the player's size"
    assert told[0].box.y == min(box.y for box in seen), "the newest message comes first"
    names = {words.role: words.text for words in hand.text_rows}
    if content.shows_rows_as_cards:
        (own,) = [card for card in hand.cards if card.role == "current"]
        assert own.code == content.required_table.hand[here] and own.visible_width == own.box.w, (
            "the card is whole"
        )
        assert names["caption"] == content.rows[here]
        assert (
            compute_rank_font_size(own.box.h, placed.metrics.line_height_per_point)
            >= min(16, points) - 1
        )
    elif content.rows:
        assert names["current"] == content.rows[here]
    seats = {words.text for words in placed.table_drawing.text_rows if words.role == "count"}
    assert seats >= {seat.owned for seat in content.required_table.seats}
    assert not any(
        words.text.startswith("On") and words.text.endswith("…")
        for words in placed.table_drawing.text_rows
    ), "no label of shared cards is cut"


def test_few_texts_are_measured_for_a_full_table() -> None:
    chance, measured = random.Random(2), 0

    def width(text: str, bold: bool) -> float:
        nonlocal measured
        measured += 1
        return 0.75 * len(text)

    seats = tuple(SeatScene(f"Player {n}", "13", "choosing", n == 0) for n in range(8))
    hand = tuple(chance.choice(CODES) for _ in range(13))
    scene = TableScene("", "", None, (), seats, None, None, hand)
    content = show((TOLD,), scene, ("King of hearts",) * 13)
    assert arrange_table(content, 900, 600, TextMetrics(28, width, 1.6)) is not None
    assert measured < 2200, "a hand is as high whatever rows the seats have"


def test_nothing_overlaps_or_is_cut() -> None:
    chance = random.Random(1)
    for points in POINTS:
        for width, height in SIZES:
            content = invent(chance)
            placed = arrange_table(content, width, height, letters(points))
            if placed is not None:
                check(placed, width, height, chance.randrange(max(1, len(content.rows))))


@pytest.mark.parametrize("game", ["scientific", "steal", "casino", "razboi"])
def test_moments_of_games_are_placed(home: Path, game: str) -> None:
    play, drawn = table(home, game, min(3, GAMES[game].players[-1])), 0
    for _ in range(6):
        if not isinstance(play.app.top, TableScreen) or play.app.top.view().over:
            break
        content = describe(play, TOLD)
        for width, height, points in ((800, 600, 20), (900, 600, 28), (1920, 1080, 48)):
            placed = arrange_table(content, width, height, letters(points * 0.8))
            if placed is not None:
                check(placed, width, height, max(0, content.current_index))
                drawn += 1
        play.press("right", "enter")
        play.wait(60)
    assert drawn >= 6


def describe(play: Play, *told: str) -> WindowContent:
    """Return what is drawn of a table now."""
    assert isinstance(play.app.top, TableScreen)
    shown = play.app.top.get_screen_content()
    scene = SceneCache().get_scene(play.app, play.app.top)
    heading = play.app.render(shown.heading) if shown.heading else ""
    content = show(told, scene, tuple(map(play.app.render, shown.rows)), heading)
    return replace(content, current_index=shown.index)


def usual(players: int = 3, hand: int = 14) -> WindowContent:
    """Return an ordinary table."""
    seats = tuple(
        SeatScene(name, "14", "chosen", n == 0, laid_cards=(("AH", 1),))
        for n, name in enumerate(
            ["Mira", "Alice", "Ben", "Clara", "Aleksandra", "Ed", "Flo", "Gus"][:players]
        )
    )
    scene = TableScene("", "Order: normal", False, (), seats, None, None, ("AH",) * hand)
    return show((TOLD,), scene, ("Ace of hearts",) * hand)


def change_first_seat(content: WindowContent, **changes: Any) -> WindowContent:
    """Return a table whose first seat, the player's, has other things before it."""
    first, *others = content.required_table.seats
    seats = (replace(first, **changes), *others)
    return replace(content, table=replace(content.required_table, seats=seats))


def test_at_the_usual_size_eight_players_and_their_hands_are_drawn() -> None:
    for width, height, points in ((900, 600, 28), (1280, 800, 28), (3840, 2160, 96)):
        placed = arrange_table(usual(8), width, height, letters(points))
        assert placed is not None, (width, height)
        names = [words.text for words in placed.table_drawing.text_rows if words.role == "name"]
        assert "Aleksandra" in names or width == 900, "no name is shortened where all fit"
        assert any(name.startswith("Aleksan") for name in names)
        assert len(placed.lay_out_hand(0).cards) == 14, "the whole hand is seen"


def test_where_no_picture_fits_there_is_none() -> None:
    assert arrange_table(usual(), 320, 240, letters(28)) is None
    long = replace(usual(), messages=("word " * 200,))
    assert arrange_table(long, 900, 600, letters(28)) is None


def test_the_others_sit_above_from_the_left_and_the_player_below() -> None:
    placed = arrange_table(usual(4), 1280, 1000, letters(20))
    assert placed is not None
    at = {seat.name: box for box, seat in placed.table_drawing.seat_frames}
    assert at["Alice"].y == at["Ben"].y == at["Clara"].y < at["Mira"].y
    assert at["Alice"].x < at["Ben"].x < at["Clara"].x


def test_turns_go_round_the_player_wherever_the_seat_is() -> None:
    content = usual(4)
    seats = tuple(
        replace(seat, is_viewer=n == 2) for n, seat in enumerate(content.required_table.seats)
    )
    content = replace(content, table=replace(content.required_table, seats=seats))
    placed = arrange_table(content, 1280, 1000, letters(20))
    assert placed is not None
    at = {seat.name: box for box, seat in placed.table_drawing.seat_frames}
    assert at["Clara"].x < at["Mira"].x < at["Alice"].x and at["Ben"].y > at["Clara"].y


def test_a_line_that_is_wider_than_the_window_is_left_to_words() -> None:
    wide = "a rule that goes on and on over many rows and cannot stand in a single one of them"
    content = replace(usual(2, hand=2), rows=("Ace of hearts", wide))
    assert arrange_table(content, 900, 600, letters(20)) is None


def test_arrows_move_the_hand_alone() -> None:
    placed = arrange_table(usual(), 900, 600, letters(20))
    assert placed is not None
    first, second = placed.lay_out_hand(0), placed.lay_out_hand(1)
    assert [card.role for card in first.cards[:2]] == ["current", "plain"]
    assert [card.role for card in second.cards[:2]] == ["plain", "current"]
    assert first.cards[0].box.y < first.cards[1].box.y, "it is raised"


def test_a_long_hand_tells_how_many_cards_are_beyond_its_ends() -> None:
    placed = arrange_table(usual(2, hand=56), 900, 600, letters(22))
    assert placed is not None
    middle = placed.lay_out_hand(28)
    more = [words.text for words in middle.text_rows if words.role == "more"]
    left, right = (next(one for one in more if sign in one) for sign in "◀▶")
    assert int(left.strip("◀ ")) + int(right.strip("▶ ")) + len(middle.cards) == 56


def test_older_cards_of_a_long_war_are_one_stack() -> None:
    content = change_first_seat(usual(2), laid_cards=tuple((code, 1) for code in CODES[:30]))
    placed = arrange_table(content, 900, 600, letters(22))
    assert placed is not None
    cards: list[DrawnCard] = [card for card in placed.table_drawing.cards if card.code != "AH"]
    assert cards[0].code is None and cards[0].count == 30 - len(cards) + 1
    assert [card.code for card in cards[1:]] == CODES[30 - len(cards) + 1 : 30]


def test_where_one_card_of_a_war_has_room_it_is_the_newest() -> None:
    assert merge_older_cards(((None, 3), ("KH", 1)), 100.0, 120.0) == (("KH", 1),)


def test_two_players_sit_side_by_side_where_their_cards_are_larger_so() -> None:
    placed = arrange_table(usual(2, hand=0), 1280, 600, letters(28))
    assert placed is not None
    mine, other = (box for box, _ in placed.table_drawing.seat_frames)
    assert mine.y == other.y
    assert min(card.box.h for card in placed.table_drawing.cards) > 200


def test_shared_cards_lose_their_count_and_then_their_label_before_a_label_is_cut() -> None:
    scene = replace(usual(8).required_table, pot=SharedCards("On the table", ((None, 8),), "88"))
    found = []
    for width in (1800, 1500, 1200):
        placed = arrange_table(replace(usual(8), table=scene), width, 1440, letters(60))
        assert placed is not None
        words = [
            one.text for one in placed.table_drawing.text_rows if one.role in ("name", "count")
        ]
        assert all(words), "no empty text is drawn"
        found.append([text for text in words if text == "88" or text.startswith("On")])
    assert found == [["88", "On the table"], ["On the table"], ["88"]]


def test_an_open_pile_is_a_stack() -> None:
    content = change_first_seat(usual(2), open_pile=("KS", 9))
    placed = arrange_table(content, 900, 600, letters(22))
    assert placed is not None
    (pile,) = [card for card in placed.table_drawing.cards if card.role == "pile"]
    assert (pile.code, pile.count) == ("KS", 9)
