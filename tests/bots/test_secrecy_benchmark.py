"""The benchmark of secrecy finds a bot that looks at cards which it may not see."""

from __future__ import annotations

from random import Random

from audiowar.bots.bot_interface import Bot
from audiowar.bots.registry import make_bot
from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View
from audiowar.storage.match_transcript import Header
from audiowar.table.table_runner import TableRunner
from benchmarks.bots_secrecy import (
    chooses_alike,
    start_match,
    takes_same_time,
)


class Peeping:
    """Chooses by the cards of another player."""

    def __init__(self, runner: TableRunner) -> None:
        self._state = runner.table.match.state

    def observe(self, event: Event) -> None:
        """Ignore events."""

    def choose(self, view: View) -> Choice:
        return sum(self._state.hands[1])


class Slow(TableRunner):
    """Answers after a time that depends on a player's hand."""

    def _answer_delay(self, question: object) -> float:
        return float(sum(self.table.match.state.hands[0]))


def test_a_bot_that_sees_what_it_must_not_see_is_found() -> None:
    runner = start_match(Header("scientific", ("A", "B"), {}, 1))
    hands = [hand[:] for hand in runner.table.match.state.hands]

    def make_peeping() -> Bot:
        return Peeping(runner)

    def make_honest() -> Bot:
        return make_bot("sensible", "scientific", 1)

    assert not chooses_alike(runner, 0, make_peeping, Random(1))
    assert chooses_alike(runner, 0, make_honest, Random(1))
    assert takes_same_time(runner, 0, Random(1))
    assert runner.table.match.state.hands == hands
    runner.__class__ = Slow
    assert not takes_same_time(runner, 0, Random(1))
