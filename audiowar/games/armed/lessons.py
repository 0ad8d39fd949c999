"""The lessons about Armed War in the tutorial, in order."""

from __future__ import annotations

from audiowar.ui.lessons.lesson import ANY_CARD, Lesson, play_task, position_of_hands

ARMED = Lesson(
    "armed",
    position_of_hands("AH KH QH JH TH 9H 2H", "AS KS 7S 6S 5S 4S 3S"),
    (play_task("2H"), play_task("KH"), play_task(ANY_CARD)),
    ("AS KS",),
)

LESSONS = (ARMED,)
