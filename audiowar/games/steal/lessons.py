"""The lessons about Steal War in the tutorial, in order."""

from __future__ import annotations

from audiowar.ui.lessons.lesson import Lesson, LessonTask, play_task

STEAL = Lesson(
    "steal",
    {
        "stacks": [["7H", "KH", "3H", "4H"], ["QS", "6S", "8S", "9S"]],
        "piles": [[], ["7S", "2S", "5S"]],
    },
    (LessonTask("power", "steal:1"), play_task("play"), play_task("lay:KH")),
    ("play",),
)

LESSONS = (STEAL,)
