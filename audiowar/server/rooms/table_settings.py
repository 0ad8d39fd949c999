"""The settings with which a host opens a table, and the match's header that is made from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from secrets import randbelow
from typing import Any

from audiowar.bots.registry import get_bot_makers, list_opponent_names
from audiowar.rules.registry import get_variant
from audiowar.rules.state import OptionValue, Refused
from audiowar.storage.match_transcript import Header
from audiowar.table.bot_players import DEFAULT_BOT
from audiowar.table.bot_randomness import derive_seeds
from audiowar.table.opponent_lineup import MIXED_LINEUP, choose_mixed_bots

from .clean_names_and_chat import make_unique_name
from .room_match import SYSTEM_CHANCE


@dataclass(frozen=True)
class TableSettings:
    """The settings of an online table: its game, its bots, and who may join."""

    game: str
    options: Mapping[str, OptionValue]
    players: int
    """The number of seats."""
    is_public: bool
    """Whether the table is listed and can be joined without its code."""
    bot: str = DEFAULT_BOT
    """The bot that plays in empty seats; MIXED_LINEUP for a different one in each."""
    allows_coach: bool = False
    """Whether the host allows the coach's advice."""
    seed: int | None = None
    """The seed of a match in a test; None for random numbers from the operating system."""


def complete_settings(settings: TableSettings) -> TableSettings:
    """Return settings with all options of the game. Raises Refused for invalid settings."""
    options = get_variant(settings.game).complete_options(settings.options, settings.players)
    if settings.bot not in (MIXED_LINEUP, *get_bot_makers(settings.game)):
        raise Refused("bad_frame")
    return replace(settings, options=options)


def make_header(
    settings: TableSettings, names: Sequence[str], names_for_bots: Sequence[str]
) -> Header:
    """Return a new match's header, with bots in the seats whose name is "". Raises Refused."""
    seats = list(names)
    empty_seats = [seat for seat, name in enumerate(seats) if not name]
    bots = [settings.bot] * len(empty_seats)
    if settings.bot == MIXED_LINEUP:
        opponents = list_opponent_names(settings.game)
        bots = choose_mixed_bots(opponents, DEFAULT_BOT, len(bots), randbelow(1 << 31))
    for seat in empty_seats:
        unused = [name for name in names_for_bots if name not in seats]
        seats[seat] = make_unique_name(unused[0] if unused else "Bot", seats)
    bots_by_seat = {str(seat): bot for seat, bot in zip(empty_seats, bots, strict=True)}
    extra_fields: dict[str, Any] = {"bots": bots_by_seat, **derive_seeds(settings.seed)}
    if settings.seed is None:
        extra_fields["chance"] = SYSTEM_CHANCE
    options, seed = settings.options, settings.seed or 0
    return Header(settings.game, tuple(seats), options, seed, extra_fields=extra_fields)
