"""Bots think in one thread; whoever fills it with thoughts delays others by one thought only."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

from audiowar.rules.events import Choice, Out
from audiowar.server.rooms.room import Room
from audiowar.server.rooms.server_context import ServerContext
from audiowar.server.rooms.server_limits import Limits
from audiowar.server.rooms.table_settings import TableSettings
from audiowar.server.rooms.threaded_bots import ThreadedBotPlayer
from audiowar.storage.match_transcript import Header
from audiowar.table.pace import FixedPace
from audiowar.table.player_view import LocalPlayerView
from audiowar.table.step_events import Step
from audiowar.table.table import Table
from audiowar.table.table_runner import TableRunner

from .in_loop import in_own_loop

PATIENCE = 60.0


@in_own_loop
async def test_the_tables_of_one_address_delay_those_of_another_by_one_thought() -> None:
    gate, begun, order = threading.Event(), threading.Event(), list[str]()

    def block() -> str:
        begun.set()
        assert gate.wait(PATIENCE)
        return "war"

    loop = asyncio.get_running_loop()
    context = ServerContext(Mock(), Limits(), loop, ())
    rooms: list[Room] = []
    for ident, address in zip("abcdef", ["1", "1", "1", "2", "", ""], strict=True):
        rooms.append(Room(context, ident, "", TableSettings("scientific", {}, 2, True)))
        rooms[-1].creator_address = address
    rooms[0]._run_in_thread(block, lambda choice: None)
    while not begun.is_set():
        await asyncio.sleep(0.005)
    for room in rooms:
        room._run_in_thread(
            lambda room=room: order.append(room.ident) or "war", lambda choice: None
        )
    gate.set()
    while len(order) < len(rooms):
        await asyncio.sleep(0.005)
    context.bot_thread.stop()
    # Restored tables, whose creator's address is unknown, are independent of each other.
    assert order == ["a", "d", "e", "f", "b", "c"]


class FakeSeat:
    """The player view of a seat with a question, which notes the answers."""

    def __init__(self) -> None:
        self.answers: list[tuple[int, Choice]] = []
        self.left = False
        question = SimpleNamespace(number=7, choices=("war", "peace"))
        self._view = SimpleNamespace(open_question=question)

    def view(self) -> object:
        return self._view

    def answer(self, number: int, choice: Choice) -> None:
        self.answers.append((number, choice))

    def leave(self) -> None:
        self.left = True


class FakeBot:
    """A bot that always chooses peace, and notes the events that it observes."""

    def __init__(self) -> None:
        self.observed: list[object] = []
        self.faulty = False

    def choose(self, view: Any) -> Choice:
        if self.faulty:
            raise ValueError("broken")
        return str(view.open_question.choices[-1])

    def observe(self, event: object) -> None:
        self.observed.append(event)


class Thinking:
    """A bot player whose thread thinks when the test says so."""

    def __init__(self) -> None:
        self.seat, self.bot = FakeSeat(), FakeBot()
        self.jobs: list[tuple[Callable[[], Choice], Callable[[Choice], None]]] = []
        seat: Any = self.seat
        bot: Any = self.bot
        self.player = ThreadedBotPlayer(
            lambda *job: self.jobs.append(job), seat, bot, Mock(spec=random.Random), 3
        )

    def think(self) -> None:
        """Let the thread think once."""
        think, done = self.jobs.pop(0)
        done(think())


def test_a_bot_answers_the_question_that_it_thought_about_and_then_sees_what_it_missed() -> None:
    one = Thinking()
    first, second = (Step(number, (Out(number),)) for number in (0, 1))
    one.player.observe(first)
    assert one.bot.observed == [Out(0)]
    one.player.answer_question()
    one.player.answer_question()
    assert len(one.jobs) == 1
    one.player.observe(second)
    assert one.bot.observed == [Out(0)] and one.seat.answers == []
    one.think()
    assert one.bot.observed == [Out(0), Out(1)] and one.seat.answers == [(7, "peace")]
    one.player.answer_question()
    one.think()
    assert one.seat.answers == [(7, "peace")] * 2 and one.bot.observed == [Out(0), Out(1)]


def test_a_bot_that_has_left_answers_nothing() -> None:
    one = Thinking()
    one.player.answer_question()
    one.player.leave()
    one.think()
    assert one.seat.answers == [] and one.seat.left


def test_a_thought_that_comes_after_the_timer_changes_nothing() -> None:
    runner = TableRunner(Table(Header("scientific", ("Ana", "Bot"), {}, 3)), None, FixedPace(0.0))
    jobs: list[Any] = []
    bot: Any = FakeBot()
    view = LocalPlayerView(runner, 1)
    player = ThreadedBotPlayer(
        lambda *job: jobs.append(job), view, bot, Mock(spec=random.Random), 3
    )
    runner.start()
    player.answer_question()
    ((think, on_chosen),) = jobs
    question = runner.table.match.questions[1]
    bot.choose = lambda view: next(iter(question.choices))
    choice = think()
    runner.answer(1, question.number, choice)
    last = runner.last_event_number
    on_chosen(choice)
    assert runner.last_event_number == last


def test_for_a_bot_that_fails_the_first_choice_is_played(caplog: pytest.LogCaptureFixture) -> None:
    one = Thinking()
    one.bot.faulty = True
    one.player.answer_question()
    one.think()
    assert one.seat.answers == [(7, "war")] and "a bot failed" in caplog.text
