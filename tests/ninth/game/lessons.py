"""The lessons of the game, in their order."""

from __future__ import annotations

from audiowar.ui.lessons.lesson import Lesson, hands, play

VANISH = Lesson("vanish", hands("AH 5H", "7S 6S"), (play("AH"), play("take")), ("7S",))

LESSONS = (VANISH,)
