"""The rating lists of a server: players join them only on request, and can leave them."""

from __future__ import annotations

from pathlib import Path

from audiowar.announce.common_lines import replace_underscores
from audiowar.rules.registry import GAMES
from audiowar.table.rating_model import has_rated_preset
from audiowar.ui.online.rating_lists import derive_device_id, get_secret_rating_key
from tests.client.test_remote_player_view import Ear

from .test_server_menu import Arrived

ROW = {"name": "Živa", "strength": 28.9, "low": 17.4, "high": 40.3, "games": 4}


def test_the_player_joins_and_leaves_the_lists_of_one_server(tmp_path: Path) -> None:
    arrived = Arrived(tmp_path)
    app, address = arrived.play.app, Ear.address
    assert get_secret_rating_key(app, address) == ""
    arrived.choose("together-ratings")
    assert arrived.play.press("end")[-1].startswith("You are not on the lists of this server.")
    assert arrived.play.press("enter")[-1].startswith("You are on the lists of this server")
    key = get_secret_rating_key(app, address)
    assert (
        key and key != derive_device_id(app, address) and get_secret_rating_key(app, "other") == ""
    )
    assert arrived.ear.sent[-1] == {"type": "rating", "key": key, "on": True}
    assert arrived.play.press("enter")[-1].startswith("You are not on the lists")
    assert arrived.ear.sent[-1] == {"type": "rating", "key": key, "on": False}
    assert get_secret_rating_key(app, address) == ""


def test_an_answer_about_an_unknown_game_is_ignored(tmp_path: Path) -> None:
    arrived = Arrived(tmp_path)
    said = len(arrived.play.said())
    arrived.hear(type="ratings", game="a-game-of-tomorrow", list=[ROW])
    assert len(arrived.play.said()) == said


def test_a_list_is_read_row_by_row(tmp_path: Path) -> None:
    arrived = Arrived(tmp_path)
    other = {"name": "Ana", "strength": 21.2, "low": 10.6, "high": 31.5, "games": 1}
    told = arrived.hear(type="ratings", game="classic", list=[ROW, other])[-1]
    assert told.endswith("1 of 2") and "Classic War" in told
    rows = [arrived.play.app.render(row) for row in arrived.play.app.top.get_screen_content().rows]
    for row, numbers in zip(rows, ("1 Živa 29 17 40 four", "2 Ana 21 11 32 one"), strict=True):
        assert all(number in row for number in numbers.split()), row
    arrived.play.press("escape")
    told = arrived.hear(type="ratings", game="classic", list=[])[-1]
    assert "Classic War" in told and arrived.play.cued()[-1] == "refusal"


def test_each_game_with_ratings_is_offered(tmp_path: Path) -> None:
    arrived = Arrived(tmp_path)
    arrived.choose("together-ratings")
    rows = arrived.play.app.top.get_screen_content().rows
    offered = [row.message for row in rows[:-1]]
    expected = [f"game-{replace_underscores(name)}" for name in GAMES if has_rated_preset(name)]
    assert offered == expected and rows[-1].message == "together-listed"
    for number, name in enumerate(name for name in GAMES if has_rated_preset(name)):
        arrived.play.press("home", *["down"] * number, "enter")
        assert arrived.ear.sent[-1] == {"type": "ratings", "game": name}


def test_lists_of_several_servers_are_joined_apart(tmp_path: Path) -> None:
    arrived = Arrived(tmp_path)
    app = arrived.play.app
    app.settings.set(rated_at=["other:1"])
    arrived.choose("together-ratings")
    arrived.play.press("end", "enter")
    assert app.settings.get("rated_at", []) == ["other:1", Ear.address]
    arrived.play.press("enter")
    assert app.settings.get("rated_at", []) == ["other:1"]
    # The same device has one id for each purpose.
    assert derive_device_id(app, "a") == derive_device_id(app, "a") != derive_device_id(app, "b")
    assert len(derive_device_id(app, "a")) == 16
