"""The lessons about Scientific War in the tutorial, in order."""

from __future__ import annotations

from audiowar.ui.lessons.lesson_definition import (
    Lesson,
    LessonTask,
    position_with_hands,
    task_to_play,
)

LESSONS = (
    Lesson(
        "trick",
        position_with_hands("KH 9H 5H", "TS 6S 4S"),
        (LessonTask("card-next"), task_to_play("KH"), task_to_play("5H")),
        ("TS 6S",),
    ),
    Lesson(
        "war",
        position_with_hands("AH KH 6H 5H", "KS 7S 4S 2S"),
        (task_to_play("KH"), LessonTask("pot"), task_to_play("AH")),
        ("KS 7S",),
    ),
    Lesson(
        "revolution",
        position_with_hands("KH JH 4H 2H", "KS AS 5S 6S"),
        (task_to_play("JH"), LessonTask("rules-now"), task_to_play("4H")),
        ("KS AS",),
    ),
    Lesson(
        "orders",
        position_with_hands("AH JH JD 4H 2H", "TS 9S JS KS 5S", reversed=True),
        (
            LessonTask("rules-now"),
            task_to_play("4H"),
            task_to_play("JH"),
            task_to_play("JD"),
            task_to_play("AH"),
        ),
        ("TS 9S JS KS",),
    ),
    Lesson(
        "spy",
        position_with_hands("AH QH 4H 2H", "9S KS 5S 6S"),
        (task_to_play("QH"), LessonTask("power"), task_to_play("AH")),
        ("9S KS",),
    ),
    Lesson(
        "count",
        position_with_hands("KH 9H 5H 3H", "7S 6S 2S"),
        (task_to_play("3H"), LessonTask("power"), task_to_play("9H")),
        ("7S 6S",),
    ),
    Lesson(
        "swap",
        position_with_hands("8H 4H 2H", "5S TS 6S", piles=[["AH", "KH"]]),
        (task_to_play("8H"), LessonTask("power", "swap"), task_to_play("AH")),
        ("5S TS",),
    ),
    Lesson(
        "joker-war",
        position_with_hands("9H 4H JOKER", "AS 5S 6S"),
        (task_to_play("JOKER"), task_to_play("9H")),
        ("AS 5S",),
    ),
    Lesson(
        "joker-wins",
        position_with_hands("5H 4H JOKER", "KS 6S 7S", "KD 7D 6D"),
        (task_to_play("JOKER"), LessonTask("why")),
        ("KS", "KD"),
    ),
    Lesson(
        "jokers-void",
        position_with_hands("KH 9H 4H", "6S JOKER", "7D JOKER"),
        (task_to_play("4H"), LessonTask("why")),
        ("JOKER", "JOKER"),
    ),
    Lesson(
        "keys",
        position_with_hands("KH 9H 5H", "TS 7S 4S", "6D 7D 5D", pot=["2H", "2S"]),
        (
            LessonTask("rules-now"),
            LessonTask("who-chooses"),
            LessonTask("owned"),
            LessonTask("hand"),
            LessonTask("pot"),
            task_to_play("KH"),
            LessonTask("last-trick"),
        ),
        ("TS", "6D"),
    ),
    Lesson(
        "end",
        position_with_hands("AH", "9S", "KD 4D", piles=[["5H", "6H", "7H"]]),
        (task_to_play("AH"), LessonTask("owned"), task_to_play("AH")),
        ("9S", "KD 4D"),
    ),
)
