"""The deal of the day, goals and statistics at a real terminal, in two languages, also killed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .test_terminal import ENTER, ESCAPE, Player, env, piped

__all__ = ["env"]

WORDS = {
    "sr": (
        "Glavni meni",
        "Deljenje dana",
        "Karte su podeljene",
        "Odigrano deljenje dana",
        "Dani zaredom: 1",
    ),
    "es": (
        "Menú principal",
        "Reparto del día",
        "Cartas repartidas",
        "Jugar un reparto del día",
        "seguidos: 1",
    ),
}


def known(env: dict[str, str], language: str) -> None:
    """Let the player have begun before."""
    home = Path(env["AUDIOWAR_HOME"])
    home.mkdir(parents=True, exist_ok=True)
    settings = {"language": language, "name": "Mira", "goals": []}
    (home / "settings.json").write_text(json.dumps(settings), encoding="utf-8")


def begin_deal(env: dict[str, str], language: str) -> Player:
    """Begin today's deal of Tod und Leben."""
    menu, daily, dealt, _, _ = WORDS[language]
    player = Player(env, "--fast")
    player.hear(menu)
    player.press(daily[:3].lower())
    player.hear(daily)
    player.press(ENTER)
    player.hear(daily)
    player.hear(".")
    player.press("tod")
    player.hear("Tod und Leben")
    player.press(ENTER)
    player.hear(dealt)
    return player


@pytest.mark.parametrize("language", list(WORDS))
def test_a_deal_of_the_day_is_played_its_goal_told_and_its_line_shown(
    env: dict[str, str], language: str
) -> None:
    known(env, language)
    _, daily, _, reached, streak = WORDS[language]
    player = begin_deal(env, language)
    player.press("s")
    player.hear(reached)
    player.kill()
    heard = piped(env, daily[:3].lower(), "enter", "t", "enter")
    assert any(line.startswith(daily) and streak in line for line in heard)
    assert heard[-2].startswith("audiowar, ")
    assert "Tod und Leben: " in heard[-2]


def test_a_deal_that_was_killed_goes_on_and_counts_once(env: dict[str, str]) -> None:
    known(env, "es")
    player = begin_deal(env, "es")
    player.press(ENTER)
    player.hear("Tú")
    player.kill()
    heard = piped(env, "rep", "enter", "tod")
    assert any(line.startswith("Tod und Leben, empezada") for line in heard)
    player = Player(env, "--fast")
    player.hear("Menú principal")
    player.press("rep")
    player.hear("Reparto del día")
    player.press(ENTER + "tod")
    player.hear("empezada")
    player.press(ENTER)
    player.hear("La partida sigue")
    player.press("s")
    player.hear("Jugar un reparto del día")
    player.press(ESCAPE)
    player.kill()
    games = Path(env["AUDIOWAR_HOME"]) / "games" / "finished"
    assert len(list(games.glob("*.jsonl"))) == 1
