"""Parse the values of command-line arguments: words `name=value`, and names of bots."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.bots.registry import get_bot_makers
from audiowar.rules.registry import get_variant
from audiowar.rules.state import OptionValue
from audiowar.user_error import UserError

from . import INTEGER_PATTERN


def parse_assignments(words: Sequence[str]) -> dict[str, OptionValue]:
    """Parse words of the form `name=value`. Raises UserError for other words.

    Values that are whole numbers become integers; others stay strings.
    """
    values: dict[str, OptionValue] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not name or not equals:
            raise UserError("cli-bad-set", word=word)
        values[name] = int(value) if INTEGER_PATTERN.fullmatch(value) else value
    return values


def parse_bot_names(names: str | None, game: str, players: int) -> list[str]:
    """Return the name of the bot in each seat.

    `names` is a comma-separated list; None means the bot `random`. The list is repeated if there
    are more seats than names, and cut if there are fewer. Raises UserError for an unknown bot, and
    Refused for a number of players that the game does not allow.
    """
    get_variant(game).check_player_count(players)
    wanted = (names or "random").split(",")
    for name in wanted:
        if name not in (known := get_bot_makers(game)):
            raise UserError("cli-unknown-bot", bot=name, bots=list(known))
    return [wanted[seat % len(wanted)] for seat in range(players)]
