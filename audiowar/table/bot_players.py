"""Bots at a table: each sits in a chair, and has a chance of its own that no deal tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from threading import local
from typing import Any, TypeAlias

from audiowar.bots.base import Bot
from audiowar.bots.habits import Remembering
from audiowar.bots.registry import USUAL as USUAL
from audiowar.bots.registry import make_bot
from audiowar.rules.events import Seat
from audiowar.rules.view import View
from audiowar.storage.opponent_memory import habits_by_seat
from audiowar.storage.transcript import Header

from . import randomness
from .player_view import LocalPlayerView, PlayerView
from .step import Step
from .table_runner import TableRunner


class BotRandom(Random):
    """A bot's generator; only `random` is promised to be the same in every version of Python."""

    def choice(self, seq: Any) -> Any:
        return seq[int(self.random() * len(seq))]


class SharedBotRandom(local):
    """The dice of all bots of a thread that choose at once: thrown anew for each question."""

    def __init__(self) -> None:
        self.dice = BotRandom()


SHARED = SharedBotRandom()
Maker: TypeAlias = "Callable[[PlayerView, Bot, BotRandom, int], BotPlayer]"
"""Makes a bot's player from its chair, its bot, its dice and their seed."""


class BotPlayer:
    """A bot in a chair.

    Its dice are thrown anew for each question, so that a game that is gone on with has the very
    same opponents.
    """

    def __init__(
        self, chair: PlayerView, bot: Bot, dice: BotRandom | None = None, seed: int = 0
    ) -> None:
        self.bot = bot
        self._chair = chair
        self._dice = dice
        self._seed = seed
        chair.told = self.observe

    def observe(self, step: Step) -> None:
        """Let the bot learn what has happened, as its seat may know it."""
        for event in step.events:
            self.bot.observe(event)

    def choose(self) -> None:
        """Let the bot answer the question that is open for it."""
        view = self.asked()
        assert view.question is not None
        self._chair.answer(view.question.number, self.bot.choose(view))

    def asked(self) -> View:
        """Return the table with the question that is open, with new dice for it."""
        view = self._chair.view()
        assert view.question is not None
        if self._dice is not None:
            self._dice.seed(f"{self._seed}:{view.question.number}")
        return view

    def leave(self) -> None:
        """Get up."""
        self._chair.leave()


def seat_bots(host: TableRunner, seats: Mapping[Seat, Bot]) -> None:
    """Let bots sit down that were made elsewhere."""
    for seat, bot in seats.items():
        host.let_think(seat, BotPlayer(LocalPlayerView(host, seat), bot).choose)


def seat_header_bots(host: TableRunner, persons: Sequence[Seat]) -> None:
    """Let the bots that the header names sit down wherever no person does."""
    for seat in range(len(host.table.seats)):
        if seat not in persons:
            replace_person(host, seat)


def replace_person(host: TableRunner, seat: Seat, player_of: Maker | None = None) -> BotPlayer:
    """Let a bot play for a seat, knowing all that was seen from there; return it."""
    header = host.table.header
    # Who takes time to choose may meet another who does.
    dice = SHARED.dice if player_of is None else BotRandom()
    seed = randomness.read_seed(header, randomness.BOTS)
    chair = LocalPlayerView(host, seat)
    bot = make_header_bot(header, seat, dice)
    if isinstance(bot, Remembering):
        for other, habits in habits_by_seat(header).items():
            bot.remember(other, habits)
    player = (player_of or BotPlayer)(chair, bot, dice, seed)
    for step in chair.steps():
        player.observe(step)
    host.let_think(seat, player.choose)
    return player


def return_seat(host: TableRunner, seat: Seat, player: BotPlayer) -> None:
    """Let a person have the seat again that a bot played for."""
    host.let_think(seat, None)
    player.leave()


def make_header_bot(header: Header, seat: Seat, dice: BotRandom) -> Bot:
    """Make the bot that the header names, a sensible one where it names none that is known."""
    try:
        return make_bot(header.characters.get(seat, USUAL), header.game, dice)
    except LookupError:
        return make_bot(USUAL, header.game, dice)
