"""The lobby and its limits, without a socket: what each one is promised, exactly."""

from __future__ import annotations

import base64
import json
import re

import pytest

from audiowar.server.rooms.clean_names_and_chat import make_unique_name
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.rate_limiting import (
    MAX_CONSECUTIVE_EXCESS_FRAMES,
)

from .somebody import Slow, Somebody


def test_tokens_and_codes_have_the_promised_length(lobby: Lobby) -> None:
    ana = Somebody(lobby, "Ana")
    ana.send("make", game="classic", players=2)
    made = ana.newest("made")
    assert len(base64.urlsafe_b64decode(made["token"] + "==")) * 8 == 192
    assert re.fullmatch(r"\d{6}", made["code"])
    ana.send("move")
    assert re.fullmatch(r"\d{8}", ana.newest("move")["code"])


@pytest.mark.parametrize("kind", ["make", "join", "take"])
def test_nobody_sits_down_twice_while_the_first_seat_is_written(
    kind: str, lobby: Lobby, keeper: Slow
) -> None:
    host, other = Somebody(lobby, "Ana"), Somebody(lobby, "Boro")
    host.send("make", game="classic", players=3)
    host.send("move")
    keeper.is_slow = True
    frame = {
        "make": {"game": "classic", "players": 2},
        "join": {"code": host.newest("made")["code"]},
        "take": {"code": host.newest("move")["code"]},
    }[kind]
    other.send(kind, **frame)
    other.send("join", code=host.newest("made")["code"], id=2)
    assert other.newest("refused")["reason"] == "seated_already"
    keeper.write()
    assert len([one for one in other.frames if one["type"] == "seated"]) == 1


def flood(one: Somebody, clock: list[float], frames: int) -> None:
    """Send frames all at once, after a second in which ten more are allowed."""
    clock[0] += 1.0
    for number in range(frames):
        one.send("ping", id=number)


def test_only_too_many_frames_in_a_row_close_a_connection(lobby: Lobby) -> None:
    clock = [lobby.context.loop.time()]
    codes: list[int] = []
    lobby.context.loop.time = lambda: clock[0]  # type: ignore[method-assign]
    ana = Somebody(lobby, "Ana")
    ana.client.close = codes.append
    clock[0] += 10.0
    for _ in range(3):
        # Below the limit, because each second some are allowed in between.
        flood(ana, clock, 10 + MAX_CONSECUTIVE_EXCESS_FRAMES - 5)
    assert not codes
    refused = [one for one in ana.frames if one.get("reason") == "too_fast"]
    assert len(refused) > 100, "each one with an id is told"
    ana.frames.clear()
    for _ in range(10):
        ana.client.on_text(json.dumps({"type": "ping", "id": 1, "x": "y" * 5000}))
    assert len(ana.frames) <= 1, "too long to be parsed"
    flood(ana, clock, 10 + MAX_CONSECUTIVE_EXCESS_FRAMES + 2)
    assert codes and set(codes) == {1008}


def test_a_long_name_keeps_room_for_its_number() -> None:
    name = "Abcdefghijklmnopqrst"
    assert len(name) == 20
    assert make_unique_name(name, [name]) == "Abcdefghijklmnopq 2"
    assert make_unique_name("Ana", ["Ana", "Ana 2"]) == "Ana 3"
