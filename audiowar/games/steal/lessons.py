"""The lessons of the game, in their order."""

from __future__ import annotations

from audiowar.ui.lessons.lesson import Lesson, LessonTask, play

STEAL = Lesson(
    "steal",
    {
        "stacks": [["7H", "KH", "3H", "4H"], ["QS", "6S", "8S", "9S"]],
        "piles": [[], ["7S", "2S", "5S"]],
    },
    (LessonTask("power", "steal:1"), play("play"), play("lay:KH")),
    ("play",),
)

LESSONS = (STEAL,)
