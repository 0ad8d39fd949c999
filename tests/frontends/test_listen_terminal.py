"""A recorded match is found in the list and listened to again in a real terminal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiowar.storage import saves
from audiowar.storage.match_transcript import format_transcript
from audiowar.storage.replay_transcript import TranscriptReplayer
from tests.golden.told.cases import record_match

from .test_terminal import DOWN, ENTER, ESCAPE, F2, LEFT, RIGHT, Player, env

__all__ = ["env"]


@pytest.fixture
def player(env: dict[str, str]) -> Iterator[Player]:
    """Start the program of somebody who has played one match of Scientific War."""
    home = Path(env["AUDIOWAR_HOME"])
    folder = home / saves.get_saves_folder().name / saves.FINISHED_FOLDER
    folder.mkdir(parents=True)
    header, records = record_match("scientific", 3, 1, {}, "sensible")
    events = [event for step in TranscriptReplayer(header, records) for event in step]
    path = folder / "20260301-120000-000000-scientific.jsonl"
    path.write_text(format_transcript(header, events), encoding="utf-8")
    settings = {"language": "en", "name": "Mira", "first_steps": True}
    (home / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    one = Player(env, "--text")
    yield one
    if one.pid:
        one.kill()


def test_the_list_leads_to_a_match_that_is_walked_by_arrows_and_played_on(player: Player) -> None:
    player.hear("Main menu")
    player.press("m")
    player.hear("My games")
    player.press(ENTER)
    player.hear("Scientific War: Ana and Marko")
    player.press(ENTER)
    player.hear("Listen to it again")
    player.press(ENTER)
    player.hear("Listen again.")
    player.hear("Step 1 of")
    player.press(DOWN)
    player.hear("You play")
    player.press(RIGHT)
    player.hear("Trick 1.")
    player.press(RIGHT)
    player.hear("Trick 2.")
    player.press("e")
    player.hear("You: ")
    player.press("v")
    player.hear("You hear everything open.")
    player.press("h")
    player.hear("Ana, hand:")
    player.press("vvv")
    player.hear("You hear what you knew then.")
    player.press(F2)
    player.hear("Español")
    player.press(LEFT + RIGHT)
    player.hear("Baza 2.")
    player.press(ENTER)
    player.hear("Seguir oyendo")
    player.press(DOWN)
    player.hear("Seguir jugando desde aquí, contra bots")
    player.press(ENTER)
    player.hear("La partida sigue.")
    player.press(ESCAPE)
    player.hear("Menú de la partida.")
