"""A bot that thinks beside the loop: what happens meanwhile it learns afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from audiowar.bots.bot_interface import Bot
from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View
from audiowar.server.rooms.threaded_bots import ThreadedBotPlayer
from audiowar.storage.match_transcript import Header
from audiowar.table.bot_players import BotRandom
from audiowar.table.pace import FixedPace
from audiowar.table.player_view import LocalPlayerView
from audiowar.table.table import Table
from audiowar.table.table_runner import TableRunner


class Slow(Bot):
    """Takes the last card, and keeps what it saw when."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def observe(self, event: Event) -> None:
        self.seen.append(event.kind)

    def choose(self, view: View) -> Choice:
        assert view.question is not None
        self.seen.append("thinks")
        return list(view.question.choices)[-1]


def table() -> tuple[
    TableRunner, Slow, ThreadedBotPlayer, list[tuple[Any, Callable[[Choice], None]]]
]:
    host = TableRunner(Table(Header("scientific", ("Ana", "Bot"), {}, 3)), None, FixedPace(0.0))
    slow, thoughts = Slow(), list[Any]()
    player = ThreadedBotPlayer(
        lambda think, then: thoughts.append((think, then)),
        LocalPlayerView(host, 1),
        slow,
        BotRandom(),
        1,
    )
    host.set_bot(1, player.answer_question)
    host.start()
    return host, slow, player, thoughts


def test_what_happens_while_it_thinks_is_learned_after_the_thought() -> None:
    host, slow, _, thoughts = table()
    host.run_due_and_get_next_time(1.0)
    host.run_due_and_get_next_time(2.0)
    host.run_due_and_get_next_time(9.0)
    assert len(thoughts) == 1, "it thinks once, however often it is asked"
    think, then = thoughts.pop()
    choice = think()
    asked = host.table.match.questions[0]
    host.answer(0, asked.number, next(iter(asked.choices)))
    assert slow.seen == ["deal", "thinks"]
    then(choice)
    assert slow.seen[:4] == ["deal", "thinks", "choose", "choose"]
    assert "put" in slow.seen


def test_a_thought_that_comes_after_the_timer_changes_nothing() -> None:
    host, _, _, thoughts = table()
    host.run_due_and_get_next_time(1.0)
    host.run_due_and_get_next_time(9.0)
    think, then = thoughts.pop()
    number = host.table.match.questions[1].number
    host.answer(1, number, next(iter(host.table.match.questions[1].choices)))
    last = host.last_event_number
    then(think())
    assert host.last_event_number == last
