"""Work that many ask for at once is done little by little, one network after the other."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from audiowar.server.net.fair_queue import PLAYERS_IDLE_SECONDS, FairQueue


class Clock:
    """An event loop without anything else to do."""

    def __init__(self) -> None:
        self.now = 100.0
        self.calls: list[tuple[float, Callable[[], None]]] = []
        self.queue = FairQueue(
            lambda wait, do: self.calls.append((wait, do)),
            lambda: self.now,
            lambda network: network == "modest",
        )
        self.done: list[str] = []

    def add(self, network: str, name: str, takes: float = 0.0, then: float = 0.0) -> None:
        """Add an action that takes some time, and keeps the loop busy for more after it."""

        def do() -> float:
            self.done.append(name)
            self.now += takes
            return then

        self.queue.add_action(network, do)

    def run(self) -> tuple[float, list[str]]:
        """Wait for the next call; return for how long, and what it did."""
        ((wait, call),) = self.calls
        self.calls, self.done = [], []
        self.now += wait
        call()
        return wait, self.done


def test_networks_take_turns() -> None:
    clock = Clock()
    for number in range(3):
        clock.add("many", f"many {number}")
    clock.add("few", "few")
    assert [clock.run() for _ in range(3)] == [(0, ["many 0"]), (0, ["few"]), (0, ["many 1"])]
    clock.add("late", "late")
    assert [clock.run()[1] for _ in range(2)] == [["many 2"], ["late"]]
    assert not clock.calls
    clock.add("few", "again")
    assert clock.run()[1] == ["again"]


def test_it_rests_nine_times_as_long_as_it_works_while_people_play() -> None:
    clock = Clock()
    for number in range(3):
        clock.add("many", f"{number}", takes=0.002, then=0.001)
    clock.queue.last_player_frame_time = clock.now
    assert clock.run()[0] == 0
    # What follows the action takes a millisecond, and is part of the work.
    assert clock.run()[0] == pytest.approx(0.001 + 9 * 0.003)
    # Nobody plays any more.
    clock.queue.last_player_frame_time -= PLAYERS_IDLE_SECONDS
    clock.run()
    clock.add("many", "last")
    assert clock.run()[0] == pytest.approx(0.001 + 0.003)


def test_it_rests_less_after_a_network_that_asks_for_little() -> None:
    clock = Clock()
    clock.queue.last_player_frame_time = clock.now
    for network in ("modest", "many", "last"):
        clock.add(network, network, takes=0.004)
    waits = [clock.run()[0] for _ in range(3)]
    assert waits == [0, pytest.approx(0.004), pytest.approx(9 * 0.004)]


def test_short_rests_are_saved_up() -> None:
    clock = Clock()
    clock.queue.last_player_frame_time = clock.now
    for number in range(6):
        clock.add("many", f"{number}", takes=0.00004)
    waits = [clock.run()[0] for _ in range(6)]
    assert waits[:3] == [0, 0, 0] and max(waits) > 0.001


def test_an_action_adds_another_one() -> None:
    clock = Clock()
    clock.queue.add_action("one", lambda: clock.add("one", "second") or 0.0)
    assert clock.run()[1] == []
    assert clock.run()[1] == ["second"]
    assert not clock.calls


def test_an_action_that_fails_stops_no_other() -> None:
    clock = Clock()

    def fail() -> float:
        raise ValueError

    clock.queue.add_action("bad", fail)
    clock.add("good", "good")
    with pytest.raises(ValueError):
        clock.run()
    assert clock.run()[1] == ["good"]
