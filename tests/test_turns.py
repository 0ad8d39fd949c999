"""Tests that measure real time wait for their turn."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from .turns import wait_for_turn

TOP = Path(__file__).parents[1]
OTHER = """
import sys
from pathlib import Path
from tests.turns import wait_for_turn
with wait_for_turn(Path(sys.argv[1]), at_once=2):
    print("begun", flush=True)
    sys.stdin.readline()
"""


class Other:
    """Another process, which has a turn until it is killed."""

    def __init__(self, place: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", OTHER, str(place)],
            cwd=TOP,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "begun\n"

    def kill(self) -> None:
        """End the process and with it the turn."""
        self._process.kill()
        self._process.communicate()


def test_a_third_waits_until_one_of_two_has_ended(tmp_path: Path) -> None:
    others = [Other(tmp_path), Other(tmp_path)]
    try:
        with pytest.raises(TimeoutError, match="2 others"), wait_for_turn(tmp_path, 2, longest=0.3):
            raise AssertionError("three at once")
        others[0].kill()
        with wait_for_turn(tmp_path, 2, longest=20):
            pass
    finally:
        for other in others:
            other.kill()


def test_a_turn_ends_with_what_has_it(tmp_path: Path) -> None:
    for _ in range(3):
        with pytest.raises(ValueError), wait_for_turn(tmp_path, at_once=1, longest=0.3):
            raise ValueError


def test_who_is_alone_does_not_wait(tmp_path: Path) -> None:
    begun = time.monotonic()
    with wait_for_turn(tmp_path / "new" / "place", longest=60):
        assert time.monotonic() - begun < 60
