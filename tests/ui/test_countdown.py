"""The time that is left for a choice: when it is announced, and whose time was over."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.announce.line import Line
from audiowar.rules.events import Choose
from audiowar.ui.table.countdown import Countdown


class Timed:
    """The player view of a table with a time limit."""

    def __init__(self) -> None:
        self.viewer = 0
        self.end: float | None = None

    def deadline(self) -> float | None:
        return self.end

    def remove_time_limit(self) -> bool:
        had, self.end = self.end is not None, None
        return had


class Counted:
    """A countdown, with what it has told."""

    def __init__(self) -> None:
        self.view = Timed()
        self.told: list[int] = []
        self.cues: list[str] = []
        view: Any = self.view
        self.countdown = Countdown(view, self.tell)

    def tell(self, line: Line) -> None:
        assert line.message == "time-left" and line.cue is not None
        self.told.append(line.args["seconds"])
        self.cues.append(line.cue.name)

    def run(self, now: float) -> float | None:
        self.countdown.now = now
        return self.countdown.run_due(now)


@pytest.fixture
def counted() -> Counted:
    return Counted()


def test_without_a_limit_nothing_is_told(counted: Counted) -> None:
    assert counted.run(0.0) is None and counted.run(1000.0) is None
    assert counted.told == []


def test_each_warning_is_told_once_when_it_is_due(counted: Counted) -> None:
    counted.view.end = 100.0
    assert counted.run(0.0) == 40.0
    assert counted.run(39.9) == 40.0 and counted.told == []
    assert counted.run(40.0) == 70.0 and counted.told == [60]
    assert counted.run(69.0) == 70.0 and counted.told == [60]
    assert counted.run(70.0) == 90.0 and counted.run(90.0) == 95.0
    assert counted.run(95.0) == 100.0 and counted.told == [60, 30, 10, 5]
    assert counted.run(99.0) == 100.0 and counted.told == [60, 30, 10, 5]
    assert set(counted.cues) == {"time-running-out"}


def test_of_warnings_that_come_together_the_last_is_told(counted: Counted) -> None:
    counted.view.end = 100.0
    counted.run(0.0)
    assert counted.run(91.0) == 95.0 and counted.told == [10]


def test_a_short_limit_is_not_announced_at_its_beginning(counted: Counted) -> None:
    counted.view.end = 30.0
    assert counted.run(0.0) == 20.0 and counted.told == []
    assert counted.run(20.0) == 25.0 and counted.told == [10]


def test_a_new_limit_is_counted_anew(counted: Counted) -> None:
    counted.view.end = 100.0
    counted.run(0.0)
    counted.run(95.0)
    counted.view.end = None
    assert counted.run(96.0) is None
    counted.view.end = 120.0
    assert counted.run(100.0) == 110.0
    assert counted.run(110.0) == 115.0 and counted.told == [5, 10]


def test_choices_that_the_table_made_for_the_player_are_told(counted: Counted) -> None:
    mine, other = Choose(0, "keep:top"), Choose(1, "keep:none")
    assert counted.countdown.timeout_lines([mine, other]) == []
    counted.view.end = 10.0
    counted.run(0.0)
    counted.countdown.now = 9.9
    assert counted.countdown.timeout_lines([mine, other]) == []
    counted.countdown.now = 10.0
    lines = counted.countdown.timeout_lines([other, mine])
    assert [(line.message, line.args) for line in lines] == [("time-over", {"choice": "top"})]


def test_the_limit_can_be_removed_once(counted: Counted) -> None:
    assert counted.countdown.remove_limit() == Line("timer-none")
    counted.view.end = 10.0
    assert counted.countdown.remove_limit() == Line("timer-stopped")
    assert counted.run(5.0) is None
