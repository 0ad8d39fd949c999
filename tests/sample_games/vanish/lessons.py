"""The lessons of the game, in their order."""

from __future__ import annotations

from audiowar.ui.lessons.lesson import Lesson, play_task, position_of_hands

VANISH = Lesson(
    "vanish", position_of_hands("AH 5H", "7S 6S"), (play_task("AH"), play_task("take")), ("7S",)
)

LESSONS = (VANISH,)
