"""The lessons about Război in the tutorial, in order."""

from __future__ import annotations

from audiowar.ui.lessons.lesson_definition import Lesson, LessonTask, task_to_play

START_STACKS = ("KH 3H 4H 6H 9H", "QS 5S 7S 8S 9S", "2D JD 7D 8D 9D")

LESSONS = (
    Lesson(
        "prisoners",
        {"stacks": [cards.split() for cards in START_STACKS]},
        (task_to_play(), task_to_play("keep:QS"), task_to_play(), LessonTask("power", "prisoner")),
        ("", ""),
        options={"prisoners": "on"},
    ),
)
