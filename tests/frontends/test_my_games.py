"""The list of games at a real terminal: used by ear, with the program killed at any moment."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.archive.games import NOON, play_saved

from .test_terminal import DOWN, ENTER, ESCAPE, LEFT, RIGHT, UP, Player, terminal_environment

HOME_KEY = "\x1b[H"


@pytest.fixture
def env(home: Path) -> dict[str, str]:
    return terminal_environment(home, '{"language": "es", "name": "Mira"}')


@pytest.fixture
def games(home: Path) -> list[Path]:
    """Two finished games and a running one, the newest."""
    return [
        play_saved(1, names=("Mira", "Ana"), played=NOON),
        play_saved(2, names=("Mira", "Zoe"), played=NOON + 60),
        play_saved(3, over=False, names=("Mira", "Ben"), played=NOON + 120),
    ]


@pytest.fixture
def players() -> Iterator[list[Player]]:
    """Whoever is started; they are ended."""
    started: list[Player] = []
    yield started
    for one in started:
        if one.pid:
            one.kill()


def open_list(env: dict[str, str], players: list[Player]) -> Player:
    """Start the program and open the list, which is told."""
    player = Player(env)
    players.append(player)
    player.hear("Menú principal")
    player.press("m")
    player.hear("Mis partidas")
    player.press(ENTER)
    player.hear("Mis partidas: ")
    return player


def test_games_are_found_named_deleted_and_brought_back_between_kills(
    env: dict[str, str], games: list[Path], players: list[Player], home: Path
) -> None:
    player = open_list(env, players)
    player.hear("Ben, sin terminar")
    player.press(UP + ENTER)
    player.hear("Qué palabras")
    player.press("zoe" + ENTER)
    player.hear("Mis partidas: 1.")
    player.press(DOWN)
    player.hear("Zoe, ")
    player.press(ENTER)
    player.hear("Volver a oírla")
    player.press(DOWN)
    player.hear("Ponerle un nombre")
    player.press(ENTER)
    player.hear("nombre le pones")
    player.press("Revancha" + ENTER)
    player.hear("Revancha, Batalla clásica")
    player.kill()
    player = open_list(env, players)
    player.press("re")
    player.hear("Revancha, Batalla clásica: Zoe")
    player.press(ENTER)
    player.hear("Volver a oírla")
    player.press(UP)
    player.hear("Borrarla")
    player.press(ENTER)
    player.hear("Borrada. Se puede recuperar")
    player.kill()
    player = open_list(env, players)
    player.hear("Ben, sin terminar")
    player.press(HOME_KEY + LEFT + RIGHT * 5)
    player.hear("partidas borradas, una partida")
    player.press(DOWN * 3 + ENTER)
    player.hear("Recuperarla")
    player.press(ENTER)
    player.hear("Recuperada.")
    player.press(ESCAPE)
    player.kill()
    marks = json.loads((home / "games" / "marks.json").read_text())
    assert {name: sorted(one) for name, one in marks.items()} == {
        games[1].name: ["deleted", "title"]
    }
    assert marks[games[1].name]["title"][0] == "Revancha"
    assert sorted(path.name for path in (home / "games").rglob("*.jsonl")) == sorted(
        path.name for path in games
    )


def test_the_running_game_goes_on_from_the_list(
    env: dict[str, str], games: list[Path], players: list[Player]
) -> None:
    player = open_list(env, players)
    player.hear("Ben, sin terminar")
    player.press(ENTER)
    player.hear("Seguir jugando")
    player.press(ENTER)
    player.hear("sigue")


def test_thousands_of_odd_files_hide_no_game(
    env: dict[str, str], games: list[Path], players: list[Player], home: Path
) -> None:
    for number in range(2000):
        (home / "games" / f"odd {number}.jsonl").write_bytes(b"junk\n" if number % 2 else b"")
        (home / "games" / f"odd {number}.txt").write_bytes(b"")
    player = Player(env)
    players.append(player)
    told = player.hear("Menú principal")
    assert told.count("odd ") <= 3
    player.hear("Continuar: Batalla clásica")
    player.press(ENTER)
    player.hear("sigue")
