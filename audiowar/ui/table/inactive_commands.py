"""What commands of the table do in a game: which nothing, so that its key help leaves them out."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.announce.game_wording import get_wording
from audiowar.bots.game_bots import get_game_bots
from audiowar.rules.registry import get_variant
from audiowar.rules.variant import CHOICE_SECONDS
from audiowar.table.player_view import PlayerView
from audiowar.ui.core.spoken_names import RANK_NAMES

TOGETHER = frozenset(("chat", "who-is-here", "stop-timer"))
"""Commands that do something wherever others sit at the table."""
MOVES = frozenset(("card-previous", "card-next", "card-first", "card-last"))
"""Commands that go through what may be chosen."""
RANKS = frozenset(f"rank-{name}" for name in RANK_NAMES)
"""Commands that go to a card."""
DIGITS = frozenset(name for name in RANKS if name.removeprefix("rank-").isdigit())
"""Of those the ones whose keys are digits, with which a bet is typed."""


def idle(chair: PlayerView) -> frozenset[str]:
    """Return the commands that do nothing at this table, whatever happens there."""
    game = get_variant(chair.game)
    found = {"chat", "who-is-here"}
    if not get_wording(chair.game).has_powers:
        found.add("power")
    if not get_game_bots(chair.game).has_coach:
        found.add("coach")
    if game.has_choices:
        # Where players choose the table never waits for a card to be turned.
        found |= {"auto", "skip"}
    elif not chosen(chair):
        found |= {*MOVES, *RANKS, "power", "coach"}
    if game.uses_money:
        found |= {"hand", *RANKS - DIGITS}
    if not chair.options.get(CHOICE_SECONDS.name):
        found.add("stop-timer")
    return frozenset(found)


def chosen(chair: PlayerView) -> bool:
    """Tell whether anything is chosen at this table, where cards are not only turned."""
    game = get_variant(chair.game)
    return game.has_choices or game.may_ask(chair.options)


def meanings(chair: PlayerView) -> Mapping[str, str]:
    """Return what commands do here that is not what they do at most tables: ids of messages."""
    found = {} if chosen(chair) else {"play": "command-turn"}
    if "hands" not in get_variant(chair.game).visibility:
        found["hand"] = "command-hand-packet"
    return {**found, **get_wording(chair.game).command_messages}
