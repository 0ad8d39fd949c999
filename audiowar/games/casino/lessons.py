"""The lessons about Casino War in the tutorial, in order."""

from __future__ import annotations

from audiowar.ui.lessons.lesson_definition import Lesson, task_to_play

LESSONS = (
    Lesson(
        "casino",
        {"bankrolls": [10_000], "shoe": ["8H", "8S", "2D", "3D", "4D", "QH", "6S"]},
        (task_to_play("bet:1000"), task_to_play("war")),
        (),
        players=1,
    ),
)
