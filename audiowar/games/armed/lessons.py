"""The lessons of the game, in their order."""

from __future__ import annotations

from audiowar.ui.lessons.lesson import ANY, Lesson, hands, play

ARMED = Lesson(
    "armed",
    hands("AH KH QH JH TH 9H 2H", "AS KS 7S 6S 5S 4S 3S"),
    (play("2H"), play("KH"), play(ANY)),
    ("AS KS",),
)

LESSONS = (ARMED,)
