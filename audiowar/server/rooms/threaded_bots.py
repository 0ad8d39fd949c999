"""Let slow bots think in a thread, so that they do not delay the event loop."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import TypeAlias

from audiowar.bots.bot_interface import Bot
from audiowar.bots.registry import BOTS_FOR_ALL_GAMES, TEST_BOTS
from audiowar.rules.events import Choice, Seat
from audiowar.rules.view import View
from audiowar.table.bot_players import DEFAULT_BOT, BotPlayer, BotRandom, seat_bot_from_header
from audiowar.table.player_view import PlayerView
from audiowar.table.step_events import Step
from audiowar.table.table_runner import TableRunner

LOG = logging.getLogger(__name__)
RunInThread: TypeAlias = Callable[[Callable[[], Choice], Callable[[Choice], None]], None]
"""Calls its first argument in a thread, then its second one with the result on the event loop."""


class BotThread:
    """Lets the bots of many tables think one after another. The creators of the tables take turns.

    So somebody who opens many tables delays other people's bots by only one choice at a time.
    """

    def __init__(self) -> None:
        # Several threads would only slow each other down.
        self._executor = ThreadPoolExecutor(1, "thinking")
        self._lock = Lock()
        self._waiting: dict[str, deque[tuple[Callable[[], Choice], Future[Choice]]]] = {}
        """The bots that wait to think, by their table's creator. The first creator is next."""

    def submit(self, creator: str, think: Callable[[], Choice]) -> asyncio.Future[Choice]:
        """Call `think` when the table's creator has a turn. Return a future with the choice."""
        choice = Future[Choice]()
        with self._lock:
            self._waiting.setdefault(creator, deque()).append((think, choice))
        self._executor.submit(self._run_next)
        return asyncio.wrap_future(choice)

    def stop(self) -> None:
        """Stop for good. Bots that still wait for their turn do not think any more."""
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _run_next(self) -> None:
        with self._lock:
            creator = next(iter(self._waiting))
            bots = self._waiting.pop(creator)
            think, choice = bots.popleft()
            if bots:
                self._waiting[creator] = bots
        try:
            choice.set_result(think())
        except Exception as error:
            choice.set_exception(error)


class ThreadedBotPlayer(BotPlayer):
    """A bot player that thinks in a thread. It observes steps only when it is not thinking."""

    def __init__(
        self,
        run_in_thread: RunInThread,
        player_view: PlayerView,
        bot: Bot,
        dice: BotRandom,
        seed: int,
    ) -> None:
        self._run_in_thread = run_in_thread
        self._thinking = False
        self._left = False
        self._missed_steps: list[Step] = []
        super().__init__(player_view, bot, dice, seed)
        # Ignore a refused answer: it came too late, because a timer answered for the bot.
        player_view.on_refused = lambda refused: None

    def observe(self, step: Step) -> None:
        """Let the bot observe a step now or, if it is thinking, when it has finished."""
        if self._thinking:
            self._missed_steps.append(step)
        else:
            super().observe(step)

    def answer_question(self) -> None:
        """Let the bot think in the thread, then send its answer."""
        if self._thinking:
            return
        view = self.view_for_choice()
        number = view.open_question.number
        self._thinking = True
        self._run_in_thread(
            lambda: self._compute_choice(view), lambda choice: self._on_choice(number, choice)
        )

    def _compute_choice(self, view: View) -> Choice:
        try:
            return self.bot.choose(view)
        except Exception:
            LOG.exception("a bot failed")
            return next(iter(view.open_question.choices))

    def _on_choice(self, number: int, choice: Choice) -> None:
        self._thinking = False
        missed, self._missed_steps = self._missed_steps, []
        for step in missed:
            self.observe(step)
        if not self._left:
            self._player_view.answer(number, choice)

    def leave(self) -> None:
        """Stop playing. A choice that the thread makes after this is dropped."""
        self._left = True
        super().leave()


def seat_bot(runner: TableRunner, seat: Seat, run_in_thread: RunInThread) -> BotPlayer:
    """Seat the bot that the match's header names for a seat. Slow bots think in a thread."""

    def thinker(player_view: PlayerView, bot: Bot, dice: BotRandom, seed: int) -> BotPlayer:
        return ThreadedBotPlayer(run_in_thread, player_view, bot, dice, seed)

    quick = runner.table.header.bots_by_seat.get(seat, DEFAULT_BOT) in {
        **TEST_BOTS,
        **BOTS_FOR_ALL_GAMES,
    }
    return seat_bot_from_header(runner, seat, None if quick else thinker)
