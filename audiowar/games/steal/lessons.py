"""The lessons about Steal War in the tutorial, in order."""

from __future__ import annotations

from audiowar.ui.lessons.lesson_definition import Lesson, LessonTask, task_to_play

START_STACKS = [["7H", "KH", "3H", "4H"], ["QS", "6S", "8S", "9S"]]

LESSONS = (
    Lesson(
        "steal",
        {"stacks": START_STACKS, "piles": [[], ["7S", "2S", "5S"]]},
        (LessonTask("power", "steal:1"), task_to_play("play"), task_to_play("lay:KH")),
        ("play",),
    ),
)
