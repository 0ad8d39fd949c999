"""The lessons of the game, in their order."""

from __future__ import annotations

from audiowar.ui.lessons.lesson_definition import Lesson, make_play_task, make_position_with_hands

VANISH = Lesson(
    "vanish",
    make_position_with_hands("AH 5H", "7S 6S"),
    (make_play_task("AH"), make_play_task("take")),
    ("7S",),
)

LESSONS = (VANISH,)
