"""The lessons about Casino War in the tutorial, in order."""

from __future__ import annotations

from audiowar.ui.lessons.lesson_definition import Lesson, make_play_task

LESSONS = (
    Lesson(
        "casino",
        {"bankrolls": [10_000], "shoe": ["8H", "8S", "2D", "3D", "4D", "QH", "6S"]},
        (make_play_task("bet:1000"), make_play_task("war")),
        (),
        player_count_if_given=1,
    ),
)
