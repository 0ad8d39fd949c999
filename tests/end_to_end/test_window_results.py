"""A key soon after Enter, in the real window: what became of the trick is said nevertheless."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from .rig import screen, speech_server
from .rig.missing_programs import skip_without
from .rig.outcomes import Game
from .rig.paced import PacedServer
from .rig.screen import Screen
from .rig.session import PlayingSeat

pytestmark = skip_without(screen, speech_server)

WAIT = 60.0


def until(true: Callable[[], bool], what: str) -> None:
    """Wait until something is so; fail when it does not come about."""
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def test_an_outcome_is_told_though_a_key_comes_soon_after_enter(
    display: Screen, short_folder: Path
) -> None:
    (short_folder / "s").mkdir()
    with PacedServer(short_folder / "s") as server:
        seat = PlayingSeat(display, server, short_folder)
        flags = ("--lang", "sr", "--game", "scientific", "--players", "3", "--seed", "5")
        with seat.play(*flags) as game:
            table = Game(seat.home, "sr")
            game.wait_for("Karte su podeljene")
            tricks = 0
            for pause in (0.1, 0.3, 0.55, 0.8, 1.1, 1.5):
                until(table.is_ready, "the others choose")
                before, said = len(table.outcomes()), len(server.get_finished_sentences())
                cards = len(server.get_spoken_sentences())
                game.press("home")
                server.wait_for(cards + 1)
                game.press("enter")
                time.sleep(pause)
                game.press("down")
                if len(table.outcomes()) == before:
                    # A war goes on, or the spy is asked.
                    continue
                tricks += 1
                end = time.monotonic() + WAIT
                while not table.outcomes()[before].is_told_in(
                    server.get_finished_sentences()[said:]
                ):
                    assert time.monotonic() < end, (pause, table.outcomes()[before])
                    time.sleep(0.1)
            assert tricks
