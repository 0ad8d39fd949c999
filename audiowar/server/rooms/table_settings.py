"""The settings with which a host opens a table, and the header of its match made from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from secrets import randbelow
from typing import Any

from audiowar.bots.registry import get_bot_makers, list_opponent_names
from audiowar.rules.events import Seat
from audiowar.rules.registry import get_variant
from audiowar.rules.state import OptionValue, Refused
from audiowar.storage.match_transcript import Header
from audiowar.table.bot_players import USUAL
from audiowar.table.bot_randomness import derive_seeds
from audiowar.table.opponent_lineup import MIXED, choose_mixed_bots
from audiowar.table.table import new_header

from .clean_names_and_chat import make_unique_name
from .room_game import SYSTEM_CHANCE


@dataclass(frozen=True)
class TableSettings:
    """The settings of an online table: its game, its bots, and who may join."""

    game: str
    options: Mapping[str, OptionValue]
    players: int
    """The number of seats."""
    open: bool
    """Whether the table is listed and can be joined without its code."""
    bot: str = USUAL
    """The bot that plays in empty seats; MIXED for a different one in each."""
    coach: bool = False
    """Whether the host allows the coach's advice."""
    seed: int | None = None
    """The seed of a match in a test; None for random numbers of the operating system."""


def complete_settings(settings: TableSettings) -> TableSettings:
    """Return settings with all options of the game. Raises Refused for invalid settings."""
    options = get_variant(settings.game).complete_options(settings.options, settings.players)
    if settings.bot not in (MIXED, *get_bot_makers(settings.game)):
        raise Refused("bad_frame")
    return replace(settings, options=options)


def choose_bots(settings: TableSettings, empty_seats: Sequence[Seat]) -> dict[str, str]:
    """Choose a bot for each empty seat. The keys are seats as text, as in a transcript's header."""
    bots = [settings.bot] * len(empty_seats)
    if settings.bot == MIXED:
        bots = choose_mixed_bots(
            list_opponent_names(settings.game), USUAL, len(empty_seats), randbelow(1 << 31)
        )
    return {str(seat): bot for seat, bot in zip(empty_seats, bots, strict=True)}


def make_header(settings: TableSettings, names: Sequence[str], bot_names: Sequence[str]) -> Header:
    """Return the transcript header of a new match, with bots in the seats whose name is "".

    Raises Refused.
    """
    seats = list(names)
    bots = choose_bots(settings, [seat for seat, name in enumerate(seats) if not name])
    for seat in map(int, bots):
        unused = [name for name in bot_names if name not in seats]
        seats[seat] = make_unique_name(unused[0] if unused else "Bot", seats)
    more: dict[str, Any] = {"bots": bots, **derive_seeds(settings.seed)}
    if settings.seed is None:
        more["chance"] = SYSTEM_CHANCE
    return new_header(settings.game, tuple(seats), settings.options, settings.seed or 0, **more)
