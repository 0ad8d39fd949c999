"""A recorded match is listened to again in the real window, with a real voice, in Serbian."""

from __future__ import annotations

import json

import pytest

from audiowar.storage.match_transcript import format_transcript
from audiowar.storage.replay_transcript import TranscriptReplayer
from tests.golden.told.cases import record_match
from tests.server.player import PATIENCE

from .rig import screen, speech_server
from .rig.session import PlayingSeat
from .test_window_menus import press

MISSING = ", ".join(
    filter(None, (screen.name_missing_programs(), speech_server.name_missing_programs()))
)
pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {MISSING}")


def test_arrows_walk_and_jumps_speak_in_the_window(seat: PlayingSeat) -> None:
    folder = seat.home / "games" / "finished"
    folder.mkdir(parents=True)
    header, records = record_match("scientific", 3, 1, {}, "sensible")
    events = [event for step in TranscriptReplayer(header, records) for event in step]
    path = folder / "20260301-120000-000000-scientific.jsonl"
    path.write_text(format_transcript(header, events), encoding="utf-8")
    settings = {"language": "sr", "name": "Mira", "first_steps": True}
    (seat.home / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    with seat.play() as game:
        game.wait_for("Glavni meni", PATIENCE)
        press(game, "m", "Moje igre")
        press(game, "enter", "Naučni rat")
        press(game, "enter", "Poslušaj je ponovo")
        press(game, "enter", "Igra se sluša ponovo.")
        press(game, "down", "Birate")
        press(game, "right", "Potez 1.")
        press(game, "w", "rat: ")
        press(game, "v", "Čujete sve otvoreno.")
        press(game, "h", "Ana, u ruci: ")
        press(game, "escape", "Poslušaj je ponovo")
        assert game.is_running()
        assert game.languages() == {"sr"}
