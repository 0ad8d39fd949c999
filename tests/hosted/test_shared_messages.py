"""What one more player costs the server: little, because all share what is the same for all."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from audiowar.client.transport import Transport
from audiowar.resources import find_data_folder
from audiowar.server.hosted_pages import player_files
from audiowar.server.hosted_pages.engine_pool import SharedMessagesAndKeymap
from audiowar.server.hosted_pages.hosted_engine import HostedEngine
from audiowar.sound.packs import STANDARD_PACK_NAME
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.web import page_sound_backend
from audiowar.web.page_engine_messages import PAGE_PROTOCOL_VERSION

EACH = 75_000
"""Bytes that one more player takes who has begun the usual game, with all that is let go of only
when everything is looked through for garbage."""
PLAYERS = 5


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Lets players come who share what the players of a server share."""
    (tmp_path / "Ž Đ").mkdir()
    monkeypatch.setattr(player_files, "MEMORY_FOLDER", tmp_path / "Ž Đ")
    shared = SharedMessagesAndKeymap()
    pack = page_sound_backend.load_sound_index(find_data_folder("sounds") / STANDARD_PACK_NAME)
    players: list[HostedEngine] = []

    def come() -> HostedEngine:
        launch = LaunchOptions()
        launch.has_looked_for_updates = True
        launch.services.load_catalogue = shared.load_catalogue
        launch.services.load_keymap = shared.load_keymap
        players.append(HostedEngine(launch, pack, nobody, "http://localhost/"))
        return players[-1]

    yield come
    for player in players:
        player.close()


def nobody(url: str) -> Transport:
    raise AssertionError


def begin(player: HostedEngine) -> None:
    """Choose the language and a name, and begin the usual game."""
    enter = {"t": "key", "k": "enter"}
    player.run_turn([{"t": "start", "v": PAGE_PROTOCOL_VERSION, "langs": ["sr"]}])
    player.run_turn([enter, {"t": "type", "x": "Ana"}])
    told = player.run_turn([enter]).messages
    assert any(one["t"] == "table" and one["table"] for one in told)


def test_one_more_player_takes_little(house: Any) -> None:
    for _ in range(2):
        # What is loaded, read and parsed is there for all that follow.
        begin(house())
    gc.collect()
    gc.disable()
    tracemalloc.start()
    sizes = [0]
    try:
        for _ in range(PLAYERS):
            begin(house())
            sizes.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
        gc.enable()
    # What only one of them happens to load is there for all.
    assert median(more - less for less, more in pairwise(sizes)) < EACH


def test_players_share_messages_but_not_when_suits_are_named() -> None:
    shared = SharedMessagesAndKeymap()
    ana, ben = shared.load_catalogue("sr", "all"), shared.load_catalogue("sr", "none")
    assert (ana.suits, ben.suits, shared.load_catalogue("sr").suits) == ("all", "none", None)
    assert ana is not ben and (ana.language, ben.language) == ("sr", "sr")
