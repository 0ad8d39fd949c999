"""The lessons about Scientific War in the tutorial, in order."""

from __future__ import annotations

from audiowar.ui.lessons.lesson_definition import (
    Lesson,
    LessonTask,
    make_play_task,
    make_position_with_hands,
)

LESSONS = (
    Lesson(
        "trick",
        make_position_with_hands("KH 9H 5H", "TS 6S 4S"),
        (LessonTask("card-next"), make_play_task("KH"), make_play_task("5H")),
        ("TS 6S",),
    ),
    Lesson(
        "war",
        make_position_with_hands("AH KH 6H 5H", "KS 7S 4S 2S"),
        (make_play_task("KH"), LessonTask("pot"), make_play_task("AH")),
        ("KS 7S",),
    ),
    Lesson(
        "revolution",
        make_position_with_hands("KH JH 4H 2H", "KS AS 5S 6S"),
        (make_play_task("JH"), LessonTask("rules-now"), make_play_task("4H")),
        ("KS AS",),
    ),
    Lesson(
        "orders",
        make_position_with_hands("AH JH JD 4H 2H", "TS 9S JS KS 5S", reversed=True),
        (
            LessonTask("rules-now"),
            make_play_task("4H"),
            make_play_task("JH"),
            make_play_task("JD"),
            make_play_task("AH"),
        ),
        ("TS 9S JS KS",),
    ),
    Lesson(
        "spy",
        make_position_with_hands("AH QH 4H 2H", "9S KS 5S 6S"),
        (make_play_task("QH"), LessonTask("power"), make_play_task("AH")),
        ("9S KS",),
    ),
    Lesson(
        "count",
        make_position_with_hands("KH 9H 5H 3H", "7S 6S 2S"),
        (make_play_task("3H"), LessonTask("power"), make_play_task("9H")),
        ("7S 6S",),
    ),
    Lesson(
        "swap",
        make_position_with_hands("8H 4H 2H", "5S TS 6S", piles=[["AH", "KH"]]),
        (make_play_task("8H"), LessonTask("power", "swap"), make_play_task("AH")),
        ("5S TS",),
    ),
    Lesson(
        "joker-war",
        make_position_with_hands("9H 4H JOKER", "AS 5S 6S"),
        (make_play_task("JOKER"), make_play_task("9H")),
        ("AS 5S",),
    ),
    Lesson(
        "joker-wins",
        make_position_with_hands("5H 4H JOKER", "KS 6S 7S", "KD 7D 6D"),
        (make_play_task("JOKER"), LessonTask("why")),
        ("KS", "KD"),
    ),
    Lesson(
        "jokers-void",
        make_position_with_hands("KH 9H 4H", "6S JOKER", "7D JOKER"),
        (make_play_task("4H"), LessonTask("why")),
        ("JOKER", "JOKER"),
    ),
    Lesson(
        "keys",
        make_position_with_hands("KH 9H 5H", "TS 7S 4S", "6D 7D 5D", pot=["2H", "2S"]),
        (
            LessonTask("rules-now"),
            LessonTask("who-chooses"),
            LessonTask("owned"),
            LessonTask("hand"),
            LessonTask("pot"),
            make_play_task("KH"),
            LessonTask("last-trick"),
        ),
        ("TS", "6D"),
    ),
    Lesson(
        "end",
        make_position_with_hands("AH", "9S", "KD 4D", piles=[["5H", "6H", "7H"]]),
        (make_play_task("AH"), LessonTask("owned"), make_play_task("AH")),
        ("9S", "KD 4D"),
    ),
)
