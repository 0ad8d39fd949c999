"""All bots by name, for each game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from .bot_interface import Bot, BotMaker, GeneratorOrSeed, RandomBot
from .game_bots import get_game_bots
from .sensible_bot import SensibleBot
from .two_bot_blend import TwoBotBlend

USUAL = "sensible"
"""The name of the default opponent."""
TEST_BOTS: Mapping[str, BotMaker] = {"random": RandomBot}
"""Bots for tests and measurements only."""
BOTS_FOR_ALL_GAMES: Mapping[str, BotMaker] = {
    "dreamer": partial(TwoBotBlend, main=SensibleBot, other=RandomBot, other_share=0.5),
    USUAL: SensibleBot,
}
"""The bots that play all games."""


def get_bot_makers(game: str) -> dict[str, BotMaker]:
    """Return the makers of the bots that play a game, by name, weakest first."""
    own = get_game_bots(game).load_bots()
    return {**TEST_BOTS, **(own if USUAL in own else {**BOTS_FOR_ALL_GAMES, **own})}


def list_opponent_names(game: str) -> list[str]:
    """Return the names of the bots to choose as opponents, weakest first.

    Of several names for the same bot, only the first is returned.
    """
    makers = {name: maker for name, maker in get_bot_makers(game).items() if name not in TEST_BOTS}
    known = list(makers.values())
    return [name for index, name in enumerate(makers) if makers[name] not in known[:index]]


def make_bot(name: str, game: str, chance: GeneratorOrSeed) -> Bot:
    """Return a new bot for a game. Raises LookupError for an unknown name."""
    return get_bot_makers(game)[name](chance)
