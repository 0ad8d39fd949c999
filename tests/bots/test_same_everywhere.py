"""A seed is the same game everywhere: bots add floats exactly and round what libraries give."""

from __future__ import annotations

import subprocess
import sys

import pytest


def list_digests(how: str) -> list[str]:
    """Return the digests of the games that a process of its own plays."""
    command = [sys.executable, "-m", "tests.bots.play_elsewhere", how]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.deep
def test_every_level_plays_the_same_game_everywhere() -> None:
    here = list_digests("here")
    assert len({line.split()[-1] for line in here}) == len(here) == 30
    assert list_digests("elsewhere") == here
