"""Connections of one seat are ordered: one that was given up takes the seat from no newer one."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.server.rooms.lobby import Lobby

from .somebody import Somebody
from .test_removed_people import hosted


def connection(lobby: Lobby, link: str, turn: int, came: float) -> Somebody:
    """Return a connection of a program, or of one that says nothing of its order."""
    one = Somebody(lobby, "Ana")
    if link:
        one.send("hello", version=2, name="Ana", link=link, turn=turn)
    one.client.connected_wall_time = came
    return one


def resume(one: Somebody, seated: Any) -> bool:
    """Ask for a seat; tell whether it was given."""
    one.send("resume", table=seated["table"], token=seated["token"], after=-1)
    return one.newest("seated") is not None


@pytest.mark.parametrize(
    ("newer", "older"),
    [
        (("a", 2, 1.0), ("a", 1, 9.0)),
        (("", 0, 9.0), ("", 0, 1.0)),
        (("a", 1, 9.0), ("b", 5, 1.0)),
    ],
)
def test_an_older_connection_that_comes_late_takes_no_seat_from_a_newer_one(
    newer: tuple[str, int, float], older: tuple[str, int, float], lobby: Lobby
) -> None:
    seated = hosted(lobby).newest("seated")
    first, second = connection(lobby, *older), connection(lobby, *newer)
    second.client.connected_wall_time += 1e10
    first.client.connected_wall_time += 1e10
    assert resume(second, seated)
    assert not resume(first, seated)
    assert first.newest("bye")["retry"] == 1 and second.newest("moved") is None
    second.send("chat", text="still here")
    assert second.newest("chat")
    # The other way about the newer one takes it.
    third = connection(lobby, *newer)
    third.client.connected_wall_time += 2e10
    assert resume(third, seated)
    moved = second.newest("moved")
    assert moved["type"] == "moved" and moved.get("link", "") == newer[0]


def test_who_is_gone_keeps_nobody_out(lobby: Lobby) -> None:
    ana = hosted(lobby)
    seated = ana.newest("seated")
    older = connection(lobby, "", 0, 1.0)
    assert not resume(older, seated)
    ana.client.on_connection_lost()
    assert resume(connection(lobby, "", 0, 1.0), seated)
