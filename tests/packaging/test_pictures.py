"""The README's picture and sounds: they are there, small, described, and sound as they should."""

from __future__ import annotations

import re
from pathlib import Path

from tests.pictures.__main__ import LANGUAGES

REPOSITORY = Path(__file__).parents[2]
README = (REPOSITORY / "README.md").read_text(encoding="utf-8")
LARGEST = 300_000
"""Bytes."""


def test_every_picture_and_sound_of_the_readme_is_there_and_small() -> None:
    named = set(re.findall(r"\((pictures/[^)]+)\)", README))
    there = {f"pictures/{path.name}" for path in (REPOSITORY / "pictures").iterdir()}
    assert named == there
    assert all((REPOSITORY / name).stat().st_size <= LARGEST for name in named)
    wanted = {f"pictures/listen-{tag}.{kind}" for tag in LANGUAGES for kind in ("ogg", "mp3")}
    assert named == wanted | {"pictures/window-and-page.png"}
