"""The benchmarks of bots find what they look for."""

from __future__ import annotations

from random import Random

import pytest

from audiowar.bots.bot_interface import Bot
from audiowar.bots.registry import make_bot
from audiowar.games.scientific.bots.suitless_model import NO_SPY, PACKED_CARD_BY_RANK, Position
from audiowar.rules.cards import ACE, JACK, JOKER_RANK, KING, QUEEN, TWO
from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View
from audiowar.storage.match_transcript import Header
from audiowar.table.table_runner import TableRunner
from benchmarks.bots_review import PLAYOUTS, judge_mistakes, play, play_out, rate_advice
from benchmarks.bots_secrecy import (
    KINDS,
    Found,
    Kind,
    chooses_alike,
    compare,
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


@pytest.mark.parametrize("kind", KINDS[::13], ids=str)
def test_pairs_are_compared_until_there_are_enough(kind: Kind) -> None:
    assert compare(kind, 5) == Found(5, 0, 0)


def test_playouts_know_which_choice_wins_and_which_loses() -> None:
    """The ace takes the only card of the other one, the jack loses and makes the ace the lowest."""
    position = Position(
        (PACKED_CARD_BY_RANK[ACE] + PACKED_CARD_BY_RANK[JACK], PACKED_CARD_BY_RANK[QUEEN]),
        (0, 0),
        0,
        False,
        NO_SPY,
        0,
    )
    assert play_out(position, (JACK, QUEEN), ACE) == [1.0] * PLAYOUTS
    assert play_out(position, (ACE, QUEEN), JACK) == [0.0] * PLAYOUTS


def test_playouts_let_a_spy_know_what_was_chosen() -> None:
    hands = (
        PACKED_CARD_BY_RANK[ACE] + PACKED_CARD_BY_RANK[TWO],
        PACKED_CARD_BY_RANK[KING] + PACKED_CARD_BY_RANK[JOKER_RANK],
    )
    position = Position(hands, (0, 0), 0, False, 0, 0)
    others = [sum(play_out(position, (TWO, chosen), ACE)) for chosen in (KING, JOKER_RANK)]
    assert others[0] > others[1]


def test_the_loss_of_advice_is_measured_at_questions_of_several_players() -> None:
    table, events, asked = play(3, 1)
    assert table.match.end_event and asked[0][1] < asked[-1][1] < len(events)
    losses = rate_advice(3, 1)
    assert len(losses) == 2 and all(-0.01 < loss < 1 for pair in losses for loss in pair)


def test_what_mistakes_lose_is_judged_by_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.bots_review.PLAYOUTS", 20)
    judged = judge_mistakes(2, 0)
    assert 0 < len(judged) <= 3 and all(-1 < loss < 1 for loss, _ in judged)
