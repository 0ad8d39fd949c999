"""The lessons about Armed War in the tutorial, in order."""

from __future__ import annotations

from audiowar.ui.lessons.lesson_definition import (
    ANY_CARD,
    Lesson,
    position_with_hands,
    task_to_play,
)

LESSONS = (
    Lesson(
        "armed",
        position_with_hands("AH KH QH JH TH 9H 2H", "AS KS 7S 6S 5S 4S 3S"),
        (task_to_play("2H"), task_to_play("KH"), task_to_play(ANY_CARD)),
        ("AS KS",),
    ),
)
