"""The lessons about Război in the tutorial, in order."""

from __future__ import annotations

from audiowar.ui.lessons.lesson_definition import Lesson, LessonTask, make_play_task

START_STACKS = ("KH 3H 4H 6H 9H", "QS 5S 7S 8S 9S", "2D JD 7D 8D 9D")

LESSONS = (
    Lesson(
        "prisoners",
        {"stacks": [cards.split() for cards in START_STACKS]},
        (
            make_play_task(),
            make_play_task("keep:QS"),
            make_play_task(),
            LessonTask("power", "prisoner"),
        ),
        ("", ""),
        options={"prisoners": "on"},
    ),
)
