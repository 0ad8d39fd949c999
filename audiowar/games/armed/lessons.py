"""The lessons about Armed War in the tutorial, in order."""

from __future__ import annotations

from audiowar.ui.lessons.lesson_definition import (
    ANY_CARD,
    Lesson,
    make_play_task,
    make_position_with_hands,
)

LESSONS = (
    Lesson(
        "armed",
        make_position_with_hands("AH KH QH JH TH 9H 2H", "AS KS 7S 6S 5S 4S 3S"),
        (make_play_task("2H"), make_play_task("KH"), make_play_task(ANY_CARD)),
        ("AS KS",),
    ),
)
