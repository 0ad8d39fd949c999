"""What is played at a table of the server, and on which terms."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from secrets import randbelow

from audiowar.bots.registry import list_bots, list_opponents
from audiowar.rules.events import Seat
from audiowar.rules.registry import get_variant
from audiowar.rules.state import OptionValue, Refused
from audiowar.table.bot_players import USUAL
from audiowar.table.opponent_lineup import MIXED, choose_mixed


@dataclass(frozen=True)
class TableSettings:
    """What is played at a table, and who may come."""

    game: str
    options: Mapping[str, OptionValue]
    players: int
    open: bool
    bot: str = USUAL
    """Who plays in empty seats, as the host wants it."""
    coach: bool = False
    """Whether the host allows the coach's advice."""
    seed: int | None = None


def dumped(options: Mapping[str, OptionValue]) -> str:
    """Return options as text."""
    return json.dumps(dict(options))


def complete_settings(settings: TableSettings) -> TableSettings:
    """Return the terms with all options. Raises Refused."""
    options = get_variant(settings.game).full_options(settings.options, settings.players)
    if settings.bot not in (MIXED, *list_bots(settings.game)):
        raise Refused("bad_frame")
    return replace(settings, options=options)


def choose_bots(settings: TableSettings, empty: Sequence[Seat]) -> dict[str, str]:
    """Return who plays in the empty seats, as it stands in a header."""
    found = [settings.bot] * len(empty)
    if settings.bot == MIXED:
        found = choose_mixed(list_opponents(settings.game), USUAL, len(empty), randbelow(1 << 31))
    return {str(seat): bot for seat, bot in zip(empty, found, strict=True)}
