"""Work that many ask for at once is done little by little, one network after the other."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from audiowar.server.net.fair_queue import ACTIONS_PER_ROUND, FairQueue


class Rounds:
    """The rounds of an event loop."""

    def __init__(self) -> None:
        self.calls: list[Callable[[], None]] = []
        self.queue = FairQueue(self.calls.append)
        self.done: list[str] = []

    def add(self, network: str, name: str) -> None:
        self.queue.add(network, lambda: self.done.append(name))

    def run(self) -> list[str]:
        """Run a round; return what was done in it."""
        calls, self.done = self.calls[:], []
        self.calls.clear()
        for call in calls:
            call()
        return self.done


def test_networks_take_turns() -> None:
    rounds = Rounds()
    for number in range(4):
        rounds.add("many", f"many {number}")
    rounds.add("few", "few")
    assert len(rounds.calls) == 1 and ACTIONS_PER_ROUND == 2
    assert rounds.run() == ["many 0", "few"]
    # Of one network no more than one thing is done before others are looked at.
    assert rounds.run() == ["many 1"]
    rounds.add("late", "late")
    assert rounds.run() == ["many 2", "late"]
    assert rounds.run() == ["many 3"]
    assert not rounds.calls and rounds.run() == []
    rounds.add("few", "again")
    assert rounds.run() == ["again"]


def test_an_action_that_fails_stops_no_other() -> None:
    rounds = Rounds()

    def fail() -> None:
        raise ValueError

    rounds.queue.add("bad", fail)
    rounds.add("good", "good")
    with pytest.raises(ValueError):
        rounds.run()
    assert rounds.run() == ["good"]
