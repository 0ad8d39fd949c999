"""Find the commands that do nothing at a table, or something unusual. The key help needs them."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.announce.game_wording import get_wording
from audiowar.bots.bots_and_coach import get_bots
from audiowar.input.commands import COMMANDS, RANK_NAMES
from audiowar.rules.registry import get_variant
from audiowar.rules.variant import CHOICE_SECONDS_OPTION
from audiowar.table.player_view import PlayerView

ALWAYS_ACTIVE_ONLINE_COMMANDS = frozenset(("chat", "who-is-here", "stop-timer"))
"""The commands that work at every online table. At other tables, some of them do nothing."""
MOVE_COMMANDS = frozenset(("card-previous", "card-next", "card-first", "card-last"))
"""Commands that move the cursor to the previous, next, first or last card."""
RANK_COMMANDS = frozenset(f"rank-{name}" for name in RANK_NAMES)
"""Commands that move the cursor to the next card of a rank."""
DIGIT_COMMANDS = frozenset(name for name in RANK_COMMANDS if name.removeprefix("rank-").isdigit())
"""Rank commands whose keys are digits. Digits also enter a bet."""


def find_unavailable_commands(player_view: PlayerView) -> frozenset[str]:
    """Return the commands that never have an effect at this table."""
    game = get_variant(player_view.game)
    names = {"chat", "who-is-here"}
    names |= {one.name for one in COMMANDS.values() if one.game not in ("", player_view.game)}
    if not get_wording(player_view.game).uses_power_key:
        names.add("power")
    if not get_bots(player_view.game).has_coach:
        names.add("coach")
    if game.always_has_choices:
        # In games in which players choose cards, the table never waits for a key that turns a card.
        names |= {"auto", "skip"}
    elif not has_choices(player_view):
        names |= {*MOVE_COMMANDS, *RANK_COMMANDS, "power", "coach"}
    if game.uses_money:
        names |= {"hand", *RANK_COMMANDS - DIGIT_COMMANDS}
    if not player_view.options.get(CHOICE_SECONDS_OPTION.name):
        names.add("stop-timer")
    return frozenset(names)


def has_choices(player_view: PlayerView) -> bool:
    """Return whether players make choices in this match; otherwise they only turn cards."""
    return get_variant(player_view.game).needs_choices(player_view.options)


def find_unusual_command_meanings(player_view: PlayerView) -> Mapping[str, str]:
    """Return message ids that describe the commands with an unusual meaning in this match."""
    meanings = {} if has_choices(player_view) else {"play": "command-turn"}
    if "hands" not in get_variant(player_view.game).visibility:
        meanings["hand"] = "command-hand-packet"
    return {**meanings, **get_wording(player_view.game).command_help_messages}
