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
from audiowar.table.opponent_lineup import MIXED, mixed


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


def check(terms: TableSettings) -> TableSettings:
    """Return the terms with all options. Raises Refused."""
    options = get_variant(terms.game).full_options(terms.options, terms.players)
    if terms.bot not in (MIXED, *list_bots(terms.game)):
        raise Refused("bad_frame")
    return replace(terms, options=options)


def characters(terms: TableSettings, empty: Sequence[Seat]) -> dict[str, str]:
    """Return who plays in the empty seats, as it stands in a header."""
    found = [terms.bot] * len(empty)
    if terms.bot == MIXED:
        found = mixed(list_opponents(terms.game), USUAL, len(empty), randbelow(1 << 31))
    return {str(seat): bot for seat, bot in zip(empty, found, strict=True)}
