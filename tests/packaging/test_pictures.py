"""The README's picture and sounds: they are there, small, described, and sound as they should."""

from __future__ import annotations

import re
import shutil
import struct
from pathlib import Path

import numpy as np
import pytest

from tests.pictures.__main__ import LANGUAGES
from tests.pictures.recording import LENGTH, RATE, record

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


def test_the_picture_is_described() -> None:
    ((alt, file),) = re.findall(r"!\[([^]]*)\]\(([^)]+)\)", README)
    assert len(alt) > 200 and file.endswith(".png")
    head = (REPOSITORY / file).read_bytes()[:24]
    width, height = struct.unpack(">II", head[16:])
    assert head.startswith(b"\x89PNG") and width > height > 500


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="wants a voice")
@pytest.mark.parametrize("language", LANGUAGES)
def test_half_a_minute_is_heard_without_long_silence(language: str) -> None:
    tape = record(language)
    assert tape.shape == (int(LENGTH * RATE), 2)
    parts = np.abs(tape).reshape(int(LENGTH), -1).max(axis=1)
    assert (parts > 0.05).all(), "something is heard in every second"
    assert np.abs(tape).max() <= 1.0
    assert not np.array_equal(tape[:, 0], tape[:, 1]), "players sit left and right"
