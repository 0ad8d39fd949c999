"""A seed is the same game everywhere: bots add floats exactly and round what libraries give."""

from __future__ import annotations

import subprocess
import sys

import pytest

from audiowar.games.scientific.bots.characters import BOT_MAKERS

from .play_elsewhere import SEEDS


def play(how: str, level: str, players: int) -> list[str]:
    """Return the digests of games that a process of its own plays."""
    command = [sys.executable, "-m", "tests.bots.play_elsewhere", how, level, str(players)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.parametrize("players", (2, 3, 4))
@pytest.mark.parametrize("level", BOT_MAKERS)
def test_a_level_plays_the_same_game_everywhere(level: str, players: int) -> None:
    here = play("here", level, players)
    assert len(here) == len(set(here)) == len(SEEDS)
    assert play("elsewhere", level, players) == here
