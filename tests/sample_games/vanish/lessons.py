"""The lessons of the game, in their order."""

from __future__ import annotations

from audiowar.ui.lessons.lesson_definition import Lesson, position_with_hands, task_to_play

VANISH = Lesson(
    "vanish",
    position_with_hands("AH 5H", "7S 6S"),
    (task_to_play("AH"), task_to_play("take")),
    ("7S",),
)

LESSONS = (VANISH,)
