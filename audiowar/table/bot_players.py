"""Let bots play for seats of a table. Their random numbers do not depend on the deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from threading import local
from typing import Any, TypeAlias

from audiowar.bots.bot_interface import Bot
from audiowar.bots.player_habits import HabitUser
from audiowar.bots.registry import DEFAULT_BOT as DEFAULT_BOT
from audiowar.bots.registry import make_bot
from audiowar.rules.events import Seat
from audiowar.rules.view import View
from audiowar.storage.match_transcript import Header
from audiowar.storage.opponent_memory import read_habits_by_seat

from . import bot_randomness
from .player_view import LocalPlayerView, PlayerView
from .step_events import Step
from .table_runner import TableRunner


class BotRandom(Random):
    """A random generator for a bot. A seed gives the same values in all Python versions."""

    def choice(self, seq: Any) -> Any:
        # Of the methods of Random, only `random` is guaranteed to stay the same.
        return seq[int(self.random() * len(seq))]


class BotRandomPerThread(local):
    """One random generator for each thread. All bots of the thread share it."""

    def __init__(self) -> None:
        self.random = BotRandom()


BOT_RANDOM = BotRandomPerThread()
"""Its attribute `random` is the random generator of all bots of the current thread."""
BotPlayerMaker: TypeAlias = "Callable[[PlayerView, Bot, BotRandom, int], BotPlayer]"
"""Makes a BotPlayer from a player view, a bot, a random generator and the generator's seed."""


class BotPlayer:
    """Lets a bot play for a seat, through the player view of that seat.

    A random generator, if given, is seeded anew for each question. In a resumed match the bot
    therefore decides as it would have decided without the interruption.
    """

    def __init__(
        self, player_view: PlayerView, bot: Bot, random: BotRandom | None = None, seed: int = 0
    ) -> None:
        self.bot = bot
        self._player_view = player_view
        self._random = random
        self._seed = seed
        player_view.on_step = self.observe

    def observe(self, step: Step) -> None:
        """Let the bot observe a step, projected for its seat."""
        for event in step.events:
            self.bot.observe(event)

    def answer_question(self) -> None:
        """Let the bot answer its open question."""
        view = self.view_for_choice()
        self._player_view.answer(view.open_question.number, self.bot.choose(view))

    def view_for_choice(self) -> View:
        """Seed the random generator anew for the open question. Return the view of the seat."""
        view = self._player_view.view()
        if self._random is not None:
            self._random.seed(f"{self._seed}:{view.open_question.number}")
        return view

    def leave(self) -> None:
        """Leave the table."""
        self._player_view.leave()


def seat_bots(runner: TableRunner, bots_by_seat: Mapping[Seat, Bot]) -> None:
    """Let each bot answer for its seat."""
    for seat, bot in bots_by_seat.items():
        runner.set_bot(seat, BotPlayer(LocalPlayerView(runner, seat), bot).answer_question)


def seat_bots_from_header(runner: TableRunner, person_seats: Sequence[Seat]) -> None:
    """Let the bots named in the table's header play for all seats except `person_seats`."""
    for seat in range(len(runner.table.header.seats)):
        if seat not in person_seats:
            seat_bot_from_header(runner, seat)


def seat_bot_from_header(
    runner: TableRunner, seat: Seat, make_player: BotPlayerMaker | None = None
) -> BotPlayer:
    """Let the bot that the header names for a seat observe all steps so far, and play there.

    Return the bot's player, which `make_player` makes; by default it is a plain `BotPlayer`.
    """
    header = runner.table.header
    # A player made by `make_player` may think in another thread, so it needs its own generator.
    random = BOT_RANDOM.random if make_player is None else BotRandom()
    seed = bot_randomness.read_or_derive_seed(header, bot_randomness.BOT_SEED_FIELD)
    bot = make_bot_from_header(header, seat, random)
    if isinstance(bot, HabitUser):
        for other, habits in read_habits_by_seat(header).items():
            bot.receive_earlier_habits(other, habits)
    player_view = LocalPlayerView(runner, seat)
    player = (make_player or BotPlayer)(player_view, bot, random, seed)
    for step in player_view.steps():
        player.observe(step)
    runner.set_bot(seat, player.answer_question)
    return player


def make_bot_from_header(header: Header, seat: Seat, random: BotRandom) -> Bot:
    """Make the bot that the header names for a seat.

    It is the default bot if the header names none, or one that this version does not know.
    """
    try:
        return make_bot(header.bots_by_seat.get(seat, DEFAULT_BOT), header.game, random)
    except LookupError:
        return make_bot(DEFAULT_BOT, header.game, random)
