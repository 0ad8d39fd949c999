"""The lesson of New Game."""

from __future__ import annotations

from audiowar.ui.lessons.lesson_definition import Lesson, make_play_task, make_position_with_hands

LESSONS = (
    Lesson(
        "new-game", make_position_with_hands("AH 5H", "7S 6S"), (make_play_task("AH"),), ("7S",)
    ),
)
