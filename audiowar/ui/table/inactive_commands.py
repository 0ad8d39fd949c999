"""Find the table commands that do nothing in a game, so that key help omits them."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.announce.game_wording import get_wording
from audiowar.bots.game_bots import get_game_bots
from audiowar.rules.registry import get_variant
from audiowar.rules.variant import CHOICE_SECONDS
from audiowar.table.player_view import PlayerView
from audiowar.ui.core.spoken_names import RANK_NAMES

TOGETHER = frozenset(("chat", "who-is-here", "stop-timer"))
"""Commands that work at every shared table."""
MOVES = frozenset(("card-previous", "card-next", "card-first", "card-last"))
"""Commands that move the cursor."""
RANKS = frozenset(f"rank-{name}" for name in RANK_NAMES)
"""Commands that move to a rank."""
DIGITS = frozenset(name for name in RANKS if name.removeprefix("rank-").isdigit())
"""Rank commands whose keys are digits, which also type a bet."""


def idle(chair: PlayerView) -> frozenset[str]:
    """Return the commands that never do anything at this table."""
    game = get_variant(chair.game)
    found = {"chat", "who-is-here"}
    if not get_wording(chair.game).has_powers:
        found.add("power")
    if not get_game_bots(chair.game).has_coach:
        found.add("coach")
    if game.has_choices:
        # With choices the table never waits for a card to be turned.
        found |= {"auto", "skip"}
    elif not chosen(chair):
        found |= {*MOVES, *RANKS, "power", "coach"}
    if game.uses_money:
        found |= {"hand", *RANKS - DIGITS}
    if not chair.options.get(CHOICE_SECONDS.name):
        found.add("stop-timer")
    return frozenset(found)


def chosen(chair: PlayerView) -> bool:
    """Return whether players ever choose at this table, instead of only turning cards."""
    game = get_variant(chair.game)
    return game.has_choices or game.may_ask(chair.options)


def meanings(chair: PlayerView) -> Mapping[str, str]:
    """Return the message ids of commands that do something else here than at most tables."""
    found = {} if chosen(chair) else {"play": "command-turn"}
    if "hands" not in get_variant(chair.game).visibility:
        found["hand"] = "command-hand-packet"
    return {**found, **get_wording(chair.game).command_messages}
