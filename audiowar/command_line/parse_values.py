"""Parse the values of command-line arguments: options of a game and names of bots."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from audiowar.bots.registry import get_bot_makers
from audiowar.rules.registry import get_variant
from audiowar.rules.state import OptionValue
from audiowar.user_error import UserError

INTEGER_PATTERN: Final = re.compile(r"-?[0-9]{1,18}")
"""Matches a value in `name=value` that is a whole number. Other values are passed on as texts."""


def parse_options(words: Sequence[str]) -> dict[str, OptionValue]:
    """Parse `name=value` words; whole numbers become numbers. Raises UserError."""
    options: dict[str, OptionValue] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not name or not equals:
            raise UserError("cli-bad-set", word=word)
        options[name] = int(value) if INTEGER_PATTERN.fullmatch(value) else value
    return options


def parse_bot_names(names: str | None, game: str, players: int) -> list[str]:
    """Return the bot of each seat. `names` are separated by commas, and repeated if too few.

    Raises UserError, or Refused for a number of players that the game does not allow.
    """
    get_variant(game).check_player_count(players)
    wanted = (names or "random").split(",")
    for name in wanted:
        if name not in (known := get_bot_makers(game)):
            raise UserError("cli-unknown-bot", bot=name, bots=list(known))
    return [wanted[seat % len(wanted)] for seat in range(players)]
