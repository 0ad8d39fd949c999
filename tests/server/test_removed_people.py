"""Whoever was sent away or blocked stays so, under whatever name, until the table ends."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.seats import hash_address

from .somebody import Slow, Somebody


def hosted(lobby: Lobby, players: int = 3, game: str = "scientific") -> Somebody:
    """Return the host of a table that is open to all."""
    ana = Somebody(lobby, "Ana")
    ana.send("make", game=game, players=players, open=True)
    return ana


def comes(lobby: Lobby, ana: Somebody, name: str, address: str) -> Any:
    """Let somebody come to a table; return them, or why they may not."""
    one = Somebody(lobby, name, address)
    one.send("join", code=next(iter(lobby.rooms.values())).code)
    refused = one.newest("refused")
    return refused["reason"] if refused else one


def test_who_was_sent_away_does_not_come_again_with_another_name(lobby: Lobby) -> None:
    ana = hosted(lobby)
    comes(lobby, ana, "Boro", "there")
    mate = comes(lobby, ana, "Mate", "there")
    ana.send("kick", seat=1)
    assert comes(lobby, ana, "Another", "there") == "kicked"
    looks = Somebody(lobby, "Looks", "there")
    looks.send("spectate", table=ana.newest("made")["table"])
    assert looks.newest("refused")["reason"] == "kicked"
    # Who sits already stays, and others come.
    mate.send("chat", text="here")
    assert ana.newest("chat")["text"] == "here"
    assert comes(lobby, ana, "Cora", "elsewhere").newest("seated")["seat"] == 1


def test_the_seat_of_who_was_sent_away_is_not_taken_up_again(lobby: Lobby) -> None:
    ana = hosted(lobby)
    boro = comes(lobby, ana, "Boro", "there")
    seated = boro.newest("seated")
    boro.client.on_connection_lost()
    ana.send("kick", seat=1)
    again = Somebody(lobby, "Boro", "elsewhere")
    again.send("resume", table=seated["table"], token=seated["token"])
    assert again.newest("refused")["reason"] == "kicked"
    # Away or not, they came from there.
    assert comes(lobby, ana, "Another", "there") == "kicked"


def test_who_is_blocked_stays_so_after_leaving_and_coming(lobby: Lobby) -> None:
    ana = hosted(lobby, players=4)
    boro = comes(lobby, ana, "Boro", "there")
    mate = comes(lobby, ana, "Mate", "there")
    ana.send("block", seat=1)
    boro.send("leave")
    again = comes(lobby, ana, "Another", "there")
    for one in (again, mate):
        one.send("chat", text=one.client.name)
    # A neighbour who sat there all the time is another one.
    said = [frame["text"] for frame in ana.frames if frame["type"] == "chat"]
    assert said == ["Mate"]
    ana.send("chat", text="Ana")
    assert again.newest("chat")["text"] == "Mate" and mate.newest("chat")["text"] == "Ana"


def test_what_is_done_about_others_is_said_when_it_is_on_the_disk(
    lobby: Lobby, keeper: Slow
) -> None:
    ana = hosted(lobby)
    for name in ("Boro", "Cora"):
        comes(lobby, ana, name, "there")
    keeper.is_slow = True
    asks: list[tuple[str, dict[str, Any]]] = [
        *(("mute", {"seat": 1}), ("unmute", {"seat": 1}), ("block", {"seat": 1})),
        *(("lock", {"on": True}), ("lock", {"on": False}), ("code", {})),
        *(("pace", {"seconds": 1}), ("kick", {"seat": 1}), ("leave", {})),
    ]
    for number, (kind, more) in enumerate(asks):
        ana.send_without_limit()
        ana.send(kind, id=number, **more)
        assert not any(frame.get("id") == number for frame in ana.frames), kind
        keeper.write()
        assert any(frame.get("id") == number for frame in ana.frames), kind


def test_a_locked_table_takes_nobody_new(lobby: Lobby) -> None:
    ana = hosted(lobby)
    boro = comes(lobby, ana, "Boro", "there")
    boro.send("lock", on=True)
    assert boro.newest("refused")["reason"] == "not_host"
    ana.send("lock", on="yes")
    assert ana.newest("refused")["reason"] == "bad_frame"
    ana.send("lock", on=True)
    assert ana.newest("presence")["locked"] and boro.newest("presence")["locked"]
    assert comes(lobby, ana, "Cora", "elsewhere") == "table_locked"
    looks = Somebody(lobby, "Looks")
    looks.send("spectate", table=ana.newest("made")["table"])
    assert looks.newest("refused")["reason"] == "table_locked"
    looks.send("tables")
    assert looks.newest("tables")["tables"] == []
    # Who sits there comes back.
    seated = boro.newest("seated")
    boro.client.on_connection_lost()
    again = Somebody(lobby, "Boro", "there")
    again.send("resume", table=seated["table"], token=seated["token"])
    assert again.newest("seated")["locked"]
    ana.send("lock", on=False)
    assert "locked" not in ana.newest("presence")
    assert comes(lobby, ana, "Cora", "elsewhere").newest("seated")


@pytest.mark.parametrize(("game", "reason"), [("scientific", "second_seat"), ("classic", None)])
def test_nobody_takes_a_second_hand_in_the_middle_of_a_game(
    game: str, reason: object, lobby: Lobby
) -> None:
    ana = hosted(lobby, game=game)
    second = comes(lobby, ana, "Second", "Ana")
    assert second.newest("seated")["seat"] == 1
    ana.send("start")
    tab = Somebody(lobby, "Tab", "Ana")
    tab.send("join", code=ana.newest("made")["code"])
    refused = tab.newest("refused")
    assert (refused and refused["reason"]) == reason
    if reason:
        friend = comes(lobby, ana, "Friend", "elsewhere")
        assert friend.newest("seated")["seat"] == 2


def on_device(lobby: Lobby, name: str, address: str, device: str) -> Somebody:
    """Return somebody who has said by which device they come."""
    one = Somebody(lobby, name, address)
    one.send("hello", version=2, name=name, device=device)
    return one


def takes(lobby: Lobby, one: Somebody) -> object:
    """Let somebody sit down in the middle of a game; return why they may not."""
    one.send("join", code=next(iter(lobby.rooms.values())).code)
    refused = one.newest("refused")
    return refused["reason"] if refused else None


def test_a_friend_behind_the_same_address_takes_a_bots_seat_and_a_second_tab_does_not(
    lobby: Lobby,
) -> None:
    ana = on_device(lobby, "Ana", "school", "laptop")
    ana.send("make", game="scientific", players=6, open=True)
    ana.send("start")
    # Her own device, wherever it is, and one of which nothing is known.
    for address, device in (("school", "laptop"), ("elsewhere", "laptop"), ("school", "")):
        tab = on_device(lobby, "Tab", address, device)
        assert takes(lobby, tab) == "second_seat"
    friend = on_device(lobby, "Friend", "school", "phone")
    assert takes(lobby, friend) is None
    assert takes(lobby, on_device(lobby, "Far", "elsewhere", "")) is None
    # Who has seen a hand and got up may have been Ana all the same.
    friend.send("leave")
    assert takes(lobby, on_device(lobby, "Third", "school", "tablet")) == "second_seat"
    assert takes(lobby, on_device(lobby, "Other", "home", "tablet")) is None


def test_a_mark_tells_nobody_who_it_was() -> None:
    marks = {hash_address("table", f"192.0.{n // 256}.{n % 256}") for n in range(3000)}
    # Two bytes: of all addresses many thousands have the same one.
    assert all(len(mark) == 5 for mark in marks) and len(marks) > 2500
    assert hash_address("table", "192.0.2.1") != hash_address("other", "192.0.2.1")
