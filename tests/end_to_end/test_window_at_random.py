"""The window as an impatient person plays it: any key, opponents that think, every game."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from audiowar.rules.registry import GAMES

from .rig import screen
from .rig.screen import Screen
from .rig.session import Session, bare_environment

pytestmark = pytest.mark.skipif(
    bool(screen.name_missing_programs()), reason=f"missing: {screen.name_missing_programs()}"
)

SECONDS = 12.0
"""How long each game is played."""
PLAYING = ("enter",) * 6 + ("end", "home", "left", "right", "up", "down") * 2
OTHERS = (
    *"rtechplygxakqj280s", "space", "f1", "f2", "f3", "f5", "f6", "f9", "backspace", "pageup",
    "pagedown", "escape", "ctrl+f", "ctrl+t", "ctrl",
)  # fmt: skip
LAST_CARD = ("end", "enter")
PAUSES = (0.05, 0.1, 0.2, 0.4, 0.9)


def at_random(chance: Random) -> tuple[str, ...]:
    """Return the next keys: mostly what plays, now and then the last card at once."""
    kind = chance.random()
    if kind < 0.15:
        return LAST_CARD
    return (chance.choice(PLAYING if kind < 0.7 else OTHERS),)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_window_stays_whatever_is_pressed(display: Screen, short_folder: Path, game: str) -> None:
    number = list(GAMES).index(game)
    chance = Random(number)
    home = short_folder / "Žarko Đ ș"
    environment = bare_environment(short_folder / "bare")
    players = str(min(3, GAMES[game].players[-1]))
    language = ("sr", "ro", "es", "en", "sr-Cyrl")[number % 5]
    flags = ("--lang", language, "--game", game, "--players", players, "--seed", str(number + 1))
    with Session(display, environment, home, *flags) as playing:
        # Every game first plays the last card while the others think.
        playing.press(*LAST_CARD)
        end = time.monotonic() + SECONDS
        while time.monotonic() < end and playing.is_running():
            playing.press(*at_random(chance))
            time.sleep(chance.choice(PAUSES))
        # It may have been left, by Quit in a menu; it may not have failed.
        assert playing.is_running() or playing.wait_for_exit() == 0
    assert not list(home.glob("faults/*"))
    # One that is over is kept with the finished ones.
    assert list(home.glob("games/**/*.jsonl"))
