"""The lessons about Scientific War in the tutorial, in order."""

from __future__ import annotations

from audiowar.ui.lessons.lesson import Lesson, LessonTask, play_task, position_of_hands

TRICK = Lesson(
    "trick",
    position_of_hands("KH 9H 5H", "TS 6S 4S"),
    (LessonTask("card-next"), play_task("KH"), play_task("5H")),
    ("TS 6S",),
)
WAR = Lesson(
    "war",
    position_of_hands("AH KH 6H 5H", "KS 7S 4S 2S"),
    (play_task("KH"), LessonTask("pot"), play_task("AH")),
    ("KS 7S",),
)
REVOLUTION = Lesson(
    "revolution",
    position_of_hands("KH JH 4H 2H", "KS AS 5S 6S"),
    (play_task("JH"), LessonTask("rules-now"), play_task("4H")),
    ("KS AS",),
)
ORDERS = Lesson(
    "orders",
    position_of_hands("AH JH JD 4H 2H", "TS 9S JS KS 5S", reversed=True),
    (LessonTask("rules-now"), play_task("4H"), play_task("JH"), play_task("JD"), play_task("AH")),
    ("TS 9S JS KS",),
)
SPY = Lesson(
    "spy",
    position_of_hands("AH QH 4H 2H", "9S KS 5S 6S"),
    (play_task("QH"), LessonTask("power"), play_task("AH")),
    ("9S KS",),
)
COUNT = Lesson(
    "count",
    position_of_hands("KH 9H 5H 3H", "7S 6S 2S"),
    (play_task("3H"), LessonTask("power"), play_task("9H")),
    ("7S 6S",),
)
SWAP = Lesson(
    "swap",
    position_of_hands("8H 4H 2H", "5S TS 6S", piles=[["AH", "KH"]]),
    (play_task("8H"), LessonTask("power", "swap"), play_task("AH")),
    ("5S TS",),
)
JOKER_WAR = Lesson(
    "joker-war",
    position_of_hands("9H 4H JOKER", "AS 5S 6S"),
    (play_task("JOKER"), play_task("9H")),
    ("AS 5S",),
)
JOKER_WINS = Lesson(
    "joker-wins",
    position_of_hands("5H 4H JOKER", "KS 6S 7S", "KD 7D 6D"),
    (play_task("JOKER"), LessonTask("why")),
    ("KS", "KD"),
)
JOKERS_VOID = Lesson(
    "jokers-void",
    position_of_hands("KH 9H 4H", "6S JOKER", "7D JOKER"),
    (play_task("4H"), LessonTask("why")),
    ("JOKER", "JOKER"),
)
KEYS = Lesson(
    "keys",
    position_of_hands("KH 9H 5H", "TS 7S 4S", "6D 7D 5D", pot=["2H", "2S"]),
    (
        LessonTask("rules-now"),
        LessonTask("who-chooses"),
        LessonTask("owned"),
        LessonTask("hand"),
        LessonTask("pot"),
        play_task("KH"),
        LessonTask("last-trick"),
    ),
    ("TS", "6D"),
)
END = Lesson(
    "end",
    position_of_hands("AH", "9S", "KD 4D", piles=[["5H", "6H", "7H"]]),
    (play_task("AH"), LessonTask("owned"), play_task("AH")),
    ("9S", "KD 4D"),
)

LESSONS = (
    TRICK,
    WAR,
    REVOLUTION,
    ORDERS,
    SPY,
    COUNT,
    SWAP,
    JOKER_WAR,
    JOKER_WINS,
    JOKERS_VOID,
    KEYS,
    END,
)
