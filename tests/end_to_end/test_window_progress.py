"""The deal of the day in the real window: played, and its goal told after the result."""

from __future__ import annotations

import json

import pytest

from tests.server.player import PATIENCE

from .rig import screen, speech_server
from .rig.session import PlayingSeat

MISSING = ", ".join(
    filter(None, (screen.name_missing_programs(), speech_server.name_missing_programs()))
)
pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {MISSING}")


def test_a_deal_of_the_day_is_played_by_ear_and_its_goal_is_told(seat: PlayingSeat) -> None:
    seat.home.mkdir(parents=True)
    settings = {"language": "ro", "name": "Mira", "goals": []}
    (seat.home / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    with seat.play("--fast") as game:
        game.wait_for("Meniul principal", PATIENCE)
        for key, wanted in (
            ("i", "Împărțirea zilei"),
            ("enter", "Războiul științific, adversar: profesor"),
            ("end", "Război armat"),
            ("t", "Tod und Leben, adversar: chibzuit"),
            ("enter", "Fiecare primește"),
            ("s", "O împărțire a zilei, jucată"),
        ):
            game.press(key)
            game.wait_for(wanted, PATIENCE)
        game.press("escape")
        game.wait_for("Meniul", PATIENCE)
    told = json.loads((seat.home / "settings.json").read_text(encoding="utf-8"))["goals"]
    assert "daily" in told
