"""The lessons about Steal War in the tutorial, in order."""

from __future__ import annotations

from audiowar.ui.lessons.lesson_definition import Lesson, LessonTask, make_play_task

START_STACKS = [["7H", "KH", "3H", "4H"], ["QS", "6S", "8S", "9S"]]

LESSONS = (
    Lesson(
        "steal",
        {"stacks": START_STACKS, "piles": [[], ["7S", "2S", "5S"]]},
        (LessonTask("power", "steal:1"), make_play_task("play"), make_play_task("lay:KH")),
        ("play",),
    ),
)
