"""A table screen behind a connection says the same words as one on this computer."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from audiowar.rules.registry import GAMES
from audiowar.table import start_local_match
from audiowar.table.pace import FixedPace
from audiowar.ui.table.table_screen import TableScreen
from tests.short_games import make_limit_options
from tests.table.wire_player_view import FarChair
from tests.ui.front import Play

KEYS = ("enter", "left", "right", "home", "end", "c", "e", "h", "p", "r", "t", "l", "y", "enter")


def table(home: Path, game: str, far: bool) -> Play:
    """Return an app at a table with two bots. `far`: the table is behind a connection."""
    play = Play(home)
    play.app.settings.set(remarks="off")
    players = min(3, GAMES[game].players[-1])
    names = ("Mira", "Ana", "Marko")[:players]
    wanted = make_limit_options(game, 20, rounds=5 if game == "casino" else 1)
    player_view = start_local_match.start_match(game, names, wanted, {}, FixedPace(0.0), seed=9)
    TableScreen(play.app, FarChair(player_view) if far else player_view).begin()
    play.settle()
    return play


@pytest.mark.parametrize("game", ["scientific", "steal", "casino"])
def test_who_plays_over_a_wire_hears_the_same(game: str, home: Path) -> None:
    near, far = table(home / "near", game, far=False), table(home / "far", game, far=True)
    dice = random.Random(3)
    for _ in range(150):
        key = dice.choice(KEYS)
        near.press(key)
        far.press(key)
    assert far.said() == near.said()
    assert far.front.cues == near.front.cues
    assert len(far.said()) > 150


def test_two_keys_before_the_answer_comes_back_play_one_card(home: Path) -> None:
    play = table(home, "scientific", far=True)
    play.app.press_key("enter")
    play.app.press_key("enter")
    before = len(play.front.said)
    play.settle()
    said = play.said(before)
    assert "Too late: that question is closed." in said
    assert " ".join(said).count("You play") == 1
