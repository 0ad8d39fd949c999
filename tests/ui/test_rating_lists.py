"""The rating lists of a server: players join them only on request, and can leave them."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.ui.online.rating_lists import derive_device_id, get_secret_rating_key
from tests.client.test_remote_player_view import Ear

from .test_server_menu import Arrived

LANGUAGES = ["en", "es", "ro", "sr", "sr-Cyrl"]
ROW = {"name": "Živa", "strength": 28.9, "low": 17.4, "high": 40.3, "games": 4}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_is_requested_and_read(tmp_path: Path, language: str) -> None:
    arrived = Arrived(tmp_path, language)
    arrived.choose("together-ratings")
    arrived.play.press("enter")
    assert arrived.ear.sent == [{"t": "ratings", "game": "scientific"}]
    told = arrived.hear(t="ratings", game="scientific", list=[ROW])
    assert "Živa" in told[-1] and "29" in told[-1] and "17" in told[-1] and "40" in told[-1]
    arrived.play.press("escape")
    arrived.hear(t="ratings", game="scientific", list=[])
    assert "ask-over" not in arrived.play.said()[-1] and len(arrived.play.app.screens) == 2


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
    assert arrived.ear.sent[-1] == {"t": "rating", "key": key, "on": True}
    assert arrived.play.press("enter")[-1].startswith("You are not on the lists")
    assert arrived.ear.sent[-1] == {"t": "rating", "key": key, "on": False}
    assert get_secret_rating_key(app, address) == ""


def test_an_answer_about_an_unknown_game_is_ignored(tmp_path: Path) -> None:
    arrived = Arrived(tmp_path)
    said = len(arrived.play.said())
    arrived.hear(t="ratings", game="a-game-of-tomorrow", list=[ROW])
    assert len(arrived.play.said()) == said
