"""All bots by name, for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from audiowar.rules.events import Choice, Event, Seat
from audiowar.rules.view import View

from .bot_interface import Bot, BotMaker, GeneratorOrSeed, RandomBot, make_generator
from .bots_and_coach import get_bots
from .player_habits import Habits, HabitUser
from .sensible_bot import SensibleBot


class TwoBotBlend:
    """Chooses like the bot `other` with the probability `other_share`, otherwise like `main`."""

    def __init__(
        self,
        generator_or_seed: GeneratorOrSeed,
        main: Callable[[GeneratorOrSeed], Bot],
        other: Callable[[GeneratorOrSeed], Bot],
        other_share: float,
    ) -> None:
        self._random = make_generator(generator_or_seed)
        self._bots = main(self._random), other(self._random)
        self._share = other_share

    def observe(self, event: Event) -> None:
        for bot in self._bots:
            bot.observe(event)

    def receive_earlier_habits(self, seat: Seat, habits: Habits) -> None:
        for bot in self._bots:
            if isinstance(bot, HabitUser):
                bot.receive_earlier_habits(seat, habits)

    def choose(self, view: View) -> Choice:
        return self._bots[self._random.random() < self._share].choose(view)


DEFAULT_BOT = "sensible"
"""The name of the default opponent."""
TEST_BOTS: Mapping[str, BotMaker] = {"random": RandomBot}
"""Bots for tests and measurements only."""
BOTS_FOR_ALL_GAMES: Mapping[str, BotMaker] = {
    "dreamer": partial(TwoBotBlend, main=SensibleBot, other=RandomBot, other_share=0.5),
    DEFAULT_BOT: SensibleBot,
}
"""Bots that can play every game."""


def get_bot_makers(game: str) -> dict[str, BotMaker]:
    """Return the functions that make the bots of a game, by the name of the bot, weakest first."""
    own = get_bots(game).load_bots()
    return {**TEST_BOTS, **(own if DEFAULT_BOT in own else {**BOTS_FOR_ALL_GAMES, **own})}


def list_opponent_names(game: str) -> list[str]:
    """Return the names of the bots that a player can choose as opponents, weakest first.

    If a bot has several names, only the first of them is listed.
    """
    makers = {name: maker for name, maker in get_bot_makers(game).items() if name not in TEST_BOTS}
    known = list(makers.values())
    return [name for index, name in enumerate(makers) if makers[name] not in known[:index]]


def make_bot(name: str, game: str, generator_or_seed: GeneratorOrSeed) -> Bot:
    """Return a new bot for a game. Raises LookupError for an unknown name."""
    return get_bot_makers(game)[name](generator_or_seed)
