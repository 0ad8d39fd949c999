"""A link says hello, notices silence and comes back, whatever carries it."""

from __future__ import annotations

import socket
import time
from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from audiowar.client.server_connection import (
    CONNECTION_BACK,
    CONNECTION_LOST,
    HEARTBEAT_SECONDS,
    MAX_RECONNECT_DELAYS_SECONDS,
    POLL_SECONDS,
    ServerConnection,
)
from audiowar.client.socket_thread import SocketThread
from audiowar.client.transport import TOO_MANY_CONNECTIONS_FRAME, ConnectionChange

from .carried import Carrying


class Far:
    """A link and its clock."""

    def __init__(self, address: str = "there:7470") -> None:
        self.now = 100.0
        self.carrying = Carrying()
        self.link = ServerConnection(address, "Živa", "sr", self.carrying, lambda: self.now)
        self.link.random = Random(1)

    def kinds(self, seconds: float = 0.0) -> list[str]:
        """Let time pass, coming when the link is due; return what kinds of frames came."""
        kinds, end = [], self.now + seconds
        kinds += [frame["type"] for frame in self.link.take_frames()]
        while (due := self.link.get_next_due_time(self.now)) <= end:
            self.now = max(due, self.now)
            kinds += [frame["type"] for frame in self.link.take_frames()]
        self.now = end
        return kinds


def test_it_says_hello_and_then_what_is_wanted() -> None:
    far = Far()
    far.link.send("tables")
    assert far.kinds() == [] and far.carrying.now.sent == []
    far.carrying.welcome()
    assert far.kinds() == [CONNECTION_BACK, "welcome"] and far.link.is_connected
    far.link.send("chat", text="š")
    hello = {"type": "hello", "version": 2, "name": "Živa", "lang": "sr"}
    hello |= {"link": far.link.program_id, "turn": 1}
    assert far.carrying.now.sent == [hello, {"type": "chat", "text": "š"}]
    assert far.carrying.now.url == "ws://there:7470/ws"


def test_it_says_the_device_and_the_rating_key_that_it_was_given() -> None:
    carrying = Carrying()
    link = ServerConnection("there", "Živa", "sr", carrying, device="d", rating_key="r")
    carrying.welcome()
    list(link.take_frames())
    assert carrying.now.sent[0].items() >= {"device": "d", "rating": "r"}.items()


def test_a_silent_server_is_told_as_lost_within_ten_seconds() -> None:
    far = Far()
    far.carrying.welcome()
    far.kinds()
    first = far.carrying.now
    assert far.kinds(HEARTBEAT_SECONDS * 1.4) == [] and first.sent[-1] == {"type": "ping"}
    assert far.kinds(10 - HEARTBEAT_SECONDS * 1.4) == [CONNECTION_LOST]
    assert first.closed and not far.link.is_connected and len(far.carrying.all) > 1
    far.carrying.welcome()
    assert far.kinds() == [CONNECTION_BACK, "welcome"]


def test_whoever_answers_is_not_lost() -> None:
    far = Far()
    far.carrying.welcome()
    far.kinds()
    for _ in range(20):
        assert far.kinds(HEARTBEAT_SECONDS * 1.1) == []
        far.carrying.now.hear(type="pong")
        assert far.kinds() == ["pong"]
    assert len(far.carrying.all) == 1
    assert sum(frame["type"] == "ping" for frame in far.carrying.now.sent) == 20


def test_a_program_that_slept_asks_before_it_believes_in_a_loss() -> None:
    far = Far()
    far.carrying.welcome()
    far.kinds()
    far.now += 3600
    assert far.kinds() == [] and far.carrying.now.sent[-1] == {"type": "ping"}
    far.carrying.now.hear(type="pong")
    assert far.kinds(1.0) == ["pong"]


def test_it_tries_again_less_and_less_often_and_tells_the_loss_once() -> None:
    far = Far()
    told: list[str] = []
    at: list[float] = []
    for _ in range(len(MAX_RECONNECT_DELAYS_SECONDS) + 2):
        at.append(far.now)
        far.carrying.now.end()
        told += far.kinds()
        number = len(far.carrying.all)
        while len(far.carrying.all) == number:
            told += far.kinds(0.01)
    assert told == [CONNECTION_LOST]
    gaps = [after - before for before, after in pairwise(at)]
    for gap, most in zip(gaps, [0.25, 0.5, 1.0, 2.0, 3.0, 3.0], strict=True):
        assert most / 2 <= gap <= most + 0.02
    far.carrying.welcome()
    far.kinds()
    far.carrying.now.end()
    assert (
        far.kinds(MAX_RECONNECT_DELAYS_SECONDS[0]) == [CONNECTION_LOST]
        and len(far.carrying.all) == len(MAX_RECONNECT_DELAYS_SECONDS) + 4
    )


def test_clients_of_a_restarted_server_come_back_at_different_moments() -> None:
    moments = []
    for seed in range(100):
        far = Far()
        far.link.random = Random(seed)
        for _ in MAX_RECONNECT_DELAYS_SECONDS:
            far.carrying.now.end()
            far.kinds()
            moment = far.link.get_next_due_time(far.now)
            far.kinds(moment - far.now)
        moments.append(moment - 100.0)
    most = sum(MAX_RECONNECT_DELAYS_SECONDS)
    assert most / 2 <= min(moments) < 0.7 * most and 0.8 * most < max(moments) <= most
    # In no tenth of a second does more than a tenth of them come.
    assert max(Counter(int(moment * 10) for moment in moments).values()) <= 10


def test_why_a_server_lets_nobody_in_is_told_once_not_at_each_attempt() -> None:
    far = Far()
    told: list[str] = []

    def turned_away() -> None:
        far.carrying.now.coming += [TOO_MANY_CONNECTIONS_FRAME, ConnectionChange.CLOSED]
        told.extend(far.kinds(MAX_RECONNECT_DELAYS_SECONDS[-1]))

    for _ in range(4):
        turned_away()
    assert told == ["refused", CONNECTION_LOST]
    far.carrying.welcome()
    assert far.kinds() == [CONNECTION_BACK, "welcome"]
    far.carrying.now.hear(type="refused", reason="no_table", args={})
    far.carrying.now.hear(type="refused", reason="no_table", args={})
    assert far.kinds() == ["refused", "refused"]
    far.carrying.now.end()
    assert far.kinds(MAX_RECONNECT_DELAYS_SECONDS[0]) == [CONNECTION_LOST]
    told.clear()
    turned_away()
    assert told == ["refused"]


def test_who_never_answers_is_given_up() -> None:
    far = Far()
    assert far.kinds(HEARTBEAT_SECONDS - 0.1) == []
    assert far.kinds(0.2) == [CONNECTION_LOST] and far.carrying.all[0].closed


@pytest.mark.parametrize("text", ["{", "[]", "1", '"t"', "[" * 100_000, "{}"])
def test_what_is_no_frame_is_passed_over(text: str) -> None:
    far = Far()
    far.carrying.welcome()
    far.kinds()
    far.carrying.now.coming.append(text)
    far.carrying.now.hear(type="tables")
    assert far.kinds() == ["", "tables"]


def test_a_closed_link_hears_nothing_and_does_not_come_back() -> None:
    far = Far()
    far.carrying.welcome()
    far.kinds()
    far.link.close()
    far.carrying.now.hear(type="chat")
    far.now += 100
    assert list(far.link.take_frames()) == [] and len(far.carrying.all) == 1


def test_where_nothing_rouses_it_is_looked_often() -> None:
    far = Far()
    far.carrying.now.wakes_program = False
    assert far.link.get_next_due_time(5.0) == 5.0 + POLL_SECONDS


@pytest.mark.parametrize("address, says, page", [
    ("192.168.0.5:7470", "10.0.0.1:7470", "http://192.168.0.5:7470/"),
    ("https://play.example", "127.0.0.1:7470", "https://play.example/"),
    ("localhost:7470", "192.168.0.5:7470", "http://192.168.0.5:7470/"),
    ("localhost:7470", "127.0.0.1:7470", "http://localhost:7470/"),
    ("192.168.0.5:7470", "", ""),
])  # fmt: skip
def test_the_page_for_friends_is_where_they_can_reach_it(
    address: str, says: str, page: str
) -> None:
    far = Far(address)
    far.carrying.welcome(**({"page": says} if says else {}))
    far.kinds()
    assert far.link.page_url == page


def test_whoever_takes_it_over_gets_the_frames_that_are_left() -> None:
    far = Far()
    far.carrying.welcome()
    far.carrying.now.hear(type="seated")
    far.carrying.now.hear(type="events")
    for frame in far.link.take_frames():
        if frame["type"] == "seated":
            break
    assert far.kinds() == ["events"]


def test_who_sends_something_while_it_is_lost_is_told_so_again() -> None:
    far = Far()
    far.carrying.welcome()
    far.kinds()
    far.carrying.now.end()
    assert far.kinds() == [CONNECTION_LOST]
    far.link.send("chat", text="š")
    assert far.kinds() == [CONNECTION_LOST]
    far.kinds(MAX_RECONNECT_DELAYS_SECONDS[0])
    far.carrying.welcome()
    assert far.kinds() == [CONNECTION_BACK, "welcome"]
    far.link.send("chat", text="š")
    assert far.kinds() == []


def test_who_goes_while_the_server_has_not_answered_need_not_wait_for_it() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        carrier = SocketThread(f"ws://127.0.0.1:{silent.getsockname()[1]}/ws")
        carrier.close()
        until = time.monotonic() + 20
        while not (news := carrier.take_received()) and time.monotonic() < until:
            time.sleep(0.01)
    assert news == [ConnectionChange.CLOSED]
