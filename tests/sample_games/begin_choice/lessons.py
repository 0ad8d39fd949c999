"""The lesson of New Game."""

from __future__ import annotations

from audiowar.ui.lessons.lesson import Lesson, play_task, position_of_hands

LESSONS = (Lesson("new-game", position_of_hands("AH 5H", "7S 6S"), (play_task("AH"),), ("7S",)),)
