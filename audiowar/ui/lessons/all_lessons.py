"""The list of the lessons of all games, for the tutorial."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec

from audiowar.rules.registry import GAMES, GAMES_PACKAGE

from .lesson_definition import Lesson


def load_lessons() -> Iterator[Lesson]:
    """Yield the lessons of all games, in the order of the games."""
    for game in GAMES:
        module = f"{GAMES_PACKAGE}.{game}.lessons"
        if find_spec(module) is not None:
            found: tuple[Lesson, ...] = import_module(module).LESSONS
            yield from (replace(lesson, game=game) for lesson in found)


LESSONS: tuple[Lesson, ...] = tuple(load_lessons())
"""All lessons, in the order of the tutorial."""
