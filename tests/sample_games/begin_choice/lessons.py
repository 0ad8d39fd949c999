"""The lesson of New Game."""

from __future__ import annotations

from audiowar.ui.lessons.lesson_definition import Lesson, position_with_hands, task_to_play

LESSONS = (
    Lesson("new-game", position_with_hands("AH 5H", "7S 6S"), (task_to_play("AH"),), ("7S",)),
)
